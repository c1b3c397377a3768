import { describe, expect, it } from 'vitest';
import { judge } from '../judge.ts';
import { makeTable, rulesOf } from '../table.ts';
import { EDITION_2027 } from '../testing/edition2027/index.ts';
import { numbersOf, withNumber, withNumbers } from '../testing/numbers.ts';
import { WORKED_CASES } from '../testing/worked.ts';
import type { Edition } from './edition.ts';
import { EDITIONS } from './index.ts';

const ALL: readonly Edition[] = [...Object.values(EDITIONS), EDITION_2027];

/** All that the page of an edition says, without what it cites. */
const pageOf = (edition: Edition): readonly string[] => [
  ...makeTable(edition).map(({ when, sanction }) => `${when} : ${sanction}`),
  ...rulesOf(edition).map(({ chapter, subject, text }) => `${chapter}, ${subject} : ${text}`),
];

/** What judging reads: the rest is of the ledger, the game and what people decide. */
const isOfSlips = (path: string): boolean => /^(penalty|links|strays|shortening|exemptions)\b/.test(path);

const verdictOf = (edition: Edition, { turn, worked: { slip } }: (typeof WORKED_CASES)[number]): string => {
  const { outcome, points, penalty, warning } = judge(turn, slip, edition);
  return `${outcome}, ${points} less ${penalty}, ${warning}`;
};

describe.each(ALL.map((edition) => [edition.name, edition] as const))('every number of edition %s', (_, edition) => {
  const numbers = numbersOf(edition);

  it('is on its page: another number, another page', () => {
    const page = pageOf(edition).join('\n');
    const hidden = numbers.filter(
      ({ path, value }) => pageOf(withNumber(edition, path, value + 1)).join('\n') === page,
    );
    expect(hidden.map(({ path }) => path)).toEqual([]);
  });

  it('decides, if slips are judged by it: one less or one more changes what a worked slip gets', () => {
    const decides = (other: Edition): boolean =>
      WORKED_CASES.some((one) => verdictOf(other, one) !== verdictOf(edition, one));
    const idle = numbers
      .filter(({ path }) => isOfSlips(path))
      .filter(({ path, value }) => ![value - 1, value + 1].some((other) => decides(withNumber(edition, path, other))));
    expect(idle.map(({ path }) => path)).toEqual([]);
  }, 60_000);

  it('stands there alone: with other numbers throughout, no sentence has one of before', () => {
    const others = new Map(numbers.map(({ path }, index) => [path, 100 + 2 * index] as const));
    const page = pageOf(withNumbers(edition, others)).map(withoutNames);
    const told = page.flatMap((sentence) =>
      [...sentence.matchAll(NUMBER)].map(([found]) => [found, sentence] as const),
    );
    const known = new Set([...others.values()].flatMap((value) => [String(value), String(value - 1), clock(value)]));
    expect(told.filter(([found]) => !known.has(found)).map(([found, sentence]) => `${found} : ${sentence}`)).toEqual(
      [],
    );
    expect(told.length).toBeGreaterThanOrEqual(numbers.length);
  });
});

const NUMBER =
  /\d+:\d\d|\d+|(?<![\p{L}’])(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|seize|vingt|trente|\p{L}+ième)(?!\p{L})/gu;

/** « 1:48 ». */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Without articles, doubtful points, formulas, and what is no number of the law. */
const withoutNames = (sentence: string): string =>
  sentence
    .replaceAll(/art(?:icle|\.) [\d.]+[a-d]?(?: et [\d.]+[a-d]?)?|\(?5\.4\.1\.c et d\)?|\bD\d+/g, '')
    .replace(/Formules : .*/, '')
    .replaceAll(
      /deux voisines|les deux modes|par les deux|l’un des deux|deux joueurs d’une paire|deuxième coup|deux tableaux/g,
      '',
    );
