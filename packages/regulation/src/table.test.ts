import { plural } from '@raccord/french';
import { describe, expect, it } from 'vitest';
import { ALL_CONDITIONS, type ConditionId, conditionOf, labelOf, whenOf } from './conditions/index.ts';
import { citationOf, type Edition, rowOf } from './editions/edition.ts';
import { EDITION_NAMES, EDITIONS, editionInForce } from './editions/index.ts';
import { REASON_CODES, REMARK_CODES } from './reasons.ts';
import {
  compareEditions,
  compareRules,
  describeSide,
  makeTable,
  ORIGIN_LABELS,
  rulesOf,
  SANCTION_LABELS,
} from './table.ts';

describe('the conditions', () => {
  it('give every reason and every remark of the closed lists, and have one name each', () => {
    expect(new Set(ALL_CONDITIONS.map(({ code }) => code))).toEqual(new Set([...REASON_CODES, ...REMARK_CODES]));
    expect(new Set(ALL_CONDITIONS.map(({ id }) => id)).size).toBe(ALL_CONDITIONS.length);
  });

  it('serve in one edition at least', () => {
    const used = new Set(EDITION_NAMES.flatMap((name) => EDITIONS[name].rows.map(({ condition }) => condition)));
    expect(used).toEqual(new Set(ALL_CONDITIONS.map(({ id }) => id)));
  });

  it('name a reason in French, as the first of those that give it', () => {
    expect(labelOf('no-slip')).toBe('aucun bulletin n’est remis');
    expect(labelOf('false-extension')).toBe(conditionOf('false-extension').label);
    for (const code of [...REASON_CODES, ...REMARK_CODES]) expect(labelOf(code)).not.toBe(code);
  });

  it('have labels that follow « si » and end without a stop', () => {
    for (const { label } of ALL_CONDITIONS) expect(label).toMatch(/^[a-zà-ÿ].*[^.]$/);
    expect(new Set(ALL_CONDITIONS.map(({ label }) => label)).size).toBe(ALL_CONDITIONS.length);
  });
});

it('the names of the editions are those of all that there are, by the day of their force', () => {
  const byForce = Object.values(EDITIONS).sort((a, b) => a.inForceFrom.localeCompare(b.inForceFrom));
  expect(EDITION_NAMES).toEqual(byForce.map(({ name }) => name));
});

/** What the table of an edition says of a penalty. */
const penaltyOf = ({ penalty }: Edition): string => `pénalité de ${plural(penalty, 'point')}`;

describe.each(EDITION_NAMES)('edition %s', (name) => {
  const edition = EDITIONS[name];

  it('is cited by its title and the article', () => {
    expect(edition.name).toBe(name);
    const [row] = edition.rows;
    expect(citationOf(edition, row)).toBe(`${edition.title}, ${row.article}`);
  });

  it('says one thing of a condition', () => {
    const conditions = edition.rows.map(({ condition }) => condition);
    expect(new Set(conditions).size).toBe(conditions.length);
    for (const row of edition.rows) expect(rowOf(edition, row.condition)).toBe(row);
  });

  it('cites an article in every row', () => {
    const table = makeTable(edition);
    expect(table).toHaveLength(edition.rows.length);
    for (const { article, when, sanction, origin } of table) {
      expect(article).not.toBe('');
      expect(when).not.toBe('');
      expect([...Object.values(SANCTION_LABELS), penaltyOf(edition)]).toContain(sanction);
      expect(Object.values(ORIGIN_LABELS)).toContain(origin);
    }
  });

  it('has a row for every slip that cannot be paid, whatever the edition', () => {
    const unpaid = ['no-slip', 'blank-slip', 'word-not-admitted', 'word-incomplete', 'unlocated'] as const;
    for (const condition of unpaid) expect(rowOf(edition, condition)?.sanction).toBe('nullity');
  });

  it('says its other rules in French, each once', () => {
    const rules = rulesOf(edition);
    for (const { chapter, subject, text } of rules) expect([chapter, subject, text]).not.toContain('');
    expect(rules.map(({ subject }) => subject)).toContain('Ce qui s’ajoute');
    const text = plural(edition.penalty, 'point');
    expect(rules).toContainEqual({ chapter: 'Le bulletin', subject: 'Pénalité', text });
  });
});

describe('the edition in force', () => {
  it.each([
    ['2009-12-31', '2015'],
    ['2015-06-01', '2015'],
    ['2018-12-31', '2016'],
    ['2019-01-01', '2019'],
    ['2022-12-31', '2019'],
    ['2023-01-01', '2023'],
    ['2026-11-15', '2023'],
    ['demain', EDITION_NAMES.at(-1)],
  ])('on %s is %s', (day, name) => {
    expect(editionInForce(day)).toBe(name);
  });
});

