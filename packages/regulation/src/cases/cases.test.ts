import { readdirSync, readFileSync } from 'node:fs';
import { WordGraph } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { conditionOf } from '../conditions/index.ts';
import type { EditionName } from '../editions/edition.ts';
import { EDITION_NAMES, EDITIONS } from '../editions/index.ts';
import { parseCases } from './case.ts';
import { differences, judgeCase } from './check.ts';

const ROOT = new URL('../../../../cases/', import.meta.url);
const NO_WORDS = WordGraph.fromWords([]);

const files = readdirSync(ROOT).filter((name) => name.endsWith('.yaml'));
const cases = files.flatMap((name) => {
  const parsed = parseCases(readFileSync(new URL(name, ROOT), 'utf8'));
  if (!parsed.ok) throw new Error(`${name} : ${parsed.fault.text}`);
  return parsed.value.map((worked) => ({ file: name, worked }));
});
/** The cases of a file, or of all of them, under the editions they name, or one of these. */
const judged = (only: { file?: string; edition?: EditionName }) =>
  cases
    .filter(({ file }) => file === (only.file ?? file))
    .flatMap(({ worked }) =>
      EDITION_NAMES.filter((edition) => edition === (only.edition ?? edition)).flatMap((edition) => {
        const expected = worked.expected[edition];
        return expected ? [{ edition, worked, expected, verdict: judgeCase(worked, edition, NO_WORDS) }] : [];
      }),
    );

describe('the worked slips of cases/', () => {
  it.each(files)('%s: every verdict is the one expected', (name) => {
    const wrong = judged({ file: name }).flatMap(({ worked, edition, verdict, expected }) =>
      differences(verdict, expected).map((difference) => `${worked.title} (${edition}) : ${difference}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are 120 at least, each with a title, a source and its own words', () => {
    expect(cases.length).toBeGreaterThanOrEqual(120);
    for (const { worked } of cases) expect([worked.title, worked.source, worked.words]).not.toContain(undefined);
    expect(new Set(cases.map(({ worked }) => worked.title)).size).toBe(cases.length);
  });

  it.each(EDITION_NAMES)('leave no row of edition %s without three cases', (edition) => {
    const verdicts = judged({ edition });
    const rare = EDITIONS[edition].rows.filter(({ condition }) => {
      const { code } = conditionOf(condition);
      const witnesses = verdicts.filter(
        ({ verdict }) =>
          verdict.trace.some((entry) => entry.condition === condition && entry.holds) &&
          (verdict.reasons.some((reason) => reason.code === code) ||
            EDITIONS[edition].rows.some((row) => row.condition === condition && row.sanction === 'faulty')),
      );
      return witnesses.length < 3;
    });
    expect(rare.map(({ condition }) => condition)).toEqual([]);
  });
});
