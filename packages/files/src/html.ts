import { raisedParts } from '@raccord/french';

/** What may stand in a page. Texts are made safe, pieces go as they are, lists one after the other, and what is missing leaves nothing. */
type Part = string | number | boolean | undefined | Html | readonly Part[];

/** A piece of a page: nothing but `html` and `raw` makes one. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** Tags as they are written here; what is put between them, or in an attribute between quotes, is safe by itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.reduce((markup, text, index) => markup + markupOf(parts[index - 1]) + text));

/** What comes with the program: a style, a script. Never what somebody wrote. */
export const raw = (markup: string): Html => new Html(markup);

/** A text with the letters of its ordinals, « 1er » and « 3e », above the line. */
export const raised = (text: string): readonly Part[] =>
  raisedParts(text).map((part) => (part.isRaised ? html`<sup>${part.text}</sup>` : part.text));

/** « a, b, c ». */
export const withCommas = (pieces: readonly Html[]): readonly Part[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [', ', piece]));

/** The text of each piece. */
export function* htmlText(pieces: Iterable<Html>): Generator<string> {
  for (const piece of pieces) yield piece.toString();
}

function markupOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.toString();
  if (typeof part !== 'object') return escapeHtml(String(part));
  return part.map(markupOf).join('');
}

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
