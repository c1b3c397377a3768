import {
  circleJokers,
  emptyBoard,
  FORMULA_NAMES,
  FORMULAS,
  layWord,
  parseDraw,
  parseReference,
  unwrap,
  WordGraph,
} from '@raccord/scrabble';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITION_NAMES, EDITIONS, type EditionName } from './editions/index.ts';
import { judge } from './judge.ts';
import { writingOf } from './level.ts';
import type { Slip, WrittenSolution } from './slip.ts';
import { randomTurn } from './testing/positions.ts';
import { Turn } from './turn.ts';

const lexicon = WordGraph.fromWords(['MENERAI', 'MENERAIS', 'MARE', 'TAS', 'AS', 'TA']);
const formula = FORMULAS.normale;
const turnOf = (turn: number, draw: string, ...laid: string[]): Turn => {
  const board = laid.reduce((before, move) => {
    const [reference, word] = move.split(' ');
    return layWord(before, unwrap(parseReference(reference)), word);
  }, emptyBoard());
  return new Turn({ turn, formula, board, draw: unwrap(parseDraw(draw)), lexicon });
};
const FIRST = turnOf(1, 'MENERAI');
const SECOND = turnOf(2, 'TASBOUL', 'H4 MENErAI');

const solution = (word: string, reference?: string, change: Partial<WrittenSolution> = {}): WrittenSolution => ({
  ...{ word, direction: 'horizontal', outside: [], ...(reference === undefined ? {} : { reference }) },
  ...change,
});
const slip = (score: number, ...solutions: WrittenSolution[]): Slip => ({ state: 'handed-in', solutions, score });
const levelOf = (turn: Turn, written: Slip, edition: EditionName = '2023') =>
  writingOf(turn, written, judge(turn, written, EDITIONS[edition]), EDITIONS[edition]);
const toldOf = (turn: Turn, written: Slip, edition: EditionName = '2023') => {
  const { level, tolerances } = levelOf(turn, written, edition);
  return [level, ...tolerances.map(({ text, citation }) => `${text} [${citation?.split(', ').at(-1) ?? ''}]`)];
};

