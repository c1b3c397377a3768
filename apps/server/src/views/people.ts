import type { SessionAnswer } from '@raccord/contract';
import {
  type CentreState,
  currentMoment,
  type GamesTold,
  type Journal,
  presenceOf,
  type TableRange,
} from '@raccord/tournament';
import { lastSeatOf } from './remit.ts';
import { sightOf } from './sight.ts';

/** Everybody, by what was last said of each one; the chief of a centre has the people of his centre. */
export function seePeople({ state, events }: Journal, session: SessionAnswer) {
  const { role, centre: own } = session;
  const { isShown, isFinished } = sightOf(state, session);
  const sight: GamesTold = { isBegun: ({ turns }) => turns.some(isShown), isFinished };
  const isMine = ({ centre }: { readonly centre: string }) => role !== 'chief' || own === undefined || own === centre;
  const tables = new Map([...state.centres.values()].flatMap((centre) => [...tablesIn(centre)]));
  const entrants = [...state.entrants.values()].map((entrant) => ({
    id: entrant.id,
    members: entrant.members,
    ...lastSeatOf(entrant),
    presence: presenceOf(state, entrant, sight),
    isPresent: entrant.presence.at(-1)?.value === true && !entrant.exclusion,
    ...(entrant.isWithheld ? { isWithheld: true as const } : {}),
    ...(entrant.exclusion ? { exclusion: entrant.exclusion.reason } : {}),
  }));
  const seen = new Set(entrants.filter(isMine).map(({ id }) => id));
  return {
    sequence: events.length,
    game: currentMoment(state, own === undefined ? [...state.centres.keys()] : [own], sight).game,
    centres: [...state.centres.values()]
      .filter(({ id }) => isMine({ centre: id }))
      .map(({ id, name }) => ({ id, name })),
    officials: [...state.officials.values()]
      .filter(isMine)
      .map(({ id, name, office, centre }) => ({ id, name, office, centre, tables: tables.get(id) ?? [] })),
    entrants: entrants.filter(({ id }) => seen.has(id)),
    ...(state.commission ? { commission: state.commission } : {}),
    teams: [...state.teams.values()].filter(({ entrants: members }) => members.some((id) => seen.has(id))),
  };
}

/** The tables of each referee of a centre, in ranges. */
function tablesIn({ refereeOf }: CentreState): Map<string, TableRange[]> {
  const byReferee = new Map<string, TableRange[]>();
  for (const [table, timeline] of [...refereeOf].sort(([a], [b]) => a - b)) {
    const referee = timeline.at(-1)?.value;
    if (referee === undefined) continue;
    const ranges = byReferee.get(referee) ?? [];
    const last = ranges.at(-1);
    if (last?.to === table - 1) ranges[ranges.length - 1] = { from: last.from, to: table };
    else ranges.push({ from: table, to: table });
    byReferee.set(referee, ranges);
  }
  return byReferee;
}
