import { faceOf } from './faces.ts';
import { drawFoot, drawHeading } from './frame.ts';
import {
  type Layout,
  MILLIMETRE,
  PAPER_SIZES,
  type Paper,
  type PaperSize,
  type Section,
  type TournamentNames,
} from './page.ts';
import { Pen } from './pen.ts';
import { FONT_NAMES, type FontName, Ruler } from './ruler.ts';

/** The files of the fonts, TrueType. */
export type Fonts = Readonly<Record<FontName, Uint8Array>>;

export interface PrintOrder {
  readonly fonts: Fonts;
  readonly size: PaperSize;
  /** When it is made. */
  readonly at: Date;
  readonly tournament: TournamentNames;
}

const SIDE = 12 * MILLIMETRE;
const HEADING = 25 * MILLIMETRE;
const FOOT = 14 * MILLIMETRE;
/** What printers leave blank. */
const EDGE = 8 * MILLIMETRE;

/** A PDF being made. */
export interface Printing {
  /** How many pages, or parts of a long paper, are drawn, of how many; nothing where that is not known. */
  progress(): { readonly done: number; readonly total: number } | undefined;
  /** A piece for each page, so that whoever asks can do something else in between, then the end of the file. */
  readonly bytes: AsyncGenerator<Uint8Array, void, undefined>;
}

/** Makes a PDF, page by page: nothing of a page is kept once its bytes are taken. */
export async function print(paper: Paper, order: PrintOrder): Promise<Printing> {
  const { width, height } = sizeOf(paper, order.size);
  const doc = await openDocument(paper, order);
  const ruler = new Ruler((letter, font) => doc.font(font).fontSize(1000).widthOfString(letter) / 1000);
  const area = paper.isCut
    ? { left: EDGE, top: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE }
    : { left: SIDE, top: HEADING, width: width - 2 * SIDE, height: height - HEADING - FOOT };
  const layout: Layout = { ruler, area };
  const footline = paper.isCut ? height - EDGE * 0.35 : height - FOOT * 0.55;

  async function* draw(sections: Iterable<Section>): Printing['bytes'] {
    const pen = new Pen(doc, ruler);
    for (const section of sections) {
      const { parts = 0 } = section;
      const left = `${order.tournament.name} – ${section.title}`;
      for (const [index, drawPage] of section.pages.entries()) {
        doc.addPage();
        if (!paper.isCut) drawHeading(pen, layout, order.tournament, section);
        drawPage(pen);
        const right = section.isNumbered === false ? '' : `${index + 1}/${section.pages.length}`;
        drawFoot(pen, layout, footline, { left, right });
        if (!paper.isLong) done++;
        yield* made(doc);
      }
      done += parts;
    }
    doc.end();
    yield* made(doc);
  }

  let done = 0;
  const sections = paper.isLong ? paper.lay(layout, order.tournament) : [...paper.lay(layout, order.tournament)];
  const total = Array.isArray(sections)
    ? sections.reduce((sum: number, { pages }: Section) => sum + pages.length, 0)
    : paper.parts;
  return { progress: () => (total === undefined ? undefined : { done, total }), bytes: draw(sections) };
}

function sizeOf({ isLandscape = false }: Paper, size: PaperSize): (typeof PAPER_SIZES)[PaperSize] {
  const { width, height } = PAPER_SIZES[size];
  return isLandscape ? { width: height, height: width } : { width, height };
}

async function openDocument(paper: Paper, { fonts, size, at, tournament }: PrintOrder): Promise<PDFKit.PDFDocument> {
  // A server that prints nothing does not load it.
  const { default: PDFDocument } = await import('pdfkit');
  const { width, height } = sizeOf(paper, size);
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'fr',
    displayTitle: true,
    // No standard font: each text says which of the given ones it takes.
    font: '',
    info: { Title: `${paper.title} – ${tournament.name}`, Creator: 'Raccord', Producer: 'Raccord', CreationDate: at },
  });
  for (const name of FONT_NAMES) doc.registerFont(name, faceOf(fonts[name], PDFDocument));
  return doc;
}

/** The bytes made so far. */
function* made(doc: PDFKit.PDFDocument): Generator<Uint8Array, void, undefined> {
  for (let bytes = doc.read(); bytes !== null; bytes = doc.read()) yield bytes;
}
