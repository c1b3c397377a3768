import type { TournamentState } from '../state/state.ts';
import type { TurnSheet } from './sheet.ts';

/** Who is out, and since which turn. */
export type Out = Map<string, number>;

/**
 * Adds those whom a turn puts out (7.3): whoever has less, penalties taken off, than the best of those who play it.
 * Several can be out at once; when all are equal, nobody is. An average is no solution found: it puts nobody out (I).
 * Whoever left is out from the turn he does not play.
 */
export function findOut({ entrants }: TournamentState, sheet: TurnSheet, out: Out): void {
  const { cells, turn } = sheet;
  if (turn.isVoid) return;
  const found = cells.filter(
    ({ outcome, average }) => outcome !== 'missing' && outcome !== 'not-playing' && average === undefined,
  );
  const best = Math.max(...found.map(({ total }) => total));
  for (const entrant of entrants.values()) {
    const { id, index } = entrant;
    const cell = cells[index];
    if (out.has(id) || !cell || cell.outcome === 'missing' || sheet.isCancelledFor(entrant)) continue;
    if (cell.outcome === 'not-playing' || cell.total < best) out.set(id, turn.number);
  }
}
