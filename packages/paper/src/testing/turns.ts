import type { AnswerOf } from '@raccord/contract';

type Turn = AnswerOf<'seeGame'>['turns'][number];

const EMPTY_BOARD = Array.from({ length: 15 }, () => '.'.repeat(15));

/** A turn of a game, over. */
export const turnOf = (number: number, change: Partial<Turn> = {}): Turn => ({
  number,
  ...{ draw: 'BEMNNSU', markedDraw: 'B+EMNNSU', leftover: 'B', board: EMPTY_BOARD, drawn: 'EMNNSU', rejected: [] },
  ...{ solution: { word: 'MENUS', reference: '13J', score: 37 }, top: 37, running: 37 * number, isVoid: false },
  ...change,
});
