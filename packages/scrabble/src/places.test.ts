import { solve } from '@raccord/checkers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMULAS, type FormulaName } from './formula.ts';
import type { Direction } from './geometry.ts';
import { markJokers } from './placement.ts';
import { findPlaces, type Place, wordsNotAdmitted } from './places.ts';
import { makeReference } from './reference.ts';
import { positions } from './testing/arbitraries.ts';
import { boardFrom, boardOf, drawOf, lexiconOf } from './testing/given.ts';

const MENERAI = ['H4 MENERAI'];
const { lexicon } = lexiconOf('MENERAI MENERAIS MENERAIT TES SNOB SA NI TEST SATINERA');

function places(moves: readonly string[], draw: string, word: string, formula: FormulaName = 'normale'): Place[] {
  return findPlaces(boardOf(...moves), drawOf(draw), word, FORMULAS[formula], lexicon);
}

const referencesOf = (found: readonly Place[]) => found.map(({ fit }) => makeReference(fit.placement));

function placeAt(reference: string, found: readonly Place[]): Place | undefined {
  return found.find(({ fit }) => makeReference(fit.placement) === reference);
}

describe('where a word can technically go', () => {
  it('uses a tile of the board for a letter that the draw lacks', () => {
    const found = places(MENERAI, 'TSOUPLI', 'TES');
    expect(referencesOf(found)).toEqual(['5G', '7G']);
    expect(found.map(({ tilings }) => tilings.map(({ score }) => score))).toEqual([[3], [5]]);
  });

  it('covers H8 on an empty board, across or down', () => {
    expect(referencesOf(places([], 'TESOUPL', 'TES'))).toEqual(['H6', 'H7', 'H8', '8F', '8G', '8H']);
  });

  it('can be asked for one direction', () => {
    const across: readonly Direction[] = ['horizontal'];
    const found = findPlaces(boardOf(), drawOf('TES'), 'TES', FORMULAS.normale, lexicon, across);
    expect(referencesOf(found)).toEqual(['H6', 'H7', 'H8']);
  });

  it.each([
    ['where the word would be longer, before', 'H1'],
    ['where the word would be longer, after', 'H11'],
    ['where it touches no tile', 'A1'],
    ['where it touches by a corner only', 'G11'],
    ['where it meets another letter', '4H'],
  ])('is not %s', (_, reference) => {
    expect(placeAt(reference, places(MENERAI, 'TESOUPL', 'TES'))).toBeUndefined();
  });

  it.each([
    ['a letter missing', 'normale', 'TSOUPLI', 'TESTS', 0],
    ['eight tiles, seven allowed', '7sur8', 'SATINERA', 'SATINERA', 0],
    ['eight tiles allowed', '7et8', 'SATINERA', 'SATINERA', 16],
    ['an eighth letter as a joker', '7et8', 'SATINER?', 'SATINERA', 16],
    ['nine tiles, eight allowed', '7et8', 'SATINERAI', 'SATINERAI', 0],
    ['nine tiles allowed', '789', 'SATINERAI', 'SATINERAI', 14],
  ] as const)('on an empty board, %s (%s): %s %s', (_, formula, draw, word, count) => {
    expect(places([], draw, word, formula)).toHaveLength(count);
  });
});

describe('what makes a place valid', () => {
  it.each([
    ['every word formed is admitted', '5G', []],
    ['the extension is admitted', '11F', []],
    ['the extension is not admitted', '3F', ['SMENERAI']],
  ])('%s: TES in %s', (_, reference, notAdmitted) => {
    expect(placeAt(reference, places(MENERAI, 'TESUPLI', 'TES'))?.notAdmitted).toEqual(notAdmitted);
  });

  it('names the word first, then those that it forms, each once', () => {
    const found = places(['H4 MENERAI', 'J4 MENERAI'], 'XXXX', 'XX');
    expect(placeAt('I4', found)?.notAdmitted).toEqual(['XX', 'MXM', 'EXE']);
    expect(placeAt('I5', found)?.notAdmitted).toEqual(['XX', 'EXE', 'NXN']);
    const place = placeAt('G9', places(MENERAI, 'SNOBTUE', 'SNOB'));
    expect(place && wordsNotAdmitted(place.fit, lexiconOf('SNOB').lexicon)).toEqual(['SA', 'NI']);
    expect(place && wordsNotAdmitted(place.fit, lexiconOf('SA').lexicon)).toEqual(['SNOB', 'NI']);
  });

  it('agrees with the reference solver on every word of the list', () => {
    fc.assert(
      fc.property(positions, ({ words, lines, draw }) => {
        const board = boardFrom(lines);
        const { lexicon: admitted } = lexiconOf(words);
        const found = words.flatMap((word) =>
          findPlaces(board, drawOf(draw), word, FORMULAS.normale, admitted)
            .filter(({ notAdmitted }) => notAdmitted.length === 0)
            .flatMap(({ fit: { placement }, tilings }) =>
              tilings.map(
                ({ jokers, score }) => `${markJokers(board, placement, jokers)} ${makeReference(placement)} ${score}`,
              ),
            ),
        );
        // The first word of a game lies across; a slip may write it either way.
        fc.pre(lines.some((line) => /[A-Za-z]/.test(line)));
        const expected = solve(words, lines, draw, 7).writings;
        expect(found.sort()).toEqual(expected.map((move) => `${move.word} ${move.reference} ${move.score}`).sort());
      }),
      { numRuns: 20 },
    );
  });
});
