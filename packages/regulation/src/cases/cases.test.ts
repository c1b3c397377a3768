import { describe, expect, it } from 'vitest';
import type { ConditionId } from '../conditions/index.ts';
import type { Edition, EditionRow } from '../editions/edition.ts';
import { EDITION_NAMES, EDITIONS } from '../editions/index.ts';
import { type Explained, explain, judge } from '../judge.ts';
import { misstatements } from '../testing/sayings.ts';
import { type Variant, variantsOf, withoutRow } from '../testing/variants.ts';
import { WORKED_CASES, type WorkedCase } from '../testing/worked.ts';
import type { Verdict } from '../verdict.ts';
import { differences } from './check.ts';

const verdictOf = ({ turn, worked }: WorkedCase, edition: Edition): Verdict => judge(turn, worked.slip, edition);

describe('the worked slips of cases/', () => {
  it.each(
    WORKED_CASES.flatMap((one) =>
      EDITION_NAMES.flatMap((name) => {
        const expected = one.worked.expected[name];
        return expected ? [{ ...{ name, one, expected }, file: one.file, title: one.worked.title }] : [];
      }),
    ),
  )('$file: $title, under $name', ({ name, one, expected }) => {
    const verdict = verdictOf(one, EDITIONS[name]);
    expect([...differences(verdict, expected), ...misstatements(one.worked, verdict)]).toEqual([]);
  });

  it('are 120 at least, 200 for 2023, each with a title, a source, its own words and something expected', () => {
    expect(WORKED_CASES.length).toBeGreaterThanOrEqual(120);
    expect(WORKED_CASES.filter(({ worked }) => worked.expected['2023']).length).toBeGreaterThanOrEqual(200);
    for (const { worked } of WORKED_CASES) {
      expect([worked.title, worked.source, worked.words]).not.toContain(undefined);
      expect(Object.keys(worked.expected)).not.toEqual([]);
    }
  });

  it('have titles of their own', () => {
    const titles = WORKED_CASES.map(({ worked }) => worked.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(titles).not.toContain('');
  });

  it.each(EDITION_NAMES)('leave no row of edition %s without three cases', (name) => {
    const edition = EDITIONS[name];
    const cases = WORKED_CASES.filter(({ worked }) => worked.expected[name]);
    const explained = cases.map(({ turn, worked }) => explain(turn, worked.slip, edition));
    const isRare = (row: EditionRow): boolean => {
      if (row.sanction !== 'faulty') return explained.filter((one) => keeps(one, row.condition)).length < 3;
      // A condition that only makes links faulty is no reason of any verdict: it shows where a verdict changes without
      // its row.
      const variants = [...variantsOf(edition, row), withoutRow(edition, row)];
      return (
        cases.filter((one, index) => variants.some((variant) => isChanged(one, explained[index].verdict, variant)))
          .length < 3
      );
    };
    expect(edition.rows.filter(isRare).map(({ condition }) => condition)).toEqual([]);
  });
});

/** Is a condition among the reasons or the remarks? */
const keeps = ({ trace }: Explained, condition: ConditionId): boolean =>
  trace.some((entry) => entry.kind === 'found' && entry.condition === condition && entry.isKept);

const isChanged = (one: WorkedCase, { reasons, points }: Verdict, variant: Variant): boolean => {
  const after = verdictOf(one, variant.edition);
  return (
    points !== after.points || reasons.map(({ code }) => code).join() !== after.reasons.map(({ code }) => code).join()
  );
};
