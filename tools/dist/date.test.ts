import { expect, test } from 'vitest';
import { dateOfSources } from './date.ts';

const quiet = () => undefined;

test('a builder of packages says the date in seconds, or is told so', () => {
  expect(dateOfSources('1772600768', quiet)).toEqual(new Date('2026-03-04T05:06:08Z'));
  for (const wrong of ['', 'abc', '12.5', '-1'])
    expect(() => dateOfSources(wrong, quiet)).toThrow(/nombre de secondes/);
});
