import { describe, expect, it } from 'vitest';
import {
  addTiles,
  canDraw,
  countTiles,
  drawFault,
  lacksNothing,
  makeDraw,
  onlyDraw,
  parseDraw,
  standsByChoice,
  subtractTiles,
} from './draw.ts';
import { JOKER, TILE_COUNTS } from './letters.ts';
import { drawOf, NEW_RULES, refused, termsOf } from './testing/given.ts';

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
    ['A'.repeat(300), 'draw-too-long', `« ${'A'.repeat(30)}… » a 300 lettres`],
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

describe('a draw of seven letters (3.2; C before 2023)', () => {
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
    expect(drawFault(drawOf(draw), termsOf(turn), TILE_COUNTS)?.code).toBe(code);
  });

  it('is told in French what it lacks', () => {
    expect(drawFault(drawOf('ABCDFGH'), termsOf(15))?.text).toContain('au moins 2 voyelles');
    expect(drawFault(drawOf('AEIOUEA'), termsOf(16))?.text).toContain('au moins une consonne');
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
    expect(drawFault(drawOf(draw), termsOf(5, formula), drawOf(available))?.code).toBe(code);
  });

  it('is not looked at when nobody says what is left', () => {
    expect(drawFault(drawOf('TAES'), termsOf(5))).toBeUndefined();
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
    expect(drawFault(drawOf(draw), termsOf(2, 'joker'), available)?.code).toBe(code);
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
    expect(canDraw(drawOf(available), termsOf(turn))).toBe(possible);
  });

  it('nothing left gives none', () => {
    expect(canDraw(new Array<number>(JOKER + 1).fill(0), termsOf(20))).toBe(false);
  });

  it('in a joker game only one joker serves', () => {
    expect(canDraw(drawOf('??'), termsOf(16))).toBe(true);
    expect(canDraw(drawOf('??'), termsOf(16, 'joker'))).toBe(false);
  });
});

describe('two of each « si le reliquat le permet » (3.2 of 2023)', () => {
  it.each([
    [5, 'ABCDFGH', true],
    [5, 'AEIOUAB', true],
    [5, 'ABCDFGHJKL', true],
    [5, 'BCDFG', false],
    [5, 'AEIOU', false],
    [5, 'TAS', true],
    [5, 'A', false],
    [5, 'BY', true],
    [5, 'Y', false],
    [5, '?', false],
  ])('on turn %i, %s is left: %o', (turn, available, possible) => {
    expect(canDraw(drawOf(available.slice(0, 9)), termsOf(turn, 'normale', NEW_RULES))).toBe(possible);
  });

  it.each([
    ['all the rest has one vowel', 'ABCDFGH', 'ABCDFGHJK', undefined],
    ['all the rest has one vowel, which did not come', 'BCDFGHJ', 'ABCDFGHJK', 'too-few-vowels'],
    ['the rest has two vowels, one of which came', 'ABCDFGH', 'AEBCDFGHJ', 'too-few-vowels'],
    ['a Y may stand for the second one', 'ABCDFGH', 'AYBCDFGHJ', 'too-few-vowels'],
  ])('a draw of turn 5 where %s', (_, draw, available, code) => {
    const terms = termsOf(5, 'normale', NEW_RULES);
    expect(drawFault(drawOf(draw), terms, drawOf(available))?.code).toBe(code);
  });
});

describe('Y and jokers at the choice of the chief referee (3.2, D14)', () => {
  it.each([
    ['Y is the second vowel', 'AYBCDFG', 'AYBCDFGHE', true],
    ['the joker is the second consonant', 'AEIOU?B', 'AEIOU?BCD', true],
    ['nothing depends on Y', 'AEYBCDF', 'AEYBCDFGH', false],
    ['there is neither', 'AEBCDFG', 'AEBCDFGHI', false],
    ['all the rest is consonants', 'YBCDFGH', 'YBCDFGHJK', false],
    ['all the rest is vowels', '?AEIOUA', '?AEIOUAE', false],
  ])('%s: %s', (_, draw, available, isChoice) => {
    const terms = termsOf(16, 'normale', NEW_RULES);
    const early = termsOf(3, 'normale', NEW_RULES);
    const isNeeded = [terms, early].some((at) => standsByChoice(drawOf(draw), at, drawOf(available)));
    expect(isNeeded).toBe(isChoice);
  });
});

describe('the only draw left', () => {
  it('is all that is left, when a draw holds it', () => {
    expect(onlyDraw(drawOf('TASOUEL'), termsOf(20).formula)).toEqual(drawOf('TASOUEL'));
    expect(onlyDraw(drawOf('TASOUELI'), termsOf(20).formula)).toBeUndefined();
    expect(onlyDraw(drawOf('TASOUELI'), termsOf(20, '7et8').formula)).toEqual(drawOf('TASOUELI'));
  });

  it('leaves the joker that waits outside of a joker game', () => {
    expect(onlyDraw(drawOf('TASOUE??'), termsOf(20, 'joker').formula)).toEqual(drawOf('TASOUE?'));
  });
});
