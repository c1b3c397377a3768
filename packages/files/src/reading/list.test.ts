import { describe, expect, it } from 'vitest';
import { MOST_LIST_BYTES, readList } from './list.ts';
import { bombOf, partsOf, workbookOf, zipOf } from './testing/zip.ts';

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
      text: 'Ce classeur n’a pas de feuille lisible : enregistrez-le en .xlsx ou en .csv.',
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
    ['in one text', `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(500), [`<t>${'A'.repeat(30_000)}</t>`]],
    ['in empty cells', '<row><c r="GR1"><v>1</v></c></row>'.repeat(60_000), []],
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
      'Ce fichier n’est ni du texte ni un classeur : choisissez un .csv, un .txt ou un .xlsx.',
    ],
    [
      'a game of another program',
      Buffer.from('\n<?xml version="1.0"?><EliotGame format="2"/>'),
      'not-a-list',
      'Ce fichier est d’un programme (une partie, un tournoi ou une page) et non une liste de joueurs : choisissez un .csv, un .txt ou un .xlsx.',
    ],
    [
      'an old workbook',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      'old-workbook',
      'Ce classeur est d’un ancien format (.xls) : enregistrez-le en .xlsx ou en .csv.',
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
