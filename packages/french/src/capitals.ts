/** A text that begins a sentence or a cell. */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text inside a sentence. */
export const withoutCapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
