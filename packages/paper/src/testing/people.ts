import type { AnswerOf } from '@raccord/contract';

type People = AnswerOf<'seePeople'>;
type Row = AnswerOf<'seeRanking'>['rows'][number];

/** So many players of one centre, at tables 1 and on. */
export const peopleNamed = (...names: readonly string[]): People => ({
  sequence: 1,
  game: 0,
  centres: [{ id: 'c1', name: 'Étang' }],
  officials: [],
  entrants: names.map((name, index) => ({
    id: `j${index + 1}`,
    members: [{ name, category: 'S', series: '4B', club: 'E01', licence: String(1_000_001 + index) }],
    centre: 'c1',
    table: index + 1,
    isPresent: true,
    presence: 'present',
  })),
  teams: [],
});

export const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `Joueur ${index + 1}`);

/** Everybody ranked in the order given. */
export const rowsOf = ({ entrants }: People): Row[] =>
  entrants.map(({ id, members, centre, table }, index) => ({
    ...{ entrant: id, members, centre, table },
    ...{ rank: index + 1, total: 900 - index, top: 1000, negative: -100 - index, percent: 90 - index / 10 },
  }));
