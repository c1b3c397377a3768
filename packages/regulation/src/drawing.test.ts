import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDrawing, parseDrawing } from './drawing.ts';
import type { OutsideLetter, WrittenSolution } from './slip.ts';

const byPlace = (a: OutsideLetter, b: OutsideLetter) => a.down - b.down || a.right - b.right;

describe('a drawing', () => {
  it('gives the letters outside the word by their place from its first letter', () => {
    expect(parseDrawing('..I\n..N\nTAS', 'TAS', 'horizontal')).toEqual({
      ok: true,
      value: [
        { letter: 'I', down: -2, right: 2 },
        { letter: 'N', down: -1, right: 2 },
      ],
    });
    expect(parseDrawing('.T.\nMEN\n.S.', 'tEs', 'vertical')).toEqual({
      ok: true,
      value: [
        { letter: 'M', down: 1, right: -1 },
        { letter: 'N', down: 1, right: 1 },
      ],
    });
  });

  it('has nothing where a letter is struck out, even against the word', () => {
    expect(parseDrawing('..#\n#.N\nTAS#', 'TAS', 'horizontal')).toEqual({
      ok: true,
      value: [{ letter: 'N', down: -1, right: 2 }],
    });
  });

  it('has the word once, where it stands free: the same letters inside a link are not it', () => {
    expect(parseDrawing('MERE\n.RE.', 'RE', 'horizontal')).toMatchObject({ ok: true, value: { length: 4 } });
  });

  it('is read as it was made', () => {
    const letters = fc.record({
      letter: fc.constantFrom('I', 'N', 'E'),
      down: fc.integer({ min: -3, max: 3 }),
      right: fc.integer({ min: -3, max: 5 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(letters, { selector: ({ down, right }) => `${down},${right}`, maxLength: 8 }),
        fc.constantFrom('horizontal' as const, 'vertical' as const),
        (written, direction) => {
          const isOnLine = ({ down, right }: OutsideLetter) => (direction === 'horizontal' ? down : right) === 0;
          const outside = written.filter((letter) => !isOnLine(letter)).sort(byPlace);
          const solution: WrittenSolution = { word: 'TaS', direction, outside };
          const parsed = parseDrawing(makeDrawing(solution), solution.word, direction);
          expect(parsed.ok && parsed.value.toSorted(byPlace)).toEqual(outside);
        },
      ),
    );
  });

  it.each([
    ['..I\nTAR', 'ne contient pas'],
    ['TAS\nTAS', 'plusieurs fois'],
    ['TAST', 'autre mot'],
    ['TAS\n.1.', '« 1 »'],
  ])('%j is refused: %s', (drawing, part) => {
    const parsed = parseDrawing(drawing, 'TAS', 'horizontal');
    expect(parsed.ok ? '' : parsed.fault.text).toContain(part);
  });
});
