import { expect, test } from 'vitest';
import { makeCardsCsv } from './cards.ts';

test('a card is a line, its two sides apart, whatever they say', () => {
  const cards = [
    { front: 'AEINRST', back: 'RESINAT : résiner ; verbe' },
    { front: '=A1', back: 'dit « x » "y"' },
  ];
  expect(makeCardsCsv(cards)).toBe('\ufeffAEINRST;"RESINAT : résiner ; verbe"\r\n\'=A1;"dit « x » ""y"""\r\n');
});
