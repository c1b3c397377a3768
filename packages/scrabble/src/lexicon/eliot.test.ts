import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../testing/arbitraries.ts';
import { eliotDictionary, eliotFile, FRENCH_LETTERS } from '../testing/eliot.ts';
import { accepted, refused } from '../testing/given.ts';
import { decodeEliotDictionary, isEliotDictionary } from './eliot.ts';

const LETTER_A = 1 << 26;
const ENDS_WORD = 1 << 24;
const LAST = 1 << 25;

const wordsOf = (bytes: Uint8Array) => accepted(decodeEliotDictionary(bytes)).list.words;

describe('a dictionary of Eliot', () => {
  it.each([1, 2])('of version %i gives its words and its name', (version) => {
    const bytes = eliotDictionary(WORDS, { version, name: 'Été 2' });
    const { name, list } = accepted(decodeEliotDictionary(bytes));
    expect(name).toBe('Été 2');
    expect(list.words).toEqual([...WORDS].sort());
    expect(list).toMatchObject({ repeatedCount: 0, tooShortCount: 0, tooLongCount: 0, refusedCount: 0 });
  });

  it('whatever its words', () => {
    const word = fc.string({ unit: fc.constantFrom(...'ABEST'), minLength: 2, maxLength: 15 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 60 }), (words) => {
        expect(wordsOf(eliotDictionary(words))).toEqual([...words].sort());
      }),
    );
  });

  it('has its own letters, in its own order', () => {
    const words = ['ELS', 'LES', 'LSE', 'SEL'];
    expect(wordsOf(eliotDictionary(words, { letters: '?lESxyz'.toUpperCase() }))).toEqual(words);
  });

  it('is left without the words that no French game has', () => {
    const words = ['A', 'AS', 'T?T', `A${'S'.repeat(14)}`, `A${'S'.repeat(15)}`, `A${'S'.repeat(30)}`];
    const { list } = accepted(decodeEliotDictionary(eliotDictionary(words, { letters: 'AST?' })));
    expect(list.words).toEqual(['AS', `A${'S'.repeat(14)}`]);
    expect(list).toMatchObject({ tooShortCount: 1, tooLongCount: 2, refusedCount: 1 });
  });

  it('is known by its first bytes, wherever they stand in memory', () => {
    const bytes = eliotDictionary(WORDS);
    expect(isEliotDictionary(bytes)).toBe(true);
    expect(isEliotDictionary(Buffer.from('_COMPILED_DICTIONARY'))).toBe(false);
    const shifted = Buffer.concat([Buffer.of(0), bytes]).subarray(1);
    expect(wordsOf(shifted)).toEqual(wordsOf(bytes));
  });
});

describe('a dictionary of Eliot that is refused', () => {
  it.each([
    ['of the first Eliots', { version: 0 }, 'eliot-version', 'au format 0 ; Raccord lit les formats 1 et 2'],
    ['a GADDAG', { algorithm: 2 }, 'eliot-gaddag', 'est un GADDAG, que Raccord ne lit pas'],
    ['of an unknown algorithm', { algorithm: 7 }, 'eliot-damaged', 'abîmé ou tronqué'],
    ['of another number of words', { wordCount: 3 }, 'eliot-damaged', 'abîmé ou tronqué'],
    [
      'in Cyrillic',
      { letters: 'АБВГДЕЖЗИ?' },
      'eliot-alphabet',
      'est d’un autre alphabet (А, Б, В, Г, Д) : Raccord joue',
    ],
    ['in Spanish', { letters: `${FRENCH_LETTERS}Ñ` }, 'eliot-alphabet', 'est d’un autre alphabet (Ñ) : Raccord joue'],
    ['without letters', { letters: '' }, 'eliot-damaged', 'abîmé ou tronqué'],
  ])('%s', (_, file, code, sentence) => {
    const fault = refused(decodeEliotDictionary(eliotDictionary(WORDS, file)));
    expect(fault.code).toBe(code);
    expect(fault.text).toContain(sentence);
  });

  it('cut short anywhere', () => {
    const bytes = eliotDictionary(WORDS);
    for (let length = 0; length < bytes.length; length++) {
      const { code } = refused(decodeEliotDictionary(bytes.subarray(0, length)));
      expect(code).toBe(length < 23 ? 'eliot-version' : 'eliot-damaged');
    }
  });

  it.each([
    ['that goes round', [LAST, LETTER_A | LAST | 1, 1], 1],
    ['that leads forward', [LAST, LETTER_A | LAST | 2, LETTER_A | LAST | ENDS_WORD, 1], 1],
    ['whose last node has no end', [LAST, LETTER_A | ENDS_WORD, 1], 1],
    ['whose root is outside', [LAST, LETTER_A | LAST | ENDS_WORD, 2], 1],
    ['of nothing', [0], 0],
    ['whose letters go down', [LAST, (2 * LETTER_A) | ENDS_WORD, LETTER_A | ENDS_WORD | LAST, 1], 2],
    ['that has a letter twice', [LAST, LETTER_A | ENDS_WORD, LETTER_A | ENDS_WORD | LAST, 1], 2],
  ])('a graph %s', (_, edges, wordCount) => {
    expect(refused(decodeEliotDictionary(eliotFile(edges, { wordCount }))).code).toBe('eliot-damaged');
  });

  it('a small graph of very many words, or of very many ways to none', () => {
    // Every node leads to the one before by 26 letters: 26 to the power of 14 ways.
    const node = (target: number, flags: number) =>
      Array.from(
        { length: 26 },
        (_, letter) => (((letter + 1) << 26) | target | flags | (letter === 25 ? LAST : 0)) >>> 0,
      );
    const graph = (flags: number) => [
      LAST,
      ...Array.from({ length: 14 }, (_, depth) => node(depth === 0 ? 0 : 1 + (depth - 1) * 26, flags)).flat(),
      1 + 13 * 26,
    ];
    const many = refused(decodeEliotDictionary(eliotFile(graph(ENDS_WORD), { wordCount: 0xffff_ffff })));
    expect(many.code).toBe('eliot-damaged');
    expect(refused(decodeEliotDictionary(eliotFile(graph(0), { wordCount: 0 }))).code).toBe('word-list-empty');
  });
});
