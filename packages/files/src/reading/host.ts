/** All that this package asks of its host, which the types of a pure package do not know: a page, a worker and Node have it. */
declare class TextDecoder {
  constructor(encoding: string, options?: { readonly fatal: boolean });
  decode(content: Uint8Array): string;
}

/** Bytes as text, without the mark that may stand first. With `fatal`, it throws where they are none. */
export const decode = (content: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'utf-16be', fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(content);
