import { megabytes, number } from '@raccord/french';
import { printable } from '../text.ts';
import { table } from './layout.ts';
import type { Terminal } from './screen.ts';

export interface ListedClub {
  readonly id: string;
  readonly name: string;
  readonly tournaments: number;
  /** Undefined until a program that counts them has written to the club. */
  readonly members: number | undefined;
  readonly sittings: number;
  readonly quotas: {
    readonly tournaments: number | null;
    readonly members: number | null;
    readonly sittings: number | null;
    readonly lexiconBytes: number | null;
  };
}

const COLUMNS = [
  { title: 'identifiant' },
  { title: 'nom' },
  { title: 'tournois', align: 'right' },
  { title: 'au plus', align: 'right' },
  { title: 'membres', align: 'right' },
  { title: 'au plus', align: 'right' },
  { title: 'séances', align: 'right' },
  { title: 'au plus', align: 'right' },
  { title: 'dictionnaires au plus', align: 'right' },
] as const;

const NONE = '—';
const figure = (count: number | null): string => (count === null ? NONE : number(count));

export const clubLines = (screen: Terminal, clubs: readonly ListedClub[]): string[] =>
  table(
    COLUMNS,
    clubs.map(({ id, name, tournaments, members, sittings, quotas: { lexiconBytes, ...quotas } }) => [
      ...[id, printable(name), number(tournaments), figure(quotas.tournaments)],
      ...[figure(members ?? null), figure(quotas.members), number(sittings), figure(quotas.sittings)],
      lexiconBytes === null ? NONE : megabytes(lexiconBytes),
    ]),
    (text) => screen.paint('faint', text),
  );

export const factsOfClub = ({ id, name, tournaments, members, sittings, quotas }: ListedClub) => ({
  ...{ id, name, tournaments, mostTournaments: quotas.tournaments, mostMembers: quotas.members },
  ...{ members: members ?? null, sittings, mostSittings: quotas.sittings, mostLexiconBytes: quotas.lexiconBytes },
});
