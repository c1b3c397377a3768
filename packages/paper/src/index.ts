/** What is printed: PDF, page by page. */
export {};
