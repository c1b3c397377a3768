import { unwrap } from '@raccord/scrabble';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readList } from '../reading/list.ts';
import { parseXml } from '../reading/xml.ts';
import { parseRoster } from '../roster/index.ts';
import type { AskedRanking } from './results.ts';
import { ANIMALS, overall, resultsOf } from './testing/results.ts';
import { makeWorkbook } from './workbook.ts';
import { makeXlsx } from './xlsx.ts';

function partsOf(pieces: Iterable<Uint8Array>): Record<string, string> {
  const parts = unzipSync(Buffer.concat([...pieces]));
  return Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strFromU8(content)]));
}

const cellsOf = (sheet: string): string[] =>
  [...sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(?:<v>|<is><t xml:space="preserve">)([^<]*)/g)].map(
    ([, place, kind, value]) => `${place}${kind.includes('inlineStr') ? '' : ' ='} ${value}`,
  );

const named = (...names: readonly string[]) => {
  const sheets = names.map((name) => ({ name, columns: [], rows: () => [] }));
  return [...partsOf(makeWorkbook(sheets))['xl/workbook.xml'].matchAll(/<sheet name="([^"]*)"/g)].map(
    ([, name]) => name,
  );
};

it('has a sheet for each ranking, its headings frozen, numbers as numbers and the rest as text', () => {
  const everybody = overall(ANIMALS);
  const ofClub: AskedRanking = { by: 'club', ranking: { ...everybody.ranking, groups: [] } };
  const parts = partsOf(makeXlsx(resultsOf(everybody, { ...everybody, game: 'h' }, ofClub)));
  expect(Object.keys(parts).filter((name) => name.includes('worksheets'))).toHaveLength(3);
  expect(parts['xl/workbook.xml']).toContain('name="Général"');
  expect(parts['xl/workbook.xml']).toContain('name="Partie 2"');
  expect(parts['xl/workbook.xml']).toContain('name="Par club"');
  const sheet = parts['xl/worksheets/sheet1.xml'];
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  const cells = cellsOf(sheet);
  expect(cells.slice(0, 3)).toEqual(['A1 Place', 'B1 Nom', 'C1 Licence']);
  expect(cells.filter((cell) => /^[A-Z]2 /.test(cell))).toEqual([
    ...['A2 = 1', 'B2 LÉROT Cœur', 'C2 0012345', 'D2 V', 'E2 4B', 'F2 AB01'],
    ...['G2 = 1745', 'H2 = -255', 'I2 = 0.8725', 'J2 = 900', 'K2 = 845'],
  ]);
});

it('keeps a formula, a tag or a control character a text', () => {
  const asked = overall([{ members: [{ name: '=1+1 <b>&"\u0001' }], table: 1, totals: [1] }]);
  expect(cellsOf(partsOf(makeXlsx(resultsOf(asked)))['xl/worksheets/sheet1.xml'])).toContain(
    'B2 =1+1 &lt;b&gt;&amp;&quot;',
  );
});

it('gives sheets names that spreadsheets admit, all different', () => {
  const long = 'Une partie dont le nom est bien trop long';
  expect(named('Partie [1]: a/b*?', 'Général', 'GÉNÉRAL', long, long, "'", '&')).toEqual([
    ...['Partie 1 a b', 'Général', 'GÉNÉRAL (2)'],
    ...['Une partie dont le nom est bien', 'Une partie dont le nom est (2)', 'Feuille', '&amp;'],
  ]);
});

it('is the same bytes each time', () => {
  const bytes = () => Buffer.concat([...makeXlsx(resultsOf(overall(ANIMALS)))]);
  expect(bytes().equals(bytes())).toBe(true);
});

it('is XML in all its parts, and is read again as a list of players', () => {
  const known = ANIMALS.slice(0, 2);
  const pieces = [...makeXlsx(resultsOf(overall(known)))];
  for (const text of Object.values(partsOf(pieces))) expect(parseXml(text).ok).toBe(true);
  const list = unwrap(readList(new Uint8Array(Buffer.concat(pieces))));
  expect(list.split('\n')[1]).toMatch(/\t1745\t-255\t0.8725\t900\t845$/);
  expect(unwrap(parseRoster(list)).entrants.map(({ members }) => members)).toEqual(known.map(({ members }) => members));
});
