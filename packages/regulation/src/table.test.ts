import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_CONDITIONS, conditionOf, type Facts } from './conditions/index.ts';
import { citationOf } from './editions/edition.ts';
import { EDITION_NAMES, EDITIONS } from './editions/index.ts';
import { REASON_CODES } from './reasons.ts';
import { compareEditions, makeTable } from './table.ts';

const words = fc.constantFrom([], ['SANES']);
const facts: fc.Arbitrary<Facts> = fc.record({
  state: fc.constantFrom('handed-in', 'absent', 'blank', 'late', 'several'),
  isWordWritten: fc.boolean(),
  isAdmitted: fc.boolean(),
  isFitting: fc.boolean(),
  lacksLetters: fc.boolean(),
  reading: fc.constantFrom('whole', 'extension', 'final-letter', 'part', 'none'),
  shortening: fc.constantFrom('sound', 'short', 'too-short'),
  isLastLetterAlone: fc.boolean(),
  isScoreOfFullWord: fc.boolean(),
  linkCount: fc.nat({ max: 4 }),
  alteration: fc.constantFrom('none', 'altered', 'added'),
  isReferenceCorrect: fc.boolean(),
  areLinksCorrect: fc.boolean(),
  isExtension: fc.boolean(),
  falseWords: words,
  formedWords: words,
  isScoreOfValidPlace: fc.boolean(),
  isScoreOneSquareAway: fc.boolean(),
  hasInvalidTwin: fc.boolean(),
  pointsAtInvalid: fc.boolean(),
  writtenScore: fc.option(fc.nat({ max: 5 }), { nil: undefined }),
  realScore: fc.nat({ max: 5 }),
  circles: fc.nat({ max: 3 }),
  jokers: fc.nat({ max: 3 }),
  penalty: fc.constantFrom(0, 5),
  points: fc.nat({ max: 8 }),
});

describe('the conditions', () => {
  it('give every reason of the closed list, and have one name each', () => {
    expect(new Set(ALL_CONDITIONS.map(({ code }) => code))).toEqual(new Set(REASON_CODES));
    expect(new Set(ALL_CONDITIONS.map(({ id }) => id)).size).toBe(ALL_CONDITIONS.length);
  });

  it('serve in one edition at least', () => {
    const used = new Set(EDITION_NAMES.flatMap((name) => EDITIONS[name].rows.map(({ condition }) => condition)));
    expect(used).toEqual(new Set(ALL_CONDITIONS.map(({ id }) => id)));
  });
});

const TITLES = {
  '2015': 'Règlement antérieur à la réforme de 2016',
  '2016': 'Règlement réformé de 2016',
  '2019': 'Règlement en vigueur au 1er janvier 2019',
  '2023': 'Règlement de 2023',
};

describe.each(EDITION_NAMES)('edition %s', (name) => {
  it('is cited by its title and the article', () => {
    const edition = EDITIONS[name];
    expect(edition.name).toBe(name);
    const [row] = edition.rows;
    expect(citationOf(edition, row)).toBe(`${TITLES[name]}, ${row.article}`);
  });

  it('says one thing of a condition', () => {
    const conditions = EDITIONS[name].rows.map(({ condition }) => condition);
    expect(new Set(conditions).size).toBe(conditions.length);
  });

  it('has no two rows that answer the same facts by different sanctions', () => {
    const rows = EDITIONS[name].rows.map((row) => ({ ...row, ...conditionOf(row.condition) }));
    fc.assert(
      fc.property(facts, (seen) => {
        for (const a of rows) {
          for (const b of rows) {
            const isSameView = a.looksAt.join() === b.looksAt.join();
            if (isSameView && a.holds(seen) && b.holds(seen)) expect(a.sanction).toBe(b.sanction);
          }
        }
      }),
    );
  });

  it('cites an article in every row', () => {
    for (const { article, when, sanction } of makeTable(EDITIONS[name])) {
      expect(article).not.toBe('');
      expect(when).not.toBe('');
      expect(sanction).toMatch(
        /^(avertissement|pénalité de 5 points|nullité|soumis à la commission d’arbitrage|raccord fautif)$/,
      );
    }
  });
});

describe('the differences between two editions', () => {
  it('are none between an edition and itself', () => {
    expect(compareEditions(EDITIONS['2019'], EDITIONS['2019'])).toEqual([]);
  });

  it('are the reform of 2016: the shift gives way to the wrong location and to the commission', () => {
    const changed = compareEditions(EDITIONS['2015'], EDITIONS['2016']).map(({ when, before, after }) => [
      when,
      before?.sanction,
      after?.sanction,
    ]);
    expect(changed).toEqual([
      [conditionOf('altered-link').label, 'avertissement', 'raccord fautif'],
      [conditionOf('shifted-location').label, 'pénalité de 5 points', undefined],
      [conditionOf('link-letter-added').label, 'nullité', 'raccord fautif'],
      [conditionOf('wrong-location').label, undefined, 'pénalité de 5 points'],
      [conditionOf('ambiguous-location').label, undefined, 'soumis à la commission d’arbitrage'],
    ]);
  });

  it('are the negative turn alone from 2019 to 2023', () => {
    expect(compareEditions(EDITIONS['2019'], EDITIONS['2023']).map(({ when }) => when)).toEqual([
      conditionOf('penalty-to-nullity').label,
    ]);
  });
});
