import { type CommandData, entrantSearch } from '@raccord/tournament';
import type { PeopleView } from '../../server/answers.ts';

export type PersonHere = PeopleView['entrants'][number];
export type Presence = PersonHere['presence'];

/** In the order of the sheet, each with the key that says it. */
export const PRESENCES = [
  { is: 'present', key: 'p' },
  { is: 'late', key: 'r' },
  { is: 'gone', key: 'd' },
  { is: 'absent', key: 'a' },
] as const satisfies readonly { readonly is: Presence; readonly key: string }[];

/** What to ask for so that somebody is as said. */
export function presenceCommand(
  entrant: string,
  is: Presence,
  reasons: Readonly<Record<Exclude<Presence, 'present'>, string>>,
  game: number,
):
  | { readonly type: 'note-arrival'; readonly data: CommandData<'note-arrival'> }
  | { readonly type: 'note-departure'; readonly data: CommandData<'note-departure'> } {
  if (is === 'present') return { type: 'note-arrival', data: { entrant } };
  const from = { game, turn: 1 };
  const data = { entrant, reason: reasons[is] };
  if (is === 'gone') return { type: 'note-departure', data };
  const expected = is === 'late' ? { isAwaited: true as const } : { until: { game: game + 1, turn: 1 } };
  return { type: 'note-departure', data: { ...data, from, ...expected } };
}

/** By what is typed, a table from its first figure on; by centre and table. */
export function foundAmong(entrants: readonly PersonHere[], typed: string): readonly PersonHere[] {
  const isFound = entrantSearch(typed);
  const digits = typed.trim();
  return entrants
    .filter((one) => isFound(one) || (digits !== '' && String(one.table).startsWith(digits)))
    .sort((a, b) => a.centre.localeCompare(b.centre) || a.table - b.table);
}

/** How many are in each state, those excluded apart. */
export function told(entrants: readonly PersonHere[]): Readonly<Record<Presence | 'excluded', number>> {
  const counts = { present: 0, late: 0, gone: 0, absent: 0, excluded: 0 };
  for (const { presence, exclusion } of entrants) counts[exclusion === undefined ? presence : 'excluded']++;
  return counts;
}
