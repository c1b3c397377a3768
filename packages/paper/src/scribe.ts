import type { FontName, TextStyle } from './ruler.ts';

/** What pdfkit knows of a font in use, and its types do not say. */
interface UsedFont {
  readonly id: string;
  ref(): unknown;
  /** The glyphs of a text, in hexadecimal. */
  encode(text: string): readonly [readonly string[], unknown];
}

interface Inside {
  readonly _font: UsedFont;
  readonly page: { readonly fonts: Record<string, unknown> };
}

interface Alphabet {
  readonly font: UsedFont;
  readonly codes: Map<string, string>;
}

/**
 * Writes small texts letter by letter, without the kerning that `doc.text` works out for each word: a third of the time for a
 * table of thousands of rows, and nobody sees it at their size.
 */
export class Scribe {
  readonly #doc: PDFKit.PDFDocument;
  readonly #alphabets = new Map<FontName, Alphabet>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** On a baseline, from `x` on. */
  write(text: string, { font, size, color }: Required<TextStyle>, x: number, baseline: number): void {
    const { font: used, codes } = this.#alphabetOf(font);
    const { page } = this.#doc as unknown as Inside;
    page.fonts[used.id] ??= used.ref();
    let glyphs = '';
    for (const letter of text) {
      let code = codes.get(letter);
      if (code === undefined) {
        code = used.encode(letter)[0].join('');
        codes.set(letter, code);
      }
      glyphs += code;
    }
    // The page runs downwards: letters are turned back.
    const place = `1 0 0 -1 ${x.toFixed(2)} ${baseline.toFixed(2)}`;
    this.#doc.addContent(`BT ${greyOf(color)} g /${used.id} ${size.toFixed(2)} Tf ${place} Tm <${glyphs}> Tj ET`);
  }

  #alphabetOf(name: FontName): Alphabet {
    const known = this.#alphabets.get(name);
    if (known) return known;
    this.#doc.font(name);
    const alphabet = { font: (this.#doc as unknown as Inside)._font, codes: new Map<string, string>() };
    this.#alphabets.set(name, alphabet);
    return alphabet;
  }
}

/** From 0, black, to 1: colours are greys. */
const greyOf = (color: string): string => (Number.parseInt(color.slice(1, 3), 16) / 255).toFixed(2);
