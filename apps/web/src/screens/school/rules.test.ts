import { EDITION_NAMES } from '@raccord/regulation';
import { expect, it } from 'vitest';
import { calledAsTaught, rulesIn } from './rules.ts';

it('marks call a rule as its lesson is called', () => {
  for (const edition of EDITION_NAMES) {
    const rules = rulesIn(edition);
    const marks = rules.map(({ rule }) => ({ rule, count: 1, right: 0 }));
    expect(calledAsTaught(marks).map(({ label }) => label)).toEqual(rules.map(({ title }) => title));
  }
  expect(calledAsTaught([{ rule: 'right', count: 2, right: 1 }])).toEqual([
    { label: 'Bulletin sans faute', count: 2, right: 1 },
  ]);
});
