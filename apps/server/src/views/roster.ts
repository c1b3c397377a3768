import type { QueryOf } from '@raccord/contract';
import { alphabetical } from '@raccord/french';
import { entrantSearch, type Journal, nameOf } from '@raccord/tournament';
import { isPublishedTo, membersFor } from './publication.ts';
import { lastSeatOf } from './remit.ts';
import type { Viewer } from './viewer.ts';

/** Those whose sheets are published, by name: their order says nothing of their places. */
export function seeRoster({ state, events }: Journal, session: Viewer) {
  if (!isPublishedTo(state, session, 'sheets')) return undefined;
  const rows = [...state.entrants.values()].map((entrant) => ({
    ...{ entrant: entrant.id, members: membersFor(session, entrant), ...lastSeatOf(entrant) },
  }));
  const names = new Map(rows.map((row) => [row.entrant, nameOf(row.members)]));
  rows.sort((a, b) => alphabetical(names.get(a.entrant) ?? '', names.get(b.entrant) ?? ''));
  return { sequence: events.length, count: rows.length, rows };
}

/** So many of those who are searched for, from one of them on. */
export function pageOfRoster(
  roster: NonNullable<ReturnType<typeof seeRoster>>,
  { search = '', from = 0, count = roster.count }: QueryOf<'seeRoster'>,
) {
  const found = roster.rows.filter(entrantSearch(search));
  return { ...roster, count: found.length, rows: found.slice(from, from + count) };
}
