import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { type ConditionId, conditionOf, type Finding, type SanctionOf } from './conditions/index.ts';
import { type Edition, type EditionRow, rowOf } from './editions/edition.ts';
import { EDITION_NAMES, EDITIONS } from './editions/index.ts';
import type { RowsFor } from './editions/rows.ts';
import { Inquiry } from './inquiry.ts';
import type { Payable } from './moves.ts';
import { DEFAULT_JUDGE_SETTINGS } from './settings.ts';
import type { Judgement } from './settle.ts';
import { type Variant, variantsOf, withoutRow } from './testing/variants.ts';
import { WORKED_CASES, type WorkedCase } from './testing/worked.ts';
import { TREATMENTS } from './treatments/index.ts';
import { standingSolutions } from './treatments/slips.ts';

/** An inquiry that notes every finding put before it, against readings of the slip that are kept or not. */
class NotedInquiry extends Inquiry {
  readonly weighed = new Set<ConditionId>();

  override settle(move: Payable | undefined, findings: readonly Finding[]): Judgement {
    for (const { condition } of findings) this.weighed.add(condition);
    return super.settle(move, findings);
  }
}

interface Outcome {
  /** Outcome, points, penalty, warning. */
  readonly numbers: string;
  readonly isPenalised: boolean;
  /** The conditions of the reasons and of the remarks. */
  readonly kept: ReadonlySet<ConditionId>;
  readonly weighed: ReadonlySet<ConditionId>;
}

function decide({ turn, worked: { slip } }: WorkedCase, edition: Edition): Outcome {
  const inquiry = new NotedInquiry(edition, DEFAULT_JUDGE_SETTINGS);
  const judgement = TREATMENTS[edition.treatment].judge(turn, slip, inquiry);
  const { outcome, points, penalty, warning, disciplinary, reasons, remarks } = judgement;
  const warnings = `${warning ? ', warning' : ''}${disciplinary ? ', disciplinary' : ''}`;
  return {
    numbers: `${outcome}, ${points} points less ${penalty}${warnings}`,
    isPenalised: penalty > 0,
    kept: new Set([...reasons, ...remarks].map(({ finding }) => finding.condition)),
    weighed: inquiry.weighed,
  };
}

/** The same edition, which notes the rows whose sanction anything reads. */
function watched(edition: Edition, read: Set<ConditionId>): Edition {
  const watch = (row: EditionRow): EditionRow =>
    Object.defineProperty({ ...row }, 'sanction', {
      get: () => {
        read.add(row.condition);
        return row.sanction;
      },
    });
  return { ...edition, rows: edition.rows.map(watch) };
}

/** A slip before and after the change of one row. */
interface Change extends Variant {
  readonly worked: WorkedCase['worked'];
  readonly before: Outcome;
  readonly after: Outcome;
}

/**
 * All the worked slips under all the variants of an edition. A sanction that nothing read cannot have decided: the slips
 * that were judged without a look at the row need not be judged again to know that they stay the same.
 */
function changesOf(edition: Edition): Change[] {
  const judged = WORKED_CASES.map((one) => {
    const read = new Set<ConditionId>();
    return { one, read, before: decide(one, watched(edition, read)) };
  });
  const variants = edition.rows.flatMap((row) => [
    ...variantsOf(edition, row),
    ...(row.sanction === 'faulty' ? [withoutRow(edition, row)] : []),
  ]);
  return variants.flatMap((variant) =>
    judged
      .filter(({ read }) => read.has(variant.row.condition))
      .map(({ one, before }) => ({
        ...variant,
        worked: one.worked,
        before,
        after: decide(one, variant.edition),
      })),
  );
}

/** Other findings of the slip bear both the old sanction and the new one, and sanctions of one kind do not add up. */
const isBorneByOthers = ({ before, row, to, edition }: Change): boolean => {
  const others = [...before.kept].filter((id) => id !== row.condition).map((id) => rowOf(edition, id)?.sanction);
  return others.includes(row.sanction) && others.some((sanction) => sanction === to);
};

const isSame = ({ before, after }: Change): boolean => before.numbers === after.numbers;
const wasKept = ({ before, row }: Change): boolean => before.kept.has(row.condition);
const isKept = ({ after, row }: Change): boolean => after.kept.has(row.condition);

