import { extractLinks, extractText, getDocumentProxy, getMeta } from 'unpdf';
import type { Paper, PaperSize } from '../page.ts';
import { type PrintOrder, print } from '../press.ts';
import { FONTS } from './fonts.ts';

export const orderOf = (size: PaperSize): PrintOrder => ({
  fonts: FONTS,
  size,
  at: new Date('2026-11-15T10:00:00Z'),
  tournament: { name: 'Coupe de l’Étang', place: 'Salle des fêtes', date: '2026-11-15' },
});

/** The PDF of a paper. */
export async function printed(paper: Paper, size: PaperSize = 'A4'): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const { bytes } = await print(paper, orderOf(size));
  for await (const part of bytes) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

/** What can be read on each page of a paper, spaces of all kinds made plain. */
export async function readPages(paper: Paper, size: PaperSize = 'A4'): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(await printed(paper, size)));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

/** Where a click on the paper leads. */
export const readLinks = async (paper: Paper): Promise<string[]> =>
  (await extractLinks(await getDocumentProxy(await printed(paper)))).links;

export const readMeta = async (pdf: Uint8Array) => getMeta(await getDocumentProxy(pdf.slice()));
