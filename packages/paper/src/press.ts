import { faceOf } from './faces.ts';
import { drawFoot, drawHeading } from './frame.ts';
import { type Layout, MILLIMETRE, PAPER_SIZES, type Paper, type PaperSize, type Section } from './page.ts';
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

/** What the heading says. */
export interface TournamentNames {
  readonly name: string;
  readonly place: string;
  readonly date: string;
}

const SIDE = 12 * MILLIMETRE;
const HEADING = 25 * MILLIMETRE;
const FOOT = 14 * MILLIMETRE;
/** What printers leave blank. */
const EDGE = 8 * MILLIMETRE;

/** A PDF being made. */
export interface Printing {
  /** Where it is known before they are drawn. */
  readonly pages?: number;
  /** A piece for each page, so that whoever asks can do something else in between, then the end of the file. */
  readonly bytes: AsyncGenerator<Uint8Array, void, undefined>;
}

/** Makes a PDF, page by page: nothing of a page is kept once its bytes are taken. */
export async function print(paper: Paper, order: PrintOrder): Promise<Printing> {
  const { width, height } = PAPER_SIZES[order.size];
  const doc = await openDocument(paper.title, order);
  const ruler = new Ruler((letter, font) => doc.font(font).fontSize(1000).widthOfString(letter) / 1000);
  const area = paper.isCut
    ? { left: EDGE, top: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE }
    : { left: SIDE, top: HEADING, width: width - 2 * SIDE, height: height - HEADING - FOOT };
  const layout: Layout = { ruler, area };
  const footline = paper.isCut ? height - EDGE * 0.35 : height - FOOT * 0.55;

  async function* draw(sections: Iterable<Section>): Printing['bytes'] {
    const pen = new Pen(doc, ruler);
    for (const section of sections) {
      const left = `${order.tournament.name} – ${section.title}`;
      for (const [index, drawPage] of section.pages.entries()) {
        doc.addPage();
        if (!paper.isCut) drawHeading(pen, layout, order.tournament, section);
        drawPage(pen);
        drawFoot(pen, layout, footline, { left, right: `${index + 1}/${section.pages.length}` });
        yield* made(doc);
      }
    }
    doc.end();
    yield* made(doc);
  }

  if (paper.isLong) return { bytes: draw(paper.lay(layout)) };
  const sections = [...paper.lay(layout)];
  return { pages: sections.reduce((sum, { pages }) => sum + pages.length, 0), bytes: draw(sections) };
}

async function openDocument(title: string, { fonts, size, at, tournament }: PrintOrder): Promise<PDFKit.PDFDocument> {
  // A server that prints nothing does not load it.
  const { default: PDFDocument } = await import('pdfkit');
  const { width, height } = PAPER_SIZES[size];
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'fr',
    displayTitle: true,
    // No standard font: each text says which of the given ones it takes.
    font: '',
    info: { Title: `${title} – ${tournament.name}`, Creator: 'Raccord', Producer: 'Raccord', CreationDate: at },
  });
  for (const name of FONT_NAMES) doc.registerFont(name, faceOf(fonts[name], PDFDocument));
  return doc;
}

/** The bytes made so far. */
function* made(doc: PDFKit.PDFDocument): Generator<Uint8Array, void, undefined> {
  for (let bytes = doc.read(); bytes !== null; bytes = doc.read()) yield bytes;
}
