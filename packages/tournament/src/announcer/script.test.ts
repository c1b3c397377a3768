import { type Board, emptyBoard, layWord, parseReference, unwrap } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { type AnnouncedDraw, drawScript, type ScriptLine, solutionScript } from './script.ts';
import { REGULATION_SPELLING } from './spelling.ts';

/** Spaces and hyphens that do not break are read as plain ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');
const shown = (lines: readonly ScriptLine[]) => lines.map(({ code, text }) => [code, plain(text)]);
const saidOf = (lines: readonly ScriptLine[], code: ScriptLine['code']) =>
  lines.find((line) => line.code === code)?.said.map(plain);

const draw = (given: Partial<AnnouncedDraw>) =>
  drawScript(
    { turn: 2, leftover: '', drawn: '', rejected: 0, isBlitz: false, write: 30, ...given },
    REGULATION_SPELLING,
  );

const SIGNALS = [
  ['start', 'Début du coup'],
  ['write', '30 secondes'],
  ['end', 'Fin du coup'],
];

describe('the announcement of a draw (3.1)', () => {
  it('counts what is left, spells it, spells the new letters as they came, then the whole draw', () => {
    expect(shown(draw({ leftover: 'E?A', drawn: 'TEKE' }))).toEqual([
      ['count', 'Reliquat : 3 lettres'],
      ['leftover', 'Algérie, Égypte, Joker – Lettre blanche'],
      ['new', 'Tunisie-T, Égypte-E, Kenya-K, Égypte-E'],
      ['draw', 'Algérie, Égypte, Égypte, Égypte, Kenya, Tunisie, Joker – Lettre blanche'],
      ...SIGNALS,
    ]);
  });

  it('says of a joker just drawn that it is the blank letter', () => {
    expect(shown(draw({ leftover: 'E', drawn: 'W?' }))).toEqual([
      ['count', 'Reliquat : 1 lettre'],
      ['leftover', 'Égypte'],
      ['new', 'Wallonie-W, Joker – Lettre blanche'],
      ['draw', 'Égypte, Wallonie, Joker – Lettre blanche'],
      ...SIGNALS,
    ]);
  });

  it('has nothing before the new letters at the first turn', () => {
    expect(shown(draw({ turn: 1, drawn: 'MENERAI' }))).toEqual([
      ['new', 'Maroc-M, Égypte-E, Norvège-N, Égypte-E, Roumanie-R, Algérie-A, Italie-I'],
      ['draw', 'Algérie, Égypte, Égypte, Italie, Maroc, Norvège, Roumanie'],
      ...SIGNALS,
    ]);
  });

  it('says that nothing is left where everything was laid', () => {
    expect(shown(draw({ turn: 5, drawn: 'BAC' }))[0]).toEqual(['count', 'Pas de reliquat']);
  });

  it('says how many letters were put back, at the first turn too', () => {
    for (const turn of [1, 7]) {
      const lines = shown(draw({ turn, drawn: 'MENERAI', rejected: 7 }));
      expect(lines.slice(0, 2).map(([code]) => code)).toEqual(['count', 'new']);
      expect(lines[0]).toEqual(['count', 'Rejet : 7 lettres']);
    }
  });

  it('says that the bag gave nothing more', () => {
    expect(shown(draw({ turn: 20, leftover: 'AB' })).slice(2, 4)).toEqual([
      ['new', 'Pas de nouvelle lettre'],
      ['draw', 'Algérie, Belgique'],
    ]);
  });

  it('gives the whole draw by letters alone in blitz, and twenty seconds where they are due (3.3)', () => {
    const lines = shown(draw({ leftover: '?', drawn: 'TETE', isBlitz: true, write: 20 }));
    expect(lines).toContainEqual(['new', 'Tunisie-T, Égypte-E, Tunisie-T, Égypte-E']);
    expect(lines).toContainEqual(['draw', 'E, E, T, T, Joker']);
    expect(lines).toContainEqual(['write', '20 secondes']);
  });

  it('has a voice breathe between letters, and never read a dash', () => {
    const lines = draw({ leftover: '?', drawn: 'KO' });
    expect(saidOf(lines, 'leftover')).toEqual(['Joker, Lettre blanche']);
    expect(saidOf(lines, 'new')).toEqual(['Kenya, K', 'Océanie, O']);
    expect(saidOf(lines, 'count')).toEqual(['Reliquat : 1 lettre']);
  });

  it('says what each line is about', () => {
    expect(draw({ leftover: 'A', drawn: 'B' }).map(({ topic }) => topic)).toEqual([
      ...['draw', 'draw', 'draw', 'draw', 'signals', 'signals', 'signals'],
    ]);
  });
});

/** The board after moves such as "H4 MENERAI". */
const boardOf = (...moves: readonly string[]): Board =>
  moves.reduce((board, move) => {
    const [reference, word] = move.split(' ');
    return layWord(board, unwrap(parseReference(reference)), word);
  }, emptyBoard());

const solution = (board: Board, reference: string, word: string, score: number) =>
  solutionScript(board, { word, reference, score }, REGULATION_SPELLING);

describe('the announcement of a solution (3.4)', () => {
  it('gives points, direction, place, word and spelling, then a short reminder', () => {
    expect(shown(solution(boardOf(), 'H4', 'MENERAI', 70))).toEqual([
      ['points', '70 points'],
      ['direction', 'Horizontal'],
      ['place', 'H 4'],
      ['word', 'MENERAI'],
      ['spelling', 'M-E-N-E-R-A-I'],
      ['reminder', 'MENERAI, H 4, 70 points'],
    ]);
  });

  it('spells by the table the letter of a joker just laid, and not that of a joker of the board', () => {
    const lines = solution(boardOf('H4 MEnERAI'), '6F', 'RAnCi', 12);
    expect(shown(lines)).toContainEqual(['spelling', 'R-A-N-C-Italie']);
    expect(shown(lines)).toContainEqual(['word', 'RANCI']);
  });

  it('gives the words formed across', () => {
    const board = boardOf('H4 MENERAI');
    expect(shown(solution(board, '11H', 'SEL', 30))).toEqual([
      ['points', '30 points'],
      ['direction', 'Vertical'],
      ['place', '11 H'],
      ['word', 'SEL'],
      ['spelling', 'S-E-L'],
      ['formed', 'Mot formé : MENERAIS'],
      ['reminder', 'SEL, 11 H, 30 points'],
    ]);
    expect(shown(solution(board, 'I4', 'AS', 10))).toContainEqual(['formed', 'Mots formés : MA, ES']);
  });

  it('has a voice say a place and a word as people do', () => {
    const lines = solution(boardOf('H4 MENERAI'), '11H', 'SEL', 1);
    expect(saidOf(lines, 'points')).toEqual(['1 point']);
    expect(saidOf(lines, 'place')).toEqual(['onze H']);
    expect(saidOf(lines, 'spelling')).toEqual(['S, E, L']);
    expect(saidOf(lines, 'formed')).toEqual(['Mot formé : menerais']);
    expect(saidOf(lines, 'reminder')).toEqual(['sel, onze H, 1 point']);
    expect(saidOf(solution(boardOf(), 'H4', 'MENERAI', 70), 'place')).toEqual(['H quatre']);
    expect(new Set(lines.map(({ topic }) => topic))).toEqual(new Set(['solution']));
  });
});
