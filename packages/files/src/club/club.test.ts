import { cardAsTold, cardOfPerson, type MemberPage, type SeasonLine, type SeasonTable } from '@raccord/club';
import { readDay } from '@raccord/french';
import { unwrap } from '@raccord/scrabble';
import { countKinds } from '@raccord/tournament';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readList } from '../reading/list.ts';
import { parseRoster } from '../roster/index.ts';
import { makeMembersCsv, makeMembersXlsx } from './members.ts';
import { makePageXlsx } from './page.ts';
import { makeSeasonCsv, makeSeasonXlsx } from './season.ts';

const SEASON = {
  name: 'Saison 2026-2027',
  rule: { measure: { kind: 'points', scale: { places: [1000, 500], beyond: 0 } } },
} as const;

const line = (rank: number, name: string, worths: readonly (number | undefined)[], category = ''): SeasonLine => ({
  ...{ rank, before: rank, member: name, name, licence: '', category, series: '' },
  ...{ attendance: worths.length, wins: 0, tops: 3, solos: 1, total: 1400, percent: 70 },
  score: worths.reduce<number>((sum, worth) => sum + (worth ?? 0), 0),
  cells: worths.map((worth) =>
    worth === undefined ? undefined : { rank: 1, total: 700, percent: 70, worth, isCounted: true },
  ),
});

const TABLE: SeasonTable = {
  evenings: [
    { tournament: 'e1', title: 'Soirée', date: '2026-10-01' },
    { tournament: 'e2', title: 'Soirée', date: '2026-10-08' },
  ],
  rows: [line(1, 'LOUP Élise', [10, 10 / 3], 'V'), line(2, 'CHAT Félix', [undefined, 5])],
  isProvisional: true,
};

const sheetsOf = (pieces: Iterable<Uint8Array>) => {
  const parts = unzipSync(Buffer.concat([...pieces]));
  const names = [...strFromU8(parts['xl/workbook.xml']).matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name);
  return names.map((name, index) => ({ name, xml: strFromU8(parts[`xl/worksheets/sheet${index + 1}.xml`]) }));
};

test('a season has every evening, points with a decimal comma', () => {
  expect([...makeSeasonCsv(SEASON, TABLE)].join('')).toBe(
    [
      '\ufeffPlace;Évolution;Nom;Licence;Catégorie;Série;Soirée (01/10);Soirée (08/10);Points;% du top;Soirées;Victoires;Tops;Solos',
      '1;–;LOUP Élise;;V;;10;3,33;13,33;70,00;2;0;3;1',
      '2;–;CHAT Félix;;;;;5;5;70,00;2;0;3;1',
      '',
    ].join('\r\n'),
  );
});

test('its workbook has a sheet for each grouping that says something', () => {
  const [general, byCategory, ...others] = sheetsOf(makeSeasonXlsx(SEASON, TABLE));
  expect([general.name, byCategory.name, others]).toEqual(['Saison 2026-2027', 'Par catégorie', []]);
  expect(general.xml).toContain('<v>13.33</v>');
  expect(byCategory.xml.match(/>Catégorie</g)).toHaveLength(1);
});

test('members are read again as a list of players', () => {
  const members = [
    { card: { familyName: 'LOUP', firstName: 'Élise', licence: '0012', category: 'V' }, since: '2026-09-01' },
    { card: { familyName: 'CHAT' }, since: '2020-09-01', until: '2026-10-01' },
  ];
  const { entrants, refused } = unwrap(parseRoster([...makeMembersCsv(members)].join('')));
  expect(refused).toEqual([]);
  expect(entrants.map(({ members: [person] }) => person)).toEqual([
    { name: 'LOUP Élise', licence: '0012', category: 'V' },
    { name: 'CHAT' },
  ]);
  expect(sheetsOf(makeMembersXlsx(members))[0].name).toBe('Membres');
});

test('the file of members gives the same members again: names however they are written, category, series, since when', () => {
  const members = [
    { card: { familyName: 'de La Tour', firstName: 'Anne Marie', series: '4B' }, since: '2020-09-01' },
    { card: { familyName: 'Le Gall' }, since: '2021-01-31', until: '2026-10-01' },
    { card: { familyName: 'LOUP', firstName: 'Élise', licence: '0012', category: 'V' }, since: '2026-09-01' },
  ];
  const workbook = Buffer.concat([...makeMembersXlsx(members)]);
  for (const text of [[...makeMembersCsv(members)].join(''), unwrap(readList(workbook))]) {
    const { entrants } = unwrap(parseRoster(text));
    const again = entrants.map(({ members: [person], told }) => ({
      card: cardAsTold(cardOfPerson(person), told),
      ...{ since: readDay(told?.since ?? ''), ...(told?.until === undefined ? {} : { until: readDay(told.until) }) },
    }));
    expect(again).toEqual(members);
  }
});

test('the page of a player has his evenings, his reasons and his best turns', () => {
  const evening = { tournament: 'e1', title: 'Soirée', date: '2026-10-01', playedAs: 'LOUP Élise', rank: 1, ranked: 9 };
  const page: MemberPage = {
    ...{ member: 'm', name: 'LOUP Élise', category: 'V', series: '', tops: 3, solos: 1, warnings: 2, reasons: [] },
    evenings: [{ ...evening, total: 700, top: 1000, percent: 70, tops: 3, solos: 1, warnings: 2 }],
    best: [
      {
        ...{ tournament: 'e1', date: '2026-10-01', game: 'Partie 1', turn: 4, word: 'KIWI', reference: 'H4' },
        ...{ points: 74, top: 74, found: 1 },
      },
    ],
    missed: [
      {
        ...{ tournament: 'e1', date: '2026-10-01', game: 'Partie 1', turn: 5, word: 'ZEBUS', reference: 'K11' },
        ...{ points: 20, top: 52, found: 7 },
      },
    ],
    kinds: countKinds([{ kinds: ['middle'], isMissed: true }]),
  };
  const sheets = sheetsOf(makePageXlsx(page));
  expect(sheets.map(({ name }) => name)).toEqual(['Soirées', 'Motifs', 'Meilleurs coups', 'Tops manqués', 'Par genre']);
  expect(sheets[0].xml).toContain('<v>0.7</v>');
  expect(sheets[2].xml).toContain('KIWI');
  expect(sheets[3].xml).toContain('ZEBUS');
  expect(sheets[4].xml).toContain('un mot de 5 ou 6 lettres');
});
