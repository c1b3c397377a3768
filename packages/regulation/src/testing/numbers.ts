import type { Edition } from '../editions/edition.ts';

/** A number of an edition: where it stands, `ledger.firstCostly.blitz`, and what it is. */
export interface EditionNumber {
  readonly path: string;
  readonly value: number;
}

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Every number of an edition, wherever it stands. */
export function numbersOf(branch: Edition | Branch, under = ''): EditionNumber[] {
  return Object.entries(branch).flatMap(([key, value]): EditionNumber[] => {
    const path = `${under}${key}`;
    if (typeof value === 'number') return [{ path, value }];
    return isBranch(value) ? numbersOf(value, `${path}.`) : [];
  });
}

/** The edition with other numbers, where there are any for a path. */
export function withNumbers(edition: Edition, numbers: ReadonlyMap<string, number>): Edition {
  const copy = (value: unknown, path: string): unknown => {
    if (typeof value === 'number') return numbers.get(path) ?? value;
    if (Array.isArray(value)) return value.map((item, index) => copy(item, `${path}.${index}`));
    if (!isBranch(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, copy(item, path === '' ? key : `${path}.${key}`)]),
    );
  };
  return copy(edition, '') as Edition;
}

/** The edition with one number changed. */
export const withNumber = (edition: Edition, path: string, value: number): Edition =>
  withNumbers(edition, new Map([[path, value]]));
