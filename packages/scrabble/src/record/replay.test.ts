import { describe, expect, it } from 'vitest';
import { makeBoard } from '../board.ts';
import { accepted, lexiconOf } from '../testing/given.ts';
import { parseRecord } from './record.ts';
import { replay } from './replay.ts';

const SMALL = 'MENERAI MENERAIS GAMIN GAMINS TAS TES';

function replayed(lines: readonly string[], words = SMALL) {
  const { lexicon, graph } = lexiconOf(words);
  return replay(accepted(parseRecord(lines.join('\n'))), lexicon, graph);
}

const errorsOf = (lines: readonly string[], words = SMALL) =>
  replayed(lines, words).errors.map(({ turn, code }) => `${turn} ${code}`);

const rowsOf = (lines: readonly string[], words = SMALL) => {
  const { boards, turns } = replayed(lines, words);
  return makeBoard(boards[turns.length]).split('\n');
};

const MENERAI = 'MENERAI MENERAI H4 70';
const GAMIN = 'GAMNOUT GAMIN 10E 9';
const TAS = 'OTU+ASEL TAS J8 15';

describe('a game without fault', () => {
  const { turns, total, errors } = replayed([MENERAI, GAMIN, TAS]);

  it('has its scores, its tops and its leftovers', () => {
    expect(errors).toEqual([]);
    expect(total).toBe(94);
    expect(turns.map(({ word, reference, score, leftover }) => [word, reference, score, leftover])).toEqual([
      ['MENERAI', 'H4', 70, ''],
      ['GAMIN', '10E', 9, 'OTU'],
      ['TAS', 'J8', 15, 'ELOU'],
    ]);
    expect(turns.every(({ isTop, score, top }) => isTop && score === top)).toBe(true);
  });

  it('has its board before the first turn and after each one', () => {
    const { boards } = replayed([MENERAI, GAMIN]);
    expect(boards.map((board) => makeBoard(board).replaceAll(/[.\n]/g, '').length)).toEqual([0, 7, 11]);
  });

  it('may have its draws without marks, or a leftover rejected', () => {
    expect(errorsOf([MENERAI, GAMIN, 'TASOUEL TAS J8 15'])).toEqual([]);
    expect(errorsOf([MENERAI, GAMIN, '-TASPLNR TAS J8 15'])).toEqual([]);
  });

  it('may lay less than the top', () => {
    const [, , turn] = replayed([MENERAI, GAMIN, 'OTU+ASEL TAS F9 3']).turns;
    expect(turn).toMatchObject({ score: 3, top: 15, isTop: false });
  });

  it('may lay a word that this lexicon lacks, which is told', () => {
    const { turns: played, errors: none } = replayed([MENERAI, 'OPRSTUE PROMENERAI H1 39']);
    expect(none).toEqual([]);
    expect(played[1].notAdmitted).toEqual(['PROMENERAI']);
  });
});

it('a star behind a word stands for the joker that the draw gives it', () => {
  const { errors, turns } = replayed(['MENER?I MENERAI* H4 68']);
  expect(errors).toEqual([]);
  expect(turns[0].word).toBe('MENERaI');
});

