import { graphemes } from '@raccord/french';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leading, Ruler } from './ruler.ts';

/** Every letter as wide as the text is high. */
const ruler = new Ruler(() => 1);
const STYLE = { size: 10 };

test('a text that fits stays as it is, a longer one shrinks, then is cut', () => {
  expect(ruler.fit('Chat', 40, STYLE)).toEqual({ text: 'Chat', size: 10 });
  expect(ruler.fit('Chats', 40, STYLE)).toEqual({ text: 'Chats', size: 8 });
  expect(ruler.fit('Hippopotame', 45, STYLE)).toEqual({ text: 'Hippo…', size: 7.5 });
});

test('lines lose nothing and are no longer than their room', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 10, max: 200 }), (text, room) => {
      const lines = ruler.wrap(text, room, STYLE);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of lines) expect(ruler.width(line, STYLE)).toBeLessThanOrEqual(room);
    }),
  );
});

test('a word longer than a line is broken after a hyphen, else anywhere', () => {
  expect(ruler.wrap('Chat-huant Hippopotame', 70, STYLE)).toEqual(['Chat-', 'huant', 'Hippopo', 'tame']);
});

test('a text that fills a room stays on one line while it can, loses nothing and stays inside', () => {
  expect(ruler.fill('Chat Noir', { width: 90, height: 13 }, STYLE)).toEqual({ lines: ['Chat Noir'], size: 10 });
  expect(ruler.fill('Chat Noir', { width: 70, height: 13 }, STYLE).lines).toEqual(['Chat Noir']);
  expect(ruler.fill('Chat Noir et Chien Blanc', { width: 70, height: 13 }, STYLE).lines).toHaveLength(2);
  fc.assert(
    fc.property(fc.lorem({ maxCount: 9 }), fc.integer({ min: 60, max: 200 }), (text, width) => {
      const { lines, size } = ruler.fill(text, { width, height: 16 }, STYLE);
      expect(lines.join(' ').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of lines) expect(ruler.width(line, { size })).toBeLessThanOrEqual(width);
      if (lines.length > 1) expect(lines.length * leading(size)).toBeLessThanOrEqual(16);
    }),
  );
});

test('nothing is cut or broken inside what a reader takes for one letter', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(ruler.fit(`Chats${family}`, 50, STYLE)).toEqual({ text: 'Chats…', size: 7.5 });
  expect(ruler.fit('Hippe\u0301potame', 45, STYLE).text).toBe('Hippe\u0301…');
  expect(ruler.wrap(`Chat${family}${family}`, 70, STYLE)).toEqual(['Chat', family, family]);
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 20, maxLength: 60 }),
      fc.integer({ min: 20, max: 90 }),
      (text, room) => {
        const letters = graphemes(ruler.fit(text, room, STYLE).text.slice(0, -1));
        expect(letters).toEqual(graphemes(text).slice(0, letters.length));
      },
    ),
  );
});

test('what French keeps together stays on one line', () => {
  expect(ruler.wrap('Pourquoi « Chat » ?', 100, STYLE)).toEqual(['Pourquoi', '«\u00a0Chat\u00a0»\u00a0?']);
});
