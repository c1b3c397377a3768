/** Rows in one INSERT: ten parameters each, far from the limits of 32 766 (SQLite) and 65 535 (PostgreSQL). */
const CHUNK = 500;

export function* chunksOf<T>(rows: readonly T[]): Generator<T[], void, undefined> {
  for (let from = 0; from < rows.length; from += CHUNK) yield rows.slice(from, from + CHUNK);
}
