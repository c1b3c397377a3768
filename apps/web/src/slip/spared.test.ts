import { expect, test } from 'vitest';
import { whySpared } from './spared.ts';

const motive = (words: readonly string[]) => ({ code: 'x', citation: '', text: '', words: [...words] });

test('says why a correction slip need not be sent', () => {
  expect(whySpared({ outcome: 'accepted', motives: [motive([])] })).toContain('mot retenu');
  expect(whySpared({ outcome: 'nullity', motives: [motive([])] })).toContain('dépasse le top');
});

test('a word not admitted had better be told: played again, it would bring the average', () => {
  const text = whySpared({ outcome: 'nullity', motives: [motive([]), motive(['XU'])] });
  expect(text).toContain('Mieux vaut prévenir le joueur');
  expect(text).toContain('moyenne');
});
