import type { EveningResult } from '../season/evening.ts';
import type { Season } from '../season/season.ts';

/**
 * A slow ranking of a season, written from adr/0036 alone, to compare with: every choice of evenings is tried, and numbers are
 * whole ones over one common denominator. Members are the names under which they played, but for these visitors.
 */
export function referenceRanks(
  season: Season,
  played: readonly EveningResult[],
  visitors: ReadonlySet<string> = new Set(),
): Map<string, number | undefined> {
  const isVisitor = (name: string): boolean => visitors.has(name);
  const results = season.rule.isAmongMembers ? played.map((evening) => withoutRows(evening, isVisitor)) : played;
  const members = [
    ...new Set(results.flatMap(({ rows }) => rows.flatMap(({ players }) => players.map((one) => one.name)))),
  ].filter((name) => !isVisitor(name));
  const figures = new Map(members.map((member) => [member, figuresOf(member, season, results)]));
  const isAhead = (a: string, b: string): boolean => {
    const [one, other] = [figures.get(a) ?? [], figures.get(b) ?? []];
    const at = one.findIndex((figure, index) => figure !== other[index]);
    return at >= 0 && one[at] > other[at];
  };
  const evenings = (member: string): number =>
    results.filter(({ rows }) => rows.some(({ players }) => players.some(({ name }) => name === member))).length;
  const ranked = members.filter((member) => evenings(member) >= (season.rule.least ?? 0));
  return new Map(
    members.map((member) => [
      member,
      ranked.includes(member) ? 1 + ranked.filter((other) => isAhead(other, member)).length : undefined,
    ]),
  );
}

/** An evening as if these had not come. */
const withoutRows = (evening: EveningResult, isAway: (name: string) => boolean): EveningResult => {
  const rows = evening.rows.filter(({ players }) => !players.every(({ name }) => isAway(name)));
  return {
    ...evening,
    rows: rows.map((row) => ({ ...row, rank: 1 + rows.filter(({ total }) => total > row.total).length })),
  };
};

/** A number that all tops, numbers of equals and numbers of evenings divide. */
function commonOf(results: readonly EveningResult[]): bigint {
  let common = 100n;
  for (const { top } of results) common *= BigInt(Math.max(1, top));
  for (let number = 2n; number <= 12n; number++) common *= number;
  return results.reduce((all, { rows }) => all * BigInt(factorial(rows.length)), common);
}

const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));

function figuresOf(member: string, { rule }: Season, results: readonly EveningResult[]): readonly bigint[] {
  const common = commonOf(results);
  const worths: bigint[] = [];
  let [wins, tops, solos] = [0n, 0n, 0n];
  for (const { top, rows } of results) {
    const row = rows.find(({ players }) => players.some(({ name }) => name === member));
    if (!row) continue;
    wins += row.rank === 1 ? 1n : 0n;
    tops += BigInt(row.tops);
    solos += BigInt(row.solos);
    if (rule.measure.kind === 'total') worths.push(BigInt(row.total) * common);
    else if (rule.measure.kind === 'percent') worths.push(top === 0 ? 0n : (BigInt(row.total) * common) / BigInt(top));
    else {
      const { places, beyond } = rule.measure.scale;
      const held = rows
        .map((_, index) => index + 1)
        .filter((place) => place >= row.rank && place < row.rank + rows.filter(({ rank }) => rank === row.rank).length);
      const sum = held.reduce((all, place) => all + BigInt(place <= places.length ? places[place - 1] : beyond), 0n);
      worths.push((sum * common) / (100n * BigInt(held.length)));
    }
  }
  const best = rule.best === undefined ? sumOf(worths) : bestSum(worths, rule.best);
  const most = rule.best ?? results.length;
  const over = Math.min(most, rule.isAbsenceZero ? results.length : worths.length);
  return [rule.measure.kind === 'percent' ? (best * common) / BigInt(over) : best * common, wins, tops, solos];
}

const sumOf = (numbers: readonly bigint[]): bigint => numbers.reduce((all, one) => all + one, 0n);

/** The highest sum of at most so many of them, all choices tried. */
function bestSum(numbers: readonly bigint[], most: number): bigint {
  if (numbers.length === 0 || most === 0) return 0n;
  const [first, ...others] = numbers;
  const [withFirst, without] = [first + bestSum(others, most - 1), bestSum(others, most)];
  return withFirst > without ? withFirst : without;
}
