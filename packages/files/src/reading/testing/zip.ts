import { constants, deflateRawSync } from 'node:zlib';

export interface Packed {
  readonly name: string;
  readonly content: Uint8Array | string;
  readonly isStored?: boolean;
  /** How it is packed, in place of the content folded. */
  readonly folded?: Buffer;
  /** What the archive says of its size unfolded; the truth when it is left out. */
  readonly declared?: number;
}

const LONG = [0, 16, 20, 24, 42];

/** So many bytes, and these numbers at these places: two bytes each, four for marks, sizes and places. */
function header(size: number, numbers: Readonly<Record<number, number>>): Buffer {
  const bytes = Buffer.alloc(size);
  for (const [at, number] of Object.entries(numbers)) {
    if (LONG.includes(Number(at))) bytes.writeUInt32LE(number, Number(at));
    else bytes.writeUInt16LE(number, Number(at));
  }
  return bytes;
}

/** An archive as programs write them, or lies about; nobody reads its sums and dates. */
export function zipOf(...files: readonly Packed[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, isStored = false, folded, declared = content.length } of files) {
    const data = folded ?? (isStored ? Buffer.from(content) : deflateRawSync(content));
    const named = Buffer.from(name);
    pieces.push(header(30, { 0: 0x04034b50, 26: named.length }), named, data);
    const sizes = { 10: isStored ? 0 : 8, 20: data.length, 24: declared, 28: named.length, 42: at };
    directory.push(header(46, { 0: 0x02014b50, ...sizes }), named);
    at += 30 + named.length + data.length;
  }
  const end = header(22, { 0: 0x06054b50, 10: files.length, 16: at });
  return Buffer.concat([...pieces, ...directory, end]);
}

/** As many mebibytes of zeroes, folded to a thousandth without ever having them. */
export function bombOf(mebibytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(2 ** 20), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array<Buffer>(mebibytes).fill(piece), deflateRawSync('')]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The files of a workbook of one sheet, its rows as XML, with what goes wrong in place of the rest. */
export const partsOf = (
  rows: string,
  strings: readonly string[] = [],
  changed: Readonly<Record<string, string>> = {},
): readonly Packed[] =>
  Object.entries({
    'xl/workbook.xml': `${XML}<x:workbook xmlns:x="urn:x" xmlns:r="urn:r"><x:sheets><x:sheet name="Un" sheetId="7" r:id="rId3"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships><Relationship Id="rId3" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${XML}<sst>${strings.map((string) => `<si>${string}</si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...changed,
  }).map(([name, content]) => ({ name, content }));

export const workbookOf = (...parts: Parameters<typeof partsOf>): Buffer => zipOf(...partsOf(...parts));

/** A workbook as LibreOffice writes it: the rows of its sheet as XML, and what stands before that sheet. */
export const openWorkbookOf = (rows: string, { before = '', styles = '' } = {}): Buffer =>
  zipOf(
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', isStored: true },
    {
      name: 'content.xml',
      content: `${XML}<office:document-content xmlns:office="urn:o" xmlns:table="urn:t" xmlns:text="urn:x" xmlns:style="urn:s" xmlns:calcext="urn:c"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${before}<table:table table:name="Inscrits" table:style-name="ta1">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    },
  );
