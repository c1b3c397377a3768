import type { LaidTable } from '../../slip/overlay.ts';

export type EntryRow = LaidTable;

/** What a referee can do to the slip of a table. */
export type EntryCommand =
  | 'record-slips'
  | 'correct-slip'
  | 'refer-slip'
  | 'give-warning'
  | 'rule-slip'
  | 'deliver-correction';

/** The next table to do after this one, round and round; undefined when none is left. */
export function nextToDo(rows: readonly EntryRow[], entrant: string | undefined): EntryRow | undefined {
  const at = rows.findIndex((row) => row.entrant === entrant);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(({ isToDo }) => isToDo);
}

/** The table before or after this one. */
export function neighbour(rows: readonly EntryRow[], entrant: string | undefined, step: 1 | -1): EntryRow | undefined {
  const at = rows.findIndex((row) => row.entrant === entrant);
  return rows[(Math.max(at, 0) + step + rows.length) % rows.length];
}

/** Solutions that right slips of the turn show, and how many of each. */
export function countPlayed(rows: readonly EntryRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { slip } of rows) {
    const standing = slip?.solutions.filter(({ isStruck }) => !isStruck);
    if (slip?.state !== 'handed-in' || standing?.length !== 1) continue;
    const [{ word, reference = '' }] = standing;
    const key = moveKey({ word, reference, score: slip.score ?? 0 });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

interface Move {
  readonly word: string;
  readonly reference: string;
  readonly score: number;
}

export const moveKey = ({ word, reference, score }: Move): string => `${word} ${reference} ${score}`;
