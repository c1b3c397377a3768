import { type Entrant, nameOf } from '@raccord/tournament';
import { type DoubtfulLine, doubtLine, type RefusedLine, refuseLine } from './faults.ts';
import { Met } from './namesakes.ts';
import type { ListedEntrant, Roster } from './roster.ts';

/** An entrant as a tournament has him. */
export type RegisteredEntrant = Pick<Entrant, 'members' | 'centre' | 'table'> & { readonly isPresent: boolean };

/** The tables of a centre where somebody sits. */
export const takenTables = (registered: readonly RegisteredEntrant[], centre: string): ReadonlyMap<number, string> =>
  new Map(
    registered
      .filter((entrant) => entrant.isPresent && entrant.centre === centre)
      .map(({ table, members }) => [table, nameOf(members)]),
  );

/** A list for a centre of a tournament: who is registered there already, or would sit on somebody, is refused. */
export function withoutRegistered(
  { entrants, refused, doubtful }: Roster,
  registered: readonly RegisteredEntrant[],
  centre: string,
): Roster {
  const met = new Met<RegisteredEntrant>();
  for (const entrant of registered) for (const person of entrant.members) met.add(person, entrant);
  const taken = takenTables(registered, centre);
  const faults = new Map(entrants.map((entrant) => [entrant, faultOf(entrant, met, taken)]));
  const more = [...faults.values()].filter((fault) => fault !== undefined);
  const kept = entrants.filter((entrant) => faults.get(entrant) === undefined);
  const lines = new Set(kept.map(({ line }) => line));
  return {
    entrants: kept,
    refused: [...refused, ...more].sort((a, b) => a.line - b.line),
    doubtful: [
      ...doubtful.filter(({ line }) => lines.has(line)),
      ...kept.flatMap((entrant) => doubtsOf(entrant, met)),
    ].sort((a, b) => a.line - b.line),
  };
}

const doubtsOf = ({ line, members }: ListedEntrant, met: Met<RegisteredEntrant>): DoubtfulLine[] =>
  members.flatMap((person) => {
    const turned = met.findTurned(person);
    return turned
      ? [doubtLine(line, 'name-turned-registered', person.name, turned.person.name, turned.where.table)]
      : [];
  });

function faultOf(
  { line, members, table }: ListedEntrant,
  met: Met<RegisteredEntrant>,
  taken: ReadonlyMap<number, string>,
): RefusedLine | undefined {
  for (const person of members) {
    const known = met.find(person);
    if (known?.by === 'name') return refuseLine(line, 'name-registered', person.name, known.where.table);
    if (known) {
      const { members: others, table: at } = known.where;
      return refuseLine(line, 'licence-registered', person.licence ?? '', nameOf(others), at);
    }
  }
  const sitting = table === undefined ? undefined : taken.get(table);
  return table === undefined || sitting === undefined ? undefined : refuseLine(line, 'table-occupied', table, sitting);
}