describe('the differences between two editions', () => {
  it.each(EDITION_NAMES)('are none between %s and itself', (name) => {
    expect(compareEditions(EDITIONS[name], EDITIONS[name])).toEqual([]);
    expect(compareRules(EDITIONS[name], EDITIONS[name])).toEqual([]);
  });

  it('are the reform of 2016: the shift gives way to the wrong location and to the commission', () => {
    const { 2015: old, 2016: reformed } = EDITIONS;
    const changed = compareEditions(old, reformed).map(({ when, before, after }) => [
      when,
      before?.sanction,
      after?.sanction,
    ]);
    expect(changed).toEqual([
      [whenOf('altered-link', old), 'avertissement', 'raccord fautif'],
      [whenOf('shifted-location', old), penaltyOf(old), undefined],
      [whenOf('link-letter-added', old), 'nullité', 'raccord fautif'],
      [whenOf('final-letter-changed', reformed), undefined, penaltyOf(reformed)],
      [whenOf('wrong-location', reformed), undefined, penaltyOf(reformed)],
      [whenOf('ambiguous-location', reformed), undefined, 'soumis à la commission d’arbitrage'],
    ]);
  });

  it('are, from 2019 to 2023, the readings of shorter writings that go and the warnings that come', () => {
    const changed = compareEditions(EDITIONS['2019'], EDITIONS['2023']);
    const named = (side: 'before' | 'after') =>
      changed.filter((difference) => difference[side] === undefined).map(({ when }) => when);
    const labels = (edition: Edition, ...ids: readonly ConditionId[]) => ids.map((id) => whenOf(id, edition));
    expect(named('after')).toEqual(
      labels(EDITIONS['2019'], 'final-letter', 'extension-shortened', 'extension-too-short'),
    );
    expect(named('before')).toEqual(
      labels(
        EDITIONS['2023'],
        'hard-to-read',
        'direction-inverted',
        'place-of-another-score',
        'penalty-to-nullity',
        'stray-word',
      ),
    );
    expect(changed).toHaveLength(12);
  });

  it('set beside each other what gives the same reason by another condition', () => {
    const changed = compareEditions(EDITIONS['2019'], EDITIONS['2023']).filter(({ before, after }) => before && after);
    const label = (id: Parameters<typeof conditionOf>[0]) => conditionOf(id).label;
    expect(changed.map(({ before, after }) => [before?.when, after?.when])).toEqual([
      [label('false-extension'), label('deceptive-score')],
      [label('false-extension-among-places'), label('deceptive-links')],
      [label('letters-not-on-line'), label('letters-not-in-draw')],
      [label('not-placeable-as-written'), label('not-placeable')],
    ]);
    const [{ when, before, after }] = changed;
    expect(describeSide(before, when)).toBe('nullité');
    expect(describeSide(after, when)).toBe(`nullité, si ${label('deceptive-score')}`);
    expect(describeSide(undefined, when)).toBe('pas de ligne propre');
  });

  it('are, where a penalty costs another amount, the rows that cost one, and the turns that it makes null', () => {
    const { 2023: edition } = EDITIONS;
    const dearer = { ...edition, penalty: 2 * edition.penalty };
    expect(compareEditions(edition, dearer).map(({ when, after }) => [when, after?.sanction])).toEqual([
      [whenOf('wrong-location', edition), penaltyOf(dearer)],
      [whenOf('place-of-another-score', edition), penaltyOf(dearer)],
      [whenOf('penalty-to-nullity', edition), 'nullité'],
    ]);
    const [, , { when, after }] = compareEditions(edition, dearer);
    expect(describeSide(after, when)).toBe(`nullité, si ${whenOf('penalty-to-nullity', dearer)}`);
  });

  it('take no rule for gone that still stands beside another one of the same article', () => {
    const [before, after] = [EDITIONS['2016'], EDITIONS['2019']];
    const stands = (text: string) => rulesOf(after).some((rule) => rule.text === text);
    const lost = compareRules(before, after).filter(
      (change) => change.before && stands(change.before) && !change.after?.includes(change.before),
    );
    expect(lost).toEqual([]);
  });

  it('are, besides the rows, the order of treatment, what adds up and the rounding of an average', () => {
    const subjects = compareRules(EDITIONS['2019'], EDITIONS['2023']).map(({ subject }) => subject);
    expect(subjects).toContain('Ordre du traitement');
    expect(subjects).toContain('Ce qui s’ajoute');
    expect(subjects).toContain('Arrondi de la moyenne');
    expect(subjects).toContain('Formules');
    expect(subjects).not.toContain('Pénalité');
  });
});

it('the page of 2023 tells its readings of the game as ours (D21, D22, D23, D24, D25, D26)', () => {
  const readings = rulesOf(EDITIONS['2023']).filter(({ subject }) => subject.startsWith('Notre lecture'));
  expect(readings.map(({ subject }) => subject)).toEqual(
    ['D21', 'D22', 'D23', 'D24', 'D25', 'D26'].map((code) => `Notre lecture, ${code}`),
  );
  expect(readings.map(({ text }) => text).join(' ')).toMatch(
    /par partie.*coup annulé.*soumis à la commission.*semi-blitz.*second joker.*pénalité déduite/s,
  );
  expect(rulesOf(EDITIONS['2019']).filter(({ subject }) => subject.startsWith('Notre lecture'))).toEqual([]);
});