/** « A5-01 … : wrong-location penalty → nullity gives accepted, 12 points less 5 → … » */
const nameOf = ({ worked, row, to, before, after }: Change): string =>
  `${worked.title} : ${row.condition} ${row.sanction} → ${to} gives ${before.numbers} → ${after.numbers}`;

/** Two words, or a word placed in two ways: what makes one reading dearer may give way to the other one. */
function canBeReadOtherwise({ worked: { slip }, edition }: Change): boolean {
  const solutions = standingSolutions(slip, edition);
  return (
    solutions.length > 1 || solutions.some(({ reference, outside }) => reference !== undefined && outside.length > 0)
  );
}

/**
 * In an edition without a row that pays a word placed wrongly by its score, links that locate nothing make the slip
 * null anyway.
 */
const isNullAnyway = ({ to, row, edition }: Change | Variant): boolean =>
  to === 'faulty' && row.sanction === 'nullity' && rowOf(edition, 'wrong-location') === undefined;

describe.each(EDITION_NAMES)('the table of edition %s', (name) => {
  let changes: readonly Change[];
  beforeAll(() => {
    changes = changesOf(EDITIONS[name]);
  }, 60_000);

  it('decides every slip that keeps a finding: another sanction in its row, another result', () => {
    const wrong = changes.filter(
      (change) =>
        wasKept(change) &&
        isSame(change) &&
        !isBorneByOthers(change) &&
        // The finding is gone, since another reading of the slip is kept, which costs as much by another row.
        !(!isKept(change) && (canBeReadOtherwise(change) || isNullAnyway(change))),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('still tells of a nullity made lighter, under its new sanction', () => {
    const wrong = changes.filter(
      (change) =>
        wasKept(change) &&
        !isKept(change) &&
        change.row.sanction === 'nullity' &&
        change.to !== 'faulty' &&
        // Of several solutions, another one may then be the lowest.
        standingSolutions(change.worked.slip, change.edition).length === 1 &&
        // A warning is not heard beside a penalty where the rule of accumulation says so.
        !(change.to === 'warning' && change.after.isPenalised && !change.edition.accumulation.warningsBesidePenalty),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('decides nothing else: a slip that does not keep the finding stays as it was', () => {
    const wrong = changes.filter(
      (change) =>
        !wasKept(change) &&
        !isKept(change) &&
        !isSame(change) &&
        // A finding may be why a reading was not kept, and links taken for faulty are no reason of a verdict: they only
        // show no place, from which a shift could be measured.
        !(change.before.weighed.has(change.row.condition) || change.after.weighed.has(change.row.condition)) &&
        ![change.row.sanction, change.to].includes('faulty'),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('has no sanction that could as well be another one: each change shows in a worked slip', () => {
    const idle = EDITIONS[name].rows
      .flatMap((row) => variantsOf(EDITIONS[name], row))
      .filter((variant) => !isNullAnyway(variant))
      .filter(({ row, to }) => !changes.some((change) => change.row === row && change.to === to && !isSame(change)));
    expect(idle.map(({ row, to }) => `${row.condition} ${row.sanction} → ${to}`)).toEqual([]);
  });

  it('makes links faulty by its rows alone', () => {
    const idle = EDITIONS[name].rows
      .filter(({ sanction }) => sanction === 'faulty')
      .filter((row) => !changes.some((change) => change.row === row && !isSame(change)));
    expect(idle.map(({ condition }) => condition)).toEqual([]);
  });
});

describe.each(EDITION_NAMES)('the exemptions of edition %s', (name) => {
  const edition = EDITIONS[name];
  const swaps = edition.exemptions.map((exemption) => ({
    ...exemption,
    without: { ...edition, exemptions: edition.exemptions.filter((one) => one !== exemption) },
  }));

  it('decide: each one taken out changes what a worked slip gets', () => {
    const before = WORKED_CASES.map((one) => [one, decide(one, edition).numbers] as const);
    const idle = swaps.filter(({ without }) =>
      before.every(([one, numbers]) => decide(one, without).numbers === numbers),
    );
    expect(idle.map(({ subject }) => subject)).toEqual([]);
  });

  it('lift findings that the edition knows, where it speaks of them', () => {
    for (const { lifts } of swaps) expect(rowOf(edition, lifts)).toBeDefined();
  });
});

describe('a score that pays alone under 2023', () => {
  const { '2023': edition } = EDITIONS;
  const warned = (row: EditionRow): EditionRow =>
    row.condition === 'wrong-location' || row.condition === 'place-of-another-score'
      ? { ...row, sanction: 'warning' }
      : row;
  const lenient: Edition = { ...edition, rows: edition.rows.map(warned) };

  it('makes no turn negative where it costs no penalty: settling says what it costs', () => {
    const tooLow = WORKED_CASES.filter((one) => decide(one, edition).kept.has('penalty-to-nullity'));
    expect(tooLow.length).toBeGreaterThanOrEqual(3);
    const stillNull = tooLow.filter((one) => decide(one, lenient).kept.has('penalty-to-nullity'));
    expect(stillNull.map(({ worked }) => worked.title)).toEqual([]);
  });
});

describe('the rows of an edition', () => {
  it('answer for all that its treatment looks for: one that is forgotten does not compile', () => {
    type Old = RowsFor<'location-first'>;
    expectTypeOf<Omit<Old, 'unlocated'>>().not.toExtend<Old>();
    expectTypeOf<Omit<Old, 'altered-link'>>().not.toExtend<Old>();
    expectTypeOf<Omit<RowsFor<'acceptable-solutions'>, 'stray-word'>>().not.toExtend<RowsFor<'acceptable-solutions'>>();
  });

  it('may be silent of what has no effect then, never of what leaves no move to pay', () => {
    expectTypeOf<'silent'>().toExtend<RowsFor<'location-first'>['false-extension']>();
    expectTypeOf<'silent'>().toExtend<RowsFor<'acceptable-solutions'>['stray-word']>();
    expectTypeOf<'silent'>().not.toExtend<RowsFor<'location-first'>['unlocated']>();
    expectTypeOf<'silent'>().not.toExtend<RowsFor<'acceptable-solutions'>['blank-slip']>();
  });

  it.each(EDITION_NAMES)('of %s can be taken out one by one, those excepted, and every slip has a verdict', (name) => {
    const edition = EDITIONS[name];
    const needed = (row: EditionRow) =>
      row.condition !== 'false-extension' && conditionOf(row.condition).bears.join() === 'nullity';
    const kept = WORKED_CASES.map((one) => ({ one, ...decide(one, edition) }));
    for (const row of edition.rows.filter((one) => !needed(one))) {
      const without = withoutRow(edition, row).edition;
      for (const { one } of kept.filter(({ weighed }) => weighed.has(row.condition))) {
        expect(() => decide(one, without)).not.toThrow();
      }
    }
  });
});

describe('a row', () => {
  it('has no sanction that its condition cannot bear: it does not compile', () => {
    type SanctionIn<Id extends ConditionId> = Extract<EditionRow, { condition: Id }>['sanction'];
    expectTypeOf<SanctionIn<'no-slip'>>().toEqualTypeOf<'nullity'>();
    expectTypeOf<SanctionIn<'unlocated'>>().toEqualTypeOf<'nullity'>();
    expectTypeOf<SanctionIn<'wrong-location'>>().toEqualTypeOf<'warning' | 'penalty' | 'referred' | 'nullity'>();
    expectTypeOf<SanctionIn<'altered-link'>>().toEqualTypeOf<SanctionIn<'wrong-location'> | 'faulty'>();
    expectTypeOf<SanctionIn<'stray-in-link'>>().toEqualTypeOf<'faulty'>();
    expectTypeOf<SanctionIn<'disciplinary'>>().toEqualTypeOf<'apart'>();
    expectTypeOf<SanctionOf<'several-places'>>().toEqualTypeOf<'remark'>();
    expectTypeOf<{
      condition: 'no-slip';
      article: string;
      sanction: 'warning';
      origin: 'text';
    }>().not.toExtend<EditionRow>();
  });

  it('bears the sanctions that its condition names to the compiler', () => {
    for (const name of EDITION_NAMES) {
      for (const { condition, sanction } of EDITIONS[name].rows) {
        expect(conditionOf(condition).bears).toContain(sanction);
      }
    }
  });
});
