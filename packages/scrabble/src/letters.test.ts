import { describe, expect, it } from 'vitest';
import { ALPHABET, foldAccents, isMarked, JOKER, letterIndex, letterOf, TILE_COUNTS, VALUES } from './letters.ts';

describe('the French tiles (1.1, 1.2.1)', () => {
  it('are 102, two of them jokers worth nothing', () => {
    expect(TILE_COUNTS.reduce((sum, count) => sum + count)).toBe(102);
    expect(TILE_COUNTS[JOKER]).toBe(2);
    expect(VALUES[JOKER]).toBe(0);
  });

  it.each([
    [1, 'AEILNORSTU'],
    [2, 'DGM'],
    [3, 'BCP'],
    [4, 'FHV'],
    [8, 'JQ'],
    [10, 'KWXYZ'],
  ])('worth %i are %s', (value, letters) => {
    expect([...ALPHABET].filter((_, index) => VALUES[index] === value).join('')).toBe(letters);
  });

  it.each([
    [15, 'E'],
    [9, 'A'],
    [8, 'I'],
    [6, 'NORSTU'],
    [5, 'L'],
    [3, 'DM'],
    [2, 'BCFGHPV'],
    [1, 'JKQWXYZ'],
  ])('there are %i each of %s', (count, letters) => {
    expect([...ALPHABET].filter((_, index) => TILE_COUNTS[index] === count).join('')).toBe(letters);
  });
});

describe('letters as numbers', () => {
  it('go there and back, the joker as ?', () => {
    expect([...ALPHABET].map(letterIndex).map(letterOf).join('')).toBe(ALPHABET);
    expect(letterOf(JOKER)).toBe('?');
  });

  it.each(['a', 'É', '@', '[', '?', '.', '', '🂡'])('%o is no upper-case letter', (character) => {
    expect(letterIndex(character)).toBe(-1);
  });
});

describe('a word without accents', () => {
  it.each([
    ['Cœur', 'COEUR'],
    ['ŒUF', 'OEUF'],
    ['ex æquo', 'EX AEQUO'],
    ['Noël', 'NOEL'],
    ['garçonnet', 'GARCONNET'],
    ['e\u0301te\u0301', 'ETE'],
    ['aujourd’hui', 'AUJOURD’HUI'],
    ['ça-là?', 'CA-LA?'],
  ])('%s is %s', (text, folded) => {
    expect(foldAccents(text)).toBe(folded);
  });
});

describe('a marked letter', () => {
  it('is one written in lower case', () => {
    expect([...'tEsT'].map(isMarked)).toEqual([true, false, true, false]);
    expect([...'é?.A-'].some(isMarked)).toBe(false);
  });
});
