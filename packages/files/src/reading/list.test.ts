import { describe, expect, it } from 'vitest';
import { MOST_LIST_BYTES, readList } from './list.ts';
import { bombOf, openWorkbookOf, partsOf, workbookOf, zipOf } from './testing/zip.ts';

const read = (content: Uint8Array): unknown => {
  const list = readList(content);
  return list.ok ? list.value : list.fault;
};

describe('the list of a workbook', () => {
  it('has its cells, each on the line and in the column that it says', () => {
    const rows = [
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>',
      '<row r="3"><c r="A3" t="inlineStr"><is><t>Loup</t></is></c><c r="C3"><v>1000002</v></c></row>',
      '<row r="5"><c t="str"><f>A2&amp;"!"</f><v>Chat!</v></c></row>',
    ].join('');
    const strings = ['<t>Joueur</t>', '<r><t>Lic</t></r><r><t xml:space="preserve">ence </t></r><rPh><t>x</t></rPh>'];
    expect(read(workbookOf(rows, strings))).toBe('\nJoueur\t\tLicence\nLoup\t\t1000002\n\nChat!');
  });

  it('keeps no quote, tab or new line of a cell, which would cut the list', () => {
    const rows = '<row><c t="inlineStr"><is><t>"Chat&#9;\nnoir</t></is></c><c><v>4</v></c></row>';
    expect(read(workbookOf(rows))).toBe(' Chat noir\t4');
  });

  it('is no longer than its rows, whatever lines and columns they say', () => {
    const text = read(workbookOf('<row r="1048576"><c r="XFD1048576"><v>9</v></c><c r="A1"><v>1</v></c></row>'));
    expect(String(text).trim()).toBe('1');
    expect(String(text).length).toBeLessThan(300);
  });

  it.each([
    ['an entity', '<!DOCTYPE a [<!ENTITY b "b">]><worksheet><sheetData><row/></sheetData></worksheet>'],
    ['a cut sheet', '<worksheet><sheetData><row>'],
    ['no XML', 'joueur;licence'],
  ])('is refused with %s', (_, sheet) => {
    expect(read(workbookOf('', [], { 'xl/worksheets/sheet1.xml': sheet }))).toEqual({
      code: 'no-sheet',
      text: 'Ce classeur n’a pas de feuille lisible : enregistrez-le en .xlsx, en .ods ou en .csv.',
    });
  });

  it('is refused when another program wrote the archive', () => {
    expect(read(zipOf({ name: 'mimetype', content: 'application/epub+zip' }))).toMatchObject({ code: 'no-sheet' });
  });

  it('has whole numbers as people write them, however the program that wrote it does', () => {
    const cells = ['1.0E7', '1000002.0', '1.2345678E7', '3', '0.5', '1E+20'].map((value) => `<c><v>${value}</v></c>`);
    expect(read(workbookOf(`<row>${cells.join('')}</row>`))).toBe('10000000\t1000002\t12345678\t3\t0.5\t1E+20');
  });

  it('has nothing where a formula went wrong', () => {
    expect(read(workbookOf('<row><c t="e"><v>#REF!</v></c><c t="str"><v>Chat</v></c></row>'))).toBe('\tChat');
  });

  it('is that of the first sheet that is shown', () => {
    const sheets = [
      '<sheet name="Listes" state="hidden" r:id="rId1"/>',
      '<sheet name="Calculs" state="veryHidden" r:id="rId2"/>',
      '<sheet name="Joueurs" state="visible" r:id="rId3"/>',
    ];
    const workbook = (shown: number) =>
      workbookOf('<row><c t="str"><v>Chat</v></c></row>', [], {
        'xl/workbook.xml': `<workbook xmlns:r="urn:r"><sheets>${sheets.slice(0, shown).join('')}</sheets></workbook>`,
      });
    expect(read(workbook(3))).toBe('Chat');
    expect(read(workbook(2))).toMatchObject({ code: 'no-sheet' });
  });

  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

  it.each([
    ['in one cell', `<row>${cell('Chat '.repeat(2 * 2 ** 20))}</row>`, []],
    // A text of the workbook is written once, and may be shown in every cell.
    ['in one text', `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(2), [`<t>${'A'.repeat(30_000)}</t>`]],
    ['in empty cells', '<row><c r="GR1"><v>1</v></c></row>'.repeat(42_500), []],
    ['in cells that hold nothing', `<row>${'<c/>'.repeat(1_000)}</row>`.repeat(2_000), []],
  ])('is refused when it holds more than a list, %s', (_, rows, strings) => {
    expect(read(workbookOf(rows, strings))).toMatchObject({ code: 'zip-too-large' });
  });

  it('is refused when it is a bomb', () => {
    const sheet = { name: 'xl/worksheets/sheet1.xml', content: '', folded: bombOf(80) };
    expect(read(zipOf(...partsOf(''), sheet))).toEqual({
      code: 'zip-too-large',
      text: 'Ce classeur est trop gros : gardez la seule feuille des joueurs.',
    });
  });
});

describe('a cell merged over several rows', () => {
  const merged = (...refs: readonly string[]) => ({
    'xl/worksheets/sheet1.xml': [
      '<worksheet><sheetData>',
      '<row r="1"><c r="A1" t="str"><v>Inscrits</v></c></row>',
      '<row r="2"><c r="A2" t="str"><v>Chat</v></c><c r="B2" t="str"><v>ABC</v></c></row>',
      '<row r="3"><c r="A3" t="str"><v>Loup</v></c><c r="B3"/></row>',
      '<row r="4"><c r="A4"/></row>',
      '<row r="5"><c r="A5" t="str"><v>Ours</v></c></row>',
      '</sheetData><mergeCells>',
      ...refs.map((ref) => `<mergeCell ref="${ref}"/>`),
      '</mergeCells></worksheet>',
    ].join(''),
  });

  it('is that of each of them, and of no other', () => {
    expect(read(workbookOf('', [], merged('A1:H1', 'B2:B4')))).toBe('Inscrits\nChat\tABC\nLoup\tABC\n\nOurs');
    expect(read(workbookOf('', [], merged('B2:C5')))).toBe('Inscrits\nChat\tABC\nLoup\tABC\n\nOurs\tABC');
  });

  it('makes no list too large', () => {
    const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>${'A'.repeat(30_000)}</t></is></c></row>`;
    const others = Array.from({ length: 500 }, (_, index) => `<row r="${index + 2}"><c r="B1"><v>1</v></c></row>`);
    const sheet = `<worksheet><sheetData>${rows}${others.join('')}</sheetData><mergeCells><mergeCell ref="A1:A999"/></mergeCells></worksheet>`;
    const changed = { 'xl/worksheets/sheet1.xml': sheet };
    expect(read(workbookOf('', [], changed))).toMatchObject({ code: 'zip-too-large' });
  });
});

describe('the list of a workbook of LibreOffice (.ods)', () => {
  const text = (...paragraphs: readonly string[]) =>
    `<table:table-cell office:value-type="string">${paragraphs.map((one) => `<text:p>${one}</text:p>`).join('')}</table:table-cell>`;
  const number = (value: string, shown: string) =>
    `<table:table-cell office:value-type="float" office:value="${value}" calcext:value-type="float"><text:p>${shown}</text:p></table:table-cell>`;
  const row = (...cells: readonly string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
  const EMPTY_ROWS =
    '<table:table-row table:number-rows-repeated="1048560"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';

  it('has its cells, numbers as people write them and texts in whatever styles', () => {
    const rows = [
      `<table:table-header-rows>${row(text('Joueur'), text('Licence'))}</table:table-header-rows>`,
      row(text('CHAT<text:s/><text:span>Fé</text:span>lix'), number('1000002', '1 000 002')),
      row(text('LOUP', 'Anne'), '<table:table-cell table:number-columns-repeated="1022"/>'),
      EMPTY_ROWS,
    ];
    expect(read(openWorkbookOf(rows.join('')))).toBe('Joueur\tLicence\nCHAT Félix\t1000002\nLOUP Anne');
  });

  it('has what is repeated as often, and empty rows where they are', () => {
    const rows = [
      '<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>',
      row(text('Chat').replace('<table:table-cell', '<table:table-cell table:number-columns-repeated="2"')),
      `<table:table-row-group>${row(text('Loup')).replace('<table:table-row', '<table:table-row table:number-rows-repeated="2"')}</table:table-row-group>`,
    ];
    expect(read(openWorkbookOf(rows.join('')))).toBe('\n\nChat\tChat\nLoup\nLoup');
  });

  it('has a merged cell in each of its rows, and no note', () => {
    const club = text('ABC').replace('<table:table-cell', '<table:table-cell table:number-rows-spanned="2"');
    const note = '<office:annotation><text:p>à voir</text:p></office:annotation>';
    const rows = [
      row(text('Chat').replace('<text:p>', `${note}<text:p>`), club),
      row(text('Loup'), '<table:covered-table-cell/>'),
      row(text('Ours')),
    ];
    expect(read(openWorkbookOf(rows.join('')))).toBe('Chat\tABC\nLoup\tABC\nOurs');
  });

  it('is that of the first sheet that is shown', () => {
    const styles =
      '<style:style style:name="ta0" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const before = `<table:table table:name="Listes" table:style-name="ta0">${row(text('Caché'))}</table:table>`;
    expect(read(openWorkbookOf(row(text('Chat')), { before, styles }))).toBe('Chat');
  });

  it('is refused when it is a text, or repeats without end', () => {
    const letter = { name: 'content.xml', content: '<document-content><body><text/></body></document-content>' };
    expect(read(zipOf(letter))).toMatchObject({ code: 'no-sheet' });
    const endless = row(text('Chat')).replace('<table:table-row', '<table:table-row table:number-rows-repeated="1e12"');
    expect(read(openWorkbookOf(endless))).toMatchObject({ code: 'zip-too-large' });
  });
});

describe('a list of text', () => {
  it('in the encoding of old programs', () => {
    expect(read(Buffer.from('1;C\x8cUR \xc9lise', 'latin1'))).toBe('1;CŒUR Élise');
  });

  it.each([
    ['empty', Buffer.from(' \r\n'), 'list-empty', 'Ce fichier est vide : choisissez celui qui a les noms des joueurs.'],
    [
      'binary',
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
      'not-text',
      'Ce fichier n’est ni du texte ni un classeur : choisissez un .csv, un .txt, un .xlsx ou un .ods.',
    ],
    [
      'a game of another program',
      Buffer.from('\n<?xml version="1.0"?><EliotGame format="2"/>'),
      'not-a-list',
      'Ce fichier est d’un programme (une partie, un tournoi ou une page) et non une liste de joueurs : choisissez un .csv, un .txt, un .xlsx ou un .ods.',
    ],
    [
      'an old workbook',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      'old-workbook',
      'Ce classeur est d’un ancien format (.xls) : enregistrez-le en .xlsx, en .ods ou en .csv.',
    ],
    [
      'too large',
      Buffer.alloc(MOST_LIST_BYTES + 1, 0x41),
      'list-too-large',
      'Ce fichier dépasse 8 Mio : ce n’est sans doute pas une liste de joueurs.',
    ],
  ])('is refused when %s', (_, content, code, text) => {
    expect(read(content)).toEqual({ code, text });
  });
});
