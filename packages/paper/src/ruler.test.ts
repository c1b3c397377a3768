import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Ruler } from './ruler.ts';

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

test('what French keeps together stays on one line', () => {
  expect(ruler.wrap('Pourquoi « Chat » ?', 100, STYLE)).toEqual(['Pourquoi', '«\u00a0Chat\u00a0»\u00a0?']);
});
