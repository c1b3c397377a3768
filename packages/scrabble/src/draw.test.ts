import { describe, expect, it } from 'vitest';
import {
  addTiles,
  canDraw,
  countTiles,
  drawFault,
  lacksNothing,
  makeDraw,
  neededOfEach,
  parseDraw,
  subtractTiles,
} from './draw.ts';
import { FORMULAS } from './formula.ts';
import { JOKER, TILE_COUNTS } from './letters.ts';
import { drawOf, refused } from './testing/given.ts';

describe('reading a draw', () => {
  it.each([
    ['TASOUEL', 'AELOSTU'],
    ['?tasou?', 'AOSTU??'],
    ['é è ô', 'EEO'],
    ['œ', 'EO'],
    ['A', 'A'],
    [' T E S T ', 'ESTT'],
  ])('%o has the letters %s', (text, letters) => {
    expect(makeDraw(drawOf(text))).toBe(letters);
  });

  it.each([
    ['', 'draw-empty', 'donnez au moins une lettre'],
    ['  ', 'draw-empty', 'donnez au moins une lettre'],
    ['TAS0UEL', 'draw-character', '« 0 »'],
    ['TAS+OUEL', 'draw-character', '« + »'],
    ['ABCDEFGHIJ', 'draw-too-long', '10 lettres ; il en faut 9 au plus'],
    ['AB???', 'draw-jokers', '3 jokers'],
  ])('refuses %o', (text, code, sentence) => {
    const fault = refused(parseDraw(text));
    expect(fault.code).toBe(code);
    expect(fault.text).toContain(sentence);
  });
});

describe('counting tiles', () => {
  it('adds, takes away and says what lacks', () => {
    const draw = drawOf('TEST?');
    expect(countTiles(draw)).toBe(5);
    expect(makeDraw(addTiles(draw, drawOf('SE')))).toBe('EESSTT?');
    expect(makeDraw(subtractTiles(draw, drawOf('TT')))).toBe('ES?');
    expect(lacksNothing(subtractTiles(draw, drawOf('SET?')))).toBe(true);
    expect(lacksNothing(subtractTiles(draw, drawOf('EE')))).toBe(false);
  });
});

describe('a draw of seven letters', () => {
  it.each([
    [1, 'two vowels, five consonants', 'AEBCDFG', undefined],
    [1, 'one vowel', 'ABCDFGH', 'too-few-vowels'],
    [1, 'one consonant', 'AEIOUEB', 'too-few-consonants'],
    [1, 'Y as the second vowel', 'AYBCDFG', undefined],
    [1, 'Y as the second consonant', 'AEIOUYB', undefined],
    [1, 'a joker as the second vowel', 'A?BCDFG', undefined],
    [1, 'a joker as the second consonant', 'AEIOU?B', undefined],
    [1, 'Y and a joker as both vowels', 'Y?BCDFG', undefined],
    [1, 'Y and a joker as both consonants', 'Y?AEIOU', undefined],
    [15, 'one vowel', 'ABCDFGH', 'too-few-vowels'],
    [16, 'one vowel', 'ABCDFGH', undefined],
    [15, 'one consonant', 'AEIOUEB', 'too-few-consonants'],
    [16, 'one consonant', 'AEIOUEB', undefined],
    [16, 'no vowel', 'BCDFGHJ', 'too-few-vowels'],
    [16, 'no consonant', 'AEIOUEA', 'too-few-consonants'],
  ])('on turn %i with %s (%s)', (turn, _, draw, code) => {
    expect(drawFault(drawOf(draw), turn, FORMULAS.normale, TILE_COUNTS)?.code).toBe(code);
  });

  it('is told in French what it lacks', () => {
    expect(drawFault(drawOf('ABCDFGH'), 15, FORMULAS.normale)?.text).toContain('au moins 2 voyelles');
    expect(drawFault(drawOf('AEIOUEA'), 16, FORMULAS.normale)?.text).toContain('au moins une consonne');
  });

  it('needs two of each up to turn 15, then one', () => {
    expect([1, 15, 16, 30].map(neededOfEach)).toEqual([2, 2, 1, 1]);
  });
});

describe('the size of a draw', () => {
  it.each([
    ['normale', 'TASOUELI', 'TASOUELI', 'wrong-size'],
    ['normale', 'TASOUE', 'TASOUELI', 'wrong-size'],
    ['7sur8', 'TASOUEL', 'TASOUELI', 'wrong-size'],
    ['7sur8', 'TASOUELI', 'TASOUELI', undefined],
    ['789', 'TASOUELI', 'TASOUELIN', 'wrong-size'],
    ['789', 'TASOUELIN', 'TASOUELIN', undefined],
    ['7et8', 'TASOUELIN', 'TASOUELIN', 'wrong-size'],
    ['normale', 'TASOU', 'TASOU', undefined],
    ['normale', 'TASO', 'TASOU', 'wrong-size'],
    ['normale', 'TAYS', 'TAYS', undefined],
    ['normale', 'TAY', 'TAY', 'too-few-consonants'],
  ] as const)('%s: %s out of %s', (formula, draw, available, code) => {
    expect(drawFault(drawOf(draw), 5, FORMULAS[formula], drawOf(available))?.code).toBe(code);
  });

  it('is not looked at when nobody says what is left', () => {
    expect(drawFault(drawOf('TAES'), 5, FORMULAS.normale)).toBeUndefined();
  });
});

describe('the joker of a joker game', () => {
  const noJoker = TILE_COUNTS.with(JOKER, 0);

  it.each([
    ['one', '?ASOUEL', TILE_COUNTS, undefined],
    ['none', 'TASOUEL', TILE_COUNTS, 'joker-count'],
    ['two', '??SOUEL', TILE_COUNTS, 'joker-count'],
    ['none, and none is left', 'TASOUEL', noJoker, undefined],
    ['one and all that is left, the other joker apart', '?TAS', drawOf('??TAS'), undefined],
  ])('%s in the draw', (_, draw, available, code) => {
    expect(drawFault(drawOf(draw), 2, FORMULAS.joker, available)?.code).toBe(code);
  });
});

describe('what is left can give a draw', () => {
  it.each([
    [1, 'TASOUEL', true],
    [1, 'TAS', false],
    [1, 'AEST', true],
    [1, 'BCDFGHJ', false],
    [1, 'AEIOUEA', false],
    [15, 'ABCDFGH', false],
    [16, 'ABCDFGH', true],
    [16, 'AB', true],
    [16, 'A', false],
    [16, 'Y', false],
    [16, 'Y?', true],
    [16, 'BCD', false],
  ])('on turn %i, %s: %o', (turn, available, possible) => {
    expect(canDraw(drawOf(available), turn, FORMULAS.normale)).toBe(possible);
  });

  it('nothing left gives none', () => {
    expect(canDraw(new Array<number>(JOKER + 1).fill(0), 20, FORMULAS.normale)).toBe(false);
  });

  it('in a joker game only one joker serves', () => {
    expect(canDraw(drawOf('??'), 16, FORMULAS.normale)).toBe(true);
    expect(canDraw(drawOf('??'), 16, FORMULAS.joker)).toBe(false);
  });
});
