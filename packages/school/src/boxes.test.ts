import { unwrap } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { type Boxes, LAST_BOX, makeBoxesFile, nextRule, noBoxes, noteAnswer, readBoxesFile } from './boxes.ts';
import type { AskedRule } from './mark.ts';

const RULES: readonly AskedRule[] = ['score-wrong', 'wrong-location', 'unlocated', 'right'];

/** Asks so many slips of who knows all the rules but these. */
function train(count: number, unknown: readonly AskedRule[]): { boxes: Boxes; asked: AskedRule[] } {
  let boxes = noBoxes('2023');
  const asked: AskedRule[] = [];
  for (let turn = 0; turn < count; turn++) {
    const rule = nextRule(boxes, RULES) as AskedRule;
    asked.push(rule);
    boxes = noteAnswer(boxes, [rule], !unknown.includes(rule));
  }
  return { boxes, asked };
}

test('rules come in the order of the text, and what one gets wrong comes back sooner', () => {
  const { asked } = train(60, ['wrong-location']);
  expect(asked.slice(0, 3)).toEqual(['score-wrong', 'wrong-location', 'unlocated']);
  const times = (rule: AskedRule) => asked.filter((one) => one === rule).length;
  expect(times('wrong-location')).toBeGreaterThan(times('score-wrong') + 5);
  for (const rule of RULES) expect(times(rule)).toBeGreaterThan(2);
  expect(asked.some((rule, index) => rule === asked[index + 1] && rule === 'wrong-location')).toBe(false);
});

test('a right answer moves a rule on, a wrong one puts it back', () => {
  const { boxes } = train(80, []);
  expect(boxes.rules['score-wrong']?.box).toBe(LAST_BOX);
  const missed = noteAnswer(boxes, ['score-wrong', 'right'], false);
  expect(missed.rules['score-wrong']).toMatchObject({ box: 0, last: 81, wrong: 1 });
  expect(missed.rules.right?.box).toBe(0);
  expect(boxes.rules['score-wrong']?.box).toBe(LAST_BOX);
  expect(nextRule(noBoxes('2023'), [])).toBeUndefined();
});

test('the progress reads back', () => {
  const { boxes } = train(20, ['unlocated']);
  expect(unwrap(readBoxesFile(makeBoxesFile(boxes)))).toEqual(boxes);
});

const file = (change: object): string =>
  JSON.stringify({ ...JSON.parse(makeBoxesFile(train(5, []).boxes)), ...change });

test.each([
  ['', 'n’est pas une progression'],
  ['[1]', 'n’est pas une progression'],
  ['{"format":"autre"}', 'n’est pas une progression'],
  [file({ version: 2 }), 'plus récente'],
  [file({ version: 'un' }), 'abîmée'],
  [makeBoxesFile(train(5, []).boxes).slice(0, 40), 'n’est pas une progression'],
  [file({ edition: '1999' }), 'édition'],
  [file({ answers: -1 }), 'abîmée'],
  [file({ rules: [] }), 'abîmée'],
  [file({ rules: { right: { box: 9, last: 1, right: 1, wrong: 0 } } }), 'abîmée'],
  [file({ rules: { right: { box: 1, last: 99, right: 1, wrong: 0 } } }), 'abîmée'],
])('a bad file is refused: %s', (text, part) => {
  const read = readBoxesFile(text);
  expect(read.ok ? '' : read.fault.text).toContain(part);
});