describe('the level of a slip', () => {
  it('is the first one for what is written as it should be, and for nothing else', () => {
    expect(toldOf(FIRST, slip(70, solution('MENERAI')))).toEqual(['clean']);
    expect(toldOf(FIRST, slip(70, solution('MENERAI', 'H4')))).toEqual(['clean']);
    expect(toldOf(SECOND, slip(8, solution('MENERAIS', 'H4')))).toEqual(['clean']);
  });

  it('is the last one as soon as there is a sanction', () => {
    expect(toldOf(FIRST, slip(71, solution('MENERAI', 'H4')))).toEqual(['sanctioned']);
    expect(toldOf(FIRST, slip(20, solution('MERAI', 'H4')))).toEqual(['sanctioned']);
    expect(toldOf(FIRST, { ...slip(70, solution('MENERAI', 'H4')), conduct: 'warned' })).toEqual(['sanctioned']);
    expect(toldOf(FIRST, { state: 'absent', solutions: [] })).toEqual(['sanctioned']);
  });

  it('tells a reference that is not looked at on the first turn as what it is', () => {
    const told = (reference: string) => toldOf(FIRST, slip(70, solution('MENERAI', reference)));
    expect(told('illisible')).toEqual(['tolerated', 'La référence est illisible. [art. 5.4.2.a]']);
    expect(told('A1')).toEqual([
      'tolerated',
      'La référence A1 est impossible ; on retient MENERAI en H4. [art. 5.4.2.a]',
    ]);
    expect(told('P8')).toEqual([
      'tolerated',
      'La référence P8 est impossible ; on retient MENERAI en H4. [art. 5.4.2.a]',
    ]);
    expect(toldOf(FIRST, slip(70, solution('MENERAI', '8D', { direction: 'vertical' })))).toEqual([
      'tolerated',
      'Le mot est écrit verticalement. [art. 5.4.2.a]',
      'La référence 8D n’est pas celle de la solution retenue, MENERAI en H4. [art. 5.4.2.a]',
    ]);
  });

  it('takes any place where the first word makes as much for a right reference', () => {
    const turn = turnOf(1, 'MARELIN');
    const best = judge(turn, slip(12, solution('MARE')), EDITIONS['2023']).points;
    const places = turn.places('MARE', 'horizontal').filter(({ tilings }) => tilings[0].score === best);
    expect(places.length).toBeGreaterThan(1);
    for (const { fit } of places) {
      const reference = `H${fit.placement.column + 1}`;
      expect(toldOf(turn, slip(best, solution('MARE', reference)))).toEqual(['clean']);
    }
  });

  it('tells the reference of a first word that would make less', () => {
    expect(toldOf(FIRST, slip(70, solution('MENERAI', 'H2')))).toEqual([
      'tolerated',
      'La référence H2 n’est pas celle de la solution retenue, MENERAI en H4. [art. 5.4.2.a]',
    ]);
  });

  it('looks at the solution that is kept, and at letters outside it that are not those of the board', () => {
    const two = slip(70, solution('MARE', 'A1'), solution('MENERAI', 'H4'));
    expect(toldOf(FIRST, two, '2019')).toEqual(['tolerated']);
    const outside = [...'RAI'].map((letter, index) => ({ letter, down: 2, right: index - 3 }));
    const across = solution('TAS', '11F', { direction: 'vertical', outside });
    const { points } = judge(SECOND, slip(0, across), EDITIONS['2023']);
    expect(toldOf(SECOND, slip(points, across))).toEqual(['clean']);
  });

  it('tells a word of the board that is not written whole, where that costs nothing', () => {
    expect(toldOf(SECOND, slip(8, solution('ME-ERAIS', 'H4')), '2019')).toEqual([
      'tolerated',
      'Le mot n’est écrit qu’en partie ; on lit MENERAIS en H4. [prolongement d’un mot]',
    ]);
  });

  it('tells two words, what is struck out, letters that are nowhere on the board and a joker of the board circled', () => {
    const two = slip(70, solution('MENERAI', 'H4'), solution('MENERAI', 'H4'));
    expect(toldOf(FIRST, two)).toEqual(['tolerated']);
    expect(judge(FIRST, two, EDITIONS['2023']).remarks?.map(({ code }) => code)).toEqual(['several-solutions']);
    const struck = slip(70, solution('MARE', 'H5', { isStruck: true }), solution('MENERAI', 'H4'));
    expect(toldOf(FIRST, struck)).toEqual(['tolerated', 'Une solution est rayée. [art. 5.4]']);
    const stray = slip(70, solution('MENERAI', 'H4', { outside: [{ letter: 'X', down: 2, right: 0 }] }));
    expect(toldOf(FIRST, stray)).toEqual([
      'tolerated',
      'Une lettre écrite hors du mot n’est pas sur la grille à cet endroit. [art. 5.2.2]',
    ]);
    const outside = ['X', 'W'].map((letter, index) => ({ letter, down: 2, right: index }));
    expect(toldOf(FIRST, slip(70, solution('MENERAI', 'H4', { outside })))).toEqual([
      'tolerated',
      '2 lettres écrites hors du mot ne sont pas sur la grille à cet endroit. [art. 5.2.2]',
    ]);
    expect(toldOf(SECOND, slip(8, solution('MENErAIS', 'H4')))).toEqual([
      'tolerated',
      'Un joker déjà posé sur la grille est encerclé. [art. 5.5]',
    ]);
  });

  it('tells the reference of an extension that locates itself, and what an edition has no row for', () => {
    expect(toldOf(SECOND, slip(8, solution('MENERAIS', 'A1')))).toEqual([
      'tolerated',
      'La référence A1 est impossible ; on retient MENERAIS en H4. [art. 5.3]',
    ]);
    const hard: Slip = { ...slip(70, solution('MENERAI', 'H4')), legibility: 'hard' };
    expect(toldOf(FIRST, hard)).toEqual(['sanctioned']);
    expect(toldOf(FIRST, hard, '2019')).toEqual(['tolerated', 'Le bulletin est difficile à lire. []']);
  });

  it('is the first one for any solution written right, whatever the edition', () => {
    const seeds = fc.record({
      ...{ seed: fc.nat(), formula: fc.constantFrom(...FORMULA_NAMES), movesBefore: fc.integer({ min: 0, max: 6 }) },
      ...{ edition: fc.constantFrom(...EDITION_NAMES), choice: fc.nat() },
    });
    fc.assert(
      fc.property(seeds, ({ seed, formula: name, movesBefore, edition, choice }) => {
        const made = randomTurn(seed, name, movesBefore);
        if (!made) return;
        const { turn, solutions } = made;
        const all = movesBefore === 0 ? solutions.filter(({ score }) => score === made.top) : solutions;
        const { word, start, reference, score } = all[choice % all.length];
        const written = solution(circleJokers(turn.board, start, word), reference, { direction: start.direction });
        expect(levelOf(turn, slip(score, written), edition)).toEqual({ level: 'clean', tolerances: [] });
      }),
    );
  });
});