describe('what cannot be', () => {
  it.each([
    ['a wrong score', [MENERAI, GAMIN, 'OTU+ASEL TAS J8 16'], '3 wrong-score'],
    ['another leftover before the +', [MENERAI, GAMIN, 'OT+UASEL TAS J8 15'], '3 wrong-leftover'],
    ['a draw without the leftover', [MENERAI, GAMIN, 'TASELNR TAS J8 15'], '3 wrong-leftover'],
    ['a leftover on the first turn', ['ME+NERAI MENERAI H4 70'], '1 wrong-leftover'],
    ['more letters than there are', ['TESKKPL TES H7 6'], '1 bag-exceeded'],
    ['a longer draw than the formula has', ['TESOUPLI TES H7 6'], '1 draw-too-long'],
    ['a letter that lies on the board already', ['KIFASEL KIF H6 30', 'AELS+KTO TAS 9G 21'], '2 bag-exceeded'],
    ['a letter that the draw lacks', [MENERAI, 'GAMOUTS GAMIN 10E 9'], '2 letters-not-in-draw'],
    ['a word off the board', ['MENERAI MENERAI H10 70'], '1 impossible-placement'],
    ['a word across other letters', [MENERAI, 'GAMNOUT GAMIN 9E 9'], '2 impossible-placement'],
    ['a word laid already', [MENERAI, 'MENERAI MENERAI H4 70'], '2 impossible-placement'],
    ['a word that is longer on the board', [MENERAI, 'TESOUPL TES H11 4'], '2 impossible-placement'],
    ['a first word beside the centre', ['TASOUEL TAS G7 5'], '1 not-connected'],
    ['a word that touches nothing', [MENERAI, 'TASOUEL TAS A1 9'], '2 not-connected'],
    ['a joker in upper case', ['MENER?I MENERAI H4 68'], '1 joker-not-marked'],
    ['a joker that the draw has not', ['MENERAI MENERaI H4 70'], '1 joker-not-marked'],
    ['the joker on another letter', ['MENER?I mENERAI H4 68'], '1 joker-not-marked'],
  ])('%s', (_, lines, error) => {
    expect(errorsOf(lines)).toEqual([error]);
  });

  it('is told with its line, in French, and the rest is replayed', () => {
    const { errors, turns, total } = replayed(['# Club', MENERAI, 'GAMNOUT GAMIN 10E 10', TAS]);
    expect(errors).toEqual([{ turn: 2, line: 3, code: 'wrong-score', text: 'score 10 annoncé, 9 calculé.' }]);
    expect(turns.map(({ declared, score }) => [declared, score])).toEqual([
      [70, 70],
      [10, 9],
      [15, 15],
    ]);
    expect(total).toBe(94);
  });

  it('ends the replay when the move cannot be laid', () => {
    expect(replayed([MENERAI, 'GAMOUTS GAMIN 10E 9', TAS]).turns).toHaveLength(1);
  });

  it('names the letters of which there are not enough', () => {
    expect(replayed(['TESKWWW TES H7 6']).errors[0].text).toContain('plus de W qu’il n’en reste');
  });

  it('puts the jokers right', () => {
    expect(replayed(['MENER?I mENERAI H4 68']).turns[0]).toMatchObject({ word: 'MENERaI', score: 68 });
    expect(replayed(['MENERAI MENERaI H4 70']).turns[0]).toMatchObject({ word: 'MENERAI', score: 70 });
  });
});

describe('a joker game', () => {
  const WORDS = 'KIF KAKI TEST TES';
  const header = '# formule: joker';
  const kif = 'KIF?SUP KIF H6 30';

  it('takes for the joker, of two equal letters, the one where the move scores best', () => {
    const { turns, errors } = replayed([header, 'MENERA? MENERAI H4 68', 'TSOUPL? TEST 7G 5'], WORDS);
    expect(errors).toEqual([]);
    expect(turns.map(({ word }) => word)).toEqual(['MENERAi', 'TESt']);
  });

  it.each([
    ['lays the real letter in place of the joker', 'TES?OUP TEST H7 6', '......TEST.....'],
    ['leaves a joker written in lower case', 'TES?OUP TESt H7 6', '......TESt.....'],
  ])('%s', (_, turn, row) => {
    expect(errorsOf([header, turn], WORDS)).toEqual([]);
    expect(rowsOf([header, turn], WORDS)[7]).toBe(row);
  });

  it('keeps the joker when the bag had no real letter left', () => {
    const lines = [header, kif, 'PSU?+AIE KAkI 6H 12'];
    expect(errorsOf(lines, WORDS)).toEqual([]);
    expect(
      rowsOf(lines, WORDS)
        .map((row) => row[5])
        .join(''),
    ).toBe('.......KAkI....');
  });

  it('says when that joker is not written in lower case', () => {
    const lines = [header, kif, 'PSU?+AIE KAKI 6H 12'];
    expect(errorsOf(lines, WORDS)).toEqual(['2 joker-stays']);
    expect(
      rowsOf(lines, WORDS)
        .map((row) => row[5])
        .join(''),
    ).toBe('.......KAkI....');
  });

  it('says when the joker is written on another letter', () => {
    expect(errorsOf([header, 'TES?OUP TEsT H7 6'], WORDS)).toEqual(['1 joker-not-marked']);
  });
});
