import { EDITION_NAMES } from '@raccord/regulation';
import { expect, it } from 'vitest';
import { rulesIn } from '../rules.ts';
import { tileCodes } from './tilecodes.ts';

it.each(EDITION_NAMES)('no two rules of %s have the same code of progress', (edition) => {
  const rules = ['right' as const, ...rulesIn(edition).map(({ rule }) => rule)];
  const codes = [...tileCodes(rules).values()];
  expect(new Set(codes).size).toBe(rules.length);
});
