import { formatNumber } from '../text.ts';
import { table } from './layout.ts';
import type { Screen } from './screen.ts';

export interface ListedClub {
  readonly id: string;
  readonly name: string;
  readonly tournaments: number;
  readonly quotas: {
    readonly tournaments: number | null;
    readonly members: number | null;
    readonly lexiconBytes: number | null;
  };
}

const MEGABYTE = 1_000_000;

const COLUMNS = [
  { title: 'identifiant' },
  { title: 'nom' },
  { title: 'tournois', align: 'right' },
  { title: 'au plus', align: 'right' },
  { title: 'membres au plus', align: 'right' },
  { title: 'dictionnaires (Mo)', align: 'right' },
] as const;

const most = (count: number | null): string => (count === null ? '—' : formatNumber(count));

export const clubLines = (screen: Screen, clubs: readonly ListedClub[]): string[] =>
  table(
    COLUMNS,
    clubs.map(({ id, name, tournaments, quotas: { lexiconBytes, ...quotas } }) => [
      ...[id, name, formatNumber(tournaments), most(quotas.tournaments), most(quotas.members)],
      most(lexiconBytes === null ? null : Math.floor(lexiconBytes / MEGABYTE)),
    ]),
    (text) => screen.paint('faint', text),
  );

export const factsOfClub = ({ id, name, tournaments, quotas }: ListedClub) => ({
  ...{ id, name, tournaments, mostTournaments: quotas.tournaments, mostMembers: quotas.members },
  mostLexiconBytes: quotas.lexiconBytes,
});
