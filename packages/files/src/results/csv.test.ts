import { unwrap } from '@raccord/scrabble';
import { expect, it } from 'vitest';
import { parseRoster } from '../roster/index.ts';
import { makeCsv } from './csv.ts';
import { ANIMALS, overall, provisional, resultsOf } from './testing/results.ts';

const csvOf = (asked: ReturnType<typeof overall>): string => [...makeCsv(resultsOf(asked), asked)].join('');
const named = (name: string) => csvOf(overall([{ members: [{ name }], table: 1, totals: [1] }])).split('\r\n')[1];

it('has a line for each, with what is known, decimal commas and the total of each game', () => {
  expect(csvOf(overall(ANIMALS))).toBe(
    [
      '\ufeffPlace;Nom;Licence;Catégorie;Série;Club;Score;Négatif;% du top;Partie 1;Partie 2',
      '1;LÉROT Cœur;0012345;V;4B;AB01;1745;-255;87,25;900;845',
      '2;LOUP Élise;;;;;1312;-688;65,60;700;612',
      '3;CHAT Félix et CHIEN Noé;7 / 8;S / V;;CD2;1200;-800;60,00;600;600',
      '',
    ].join('\r\n'),
  );
});

it('says in a last column, on each line, why the ranking is provisional', () => {
  const [heads, ...lines] = csvOf(provisional(overall(ANIMALS)))
    .trimEnd()
    .split('\r\n');
  expect(heads).toMatch(/;Partie 1;Partie 2;Provisoire$/);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(/;« Partie 2 » en cours, après 20 coups$/);
});

it('is read again as a list of players', () => {
  const { entrants, refused } = unwrap(parseRoster(csvOf(provisional(overall(ANIMALS.slice(0, 2))))));
  expect(refused).toEqual([]);
  expect(entrants.map(({ members }) => members)).toEqual(ANIMALS.slice(0, 2).map(({ members }) => members));
});

it.each(['=HYPERLINK("a")', '+33', '-Loup', '@Chat', '\t=1', '\r=1'])('makes no formula of %j', (name) => {
  const [, cell] = /^1;"?('.*)/s.exec(named(name)) ?? [named(name)];
  expect(cell?.startsWith(`'${name[0]}`)).toBe(true);
});

it('writes what looks like a separator or a quote between quotes', () => {
  expect(named('Chat; "noir"')).toMatch(/^1;"Chat; ""noir""";/);
});

it('puts the group first in a ranking by groups, and ranks teams themselves', () => {
  const { ranking } = overall(ANIMALS);
  const by = (grouping: 'club' | 'teams', groups: (typeof ranking)['groups']) => {
    const lines = csvOf({ by: grouping, ranking: { ...ranking, groups } }).split('\r\n');
    return lines.map((line) => line.split(';').slice(0, 4).join(';')).slice(0, -1);
  };
  expect(by('club', [{ name: 'AB01', rows: ranking.rows.slice(0, 1) }])).toEqual([
    '\ufeffClub;Place;Nom;Licence',
    'AB01;1;LÉROT Cœur;0012345',
  ]);
  expect(by('teams', [{ name: 'Poils', rank: 1, total: 3057, rows: ranking.rows.slice(0, 2) }])).toEqual([
    '\ufeffPlace;Équipe;Score;Joueurs',
    '1;Poils;3057;LÉROT Cœur (1745), LOUP Élise (1312)',
  ]);
});
