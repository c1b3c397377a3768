import { expect, test } from 'vitest';
import { whySpared } from './spared.ts';

const reason = (words: readonly string[]) => ({
  code: 'word-not-admitted' as const,
  citation: '',
  text: '',
  words: [...words],
});

test('says why a correction slip need not be sent', () => {
  expect(whySpared({ outcome: 'accepted', reasons: [reason([])] })).toContain('mot retenu');
  expect(whySpared({ outcome: 'nullity', reasons: [reason([])] })).toContain('dépasse le top');
});

test('a word not admitted had better be told: played again, it would bring the average', () => {
  const text = whySpared({ outcome: 'nullity', reasons: [reason([]), reason(['XU'])] });
  expect(text).toContain('Mieux vaut prévenir le joueur');
  expect(text).toContain('moyenne');
});
