import type { Others } from '@raccord/training';

interface Row {
  readonly key: number;
  readonly rank: number;
  /** Undefined for oneself. */
  readonly name: string | undefined;
  readonly total: number;
}

/** How many are shown before and after oneself. */
const BESIDE = 3;

/** The ranking with oneself in it, the first and those around; equal ones share their rank, oneself before them. */
export function rowsAround({ players }: Others, total: number, rank: number): readonly Row[] {
  const before = players.filter((player) => player.total > total);
  const sorted: readonly { readonly name: string | undefined; readonly total: number }[] = [
    ...before.toSorted((a, b) => b.total - a.total),
    { name: undefined, total },
    ...players.filter((player) => player.total <= total).toSorted((a, b) => b.total - a.total),
  ];
  const rows = sorted.map((row, index) => ({
    ...row,
    key: index,
    rank: 1 + sorted.findIndex((other) => other.total === row.total),
  }));
  return rows.filter(({ key }) => key === 0 || Math.abs(key - (rank - 1)) <= BESIDE);
}
