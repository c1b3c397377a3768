/** What the build says of itself. */
declare module 'virtual:plainfiles' {
  export const built: {
    readonly version: string;
    /** The free lexicon: what it is known by, and its file. */
    readonly words: { readonly hash: string; readonly name: string };
    /** The file of its natures. */
    readonly natures: string;
  };
}
