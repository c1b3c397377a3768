import { describe, expect, test } from 'vitest';
import { beside, displayWidth, table } from './screen/layout.ts';
import { counted, nearest, wrap } from './text.ts';

describe('text', () => {
  test('counts have a plain space', () => {
    expect([counted(0, 'mot'), counted(1, 'mot'), counted(2, 'mot')]).toEqual(['0 mot', '1 mot', '2 mots']);
  });

  test('the nearest name, letters swapped or missing, and none too far', () => {
    const names = ['chercher', 'places', 'rejouer'];
    expect(['cherche', 'palces', 'REJOUER', 'juger'].map((name) => nearest(name, names))).toEqual([
      'chercher',
      'places',
      'rejouer',
      undefined,
    ]);
  });

  test('lines never break inside brackets nor beside French marks', () => {
    expect(wrap('aa « b » : c', 4)).toEqual(['aa', '« b » :', 'c']);
    expect(wrap('aa [--x N] bb', 6)).toEqual(['aa', '[--x N]', 'bb']);
  });
});

describe('layout', () => {
  test('the width of a text counts columns, not characters', () => {
    expect(displayWidth('été')).toBe(3);
    expect(displayWidth('e\u0301te\u0301')).toBe(3);
    expect(displayWidth('漢字')).toBe(4);
    expect(displayWidth('\u001b[31mrouge\u001b[0m')).toBe(5);
  });

  test('a table aligns its columns', () => {
    const lines = table(
      [{ title: 'mot' }, { title: 'pts', align: 'right' }],
      [
        ['漢', '7'],
        ['TAS', '15'],
      ],
      (text) => text,
    );
    expect(lines).toEqual(['mot  pts', '漢     7', 'TAS   15']);
  });

  test('two blocks stand side by side only where they fit', () => {
    expect(beside(['a', 'b'], ['x'], 10)).toEqual(['a   x', 'b']);
    expect(beside(['a', 'b'], ['x', 'y', 'z'], 10)).toEqual(['a   x', 'b   y', '    z']);
    expect(beside(['aaaa'], ['xxxx'], 8)).toEqual(['aaaa', '', 'xxxx']);
  });
});
