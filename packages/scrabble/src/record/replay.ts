import { plural } from '@raccord/french';
import { NO_TILES, playSolution } from '../bag.ts';
import { type Board, emptyBoard, JOKER_TILE } from '../board.ts';
import { countTiles, makeDraw, type Tiles } from '../draw.ts';
import type { Formula } from '../formula.ts';
import { squareAlong } from '../geometry.ts';
import { countBits } from '../integers.ts';
import { isMarked } from '../letters.ts';
import type { SearchGraph } from '../lexicon/searchgraph.ts';
import type { WordGraph } from '../lexicon/wordgraph.ts';
import { findMoves } from '../moves/movelist.ts';
import { MoveRoom } from '../moves/room.ts';
import { type Fit, fitPlacement, layWord, markJokers, type Placement, scoreFit, tilingsOf } from '../placement.ts';
import { wordsNotAdmitted } from '../places.ts';
import { makeReference } from '../reference.ts';
import { type SupplyFaultCode, supplyFaults } from '../supply.ts';
import type { GameRecord, RecordedTurn } from './record.ts';

export interface ReplayedTurn {
  /** The draw as written in the record. */
  readonly draw: string;
  /** The word with its jokers in lower case. */
  readonly word: string;
  readonly reference: string;
  /** The score that the record says, and the one that the scorer finds. */
  readonly declared: number;
  readonly score: number;
  /** The best score of the turn. */
  readonly top: number;
  readonly isTop: boolean;
  readonly leftover: string;
  /** The words formed that the lexicon does not have. */
  readonly notAdmitted: readonly string[];
}

export type ReplayErrorCode =
  | SupplyFaultCode
  | 'impossible-placement'
  | 'letters-not-in-draw'
  | 'not-connected'
  | 'joker-not-marked'
  | 'joker-stays'
  | 'wrong-score'
  | 'draw-too-long';

/** Something in a record that cannot be: the turn, from 1, its line in the file, and a French sentence. */
export interface ReplayError {
  readonly turn: number;
  readonly line: number;
  readonly code: ReplayErrorCode;
  readonly text: string;
}

export interface ReplayOfRecord {
  readonly turns: readonly ReplayedTurn[];
  /** Sum of the scores found. */
  readonly total: number;
  readonly errors: readonly ReplayError[];
  /** Before the first turn, then after each one that could be laid. */
  readonly boards: readonly Board[];
}

/** Plays a record again from the first turn; it stops at a move that cannot be laid. */
export function replay(record: GameRecord, lexicon: WordGraph, graph: SearchGraph): ReplayOfRecord {
  const { formula } = record;
  const turns: ReplayedTurn[] = [];
  const errors: ReplayError[] = [];
  const room = new MoveRoom();
  const boards = [emptyBoard()];
  let leftover = NO_TILES;
  for (const [index, turn] of record.turns.entries()) {
    const board = boards[index];
    const complain = (code: ReplayErrorCode, text: string) =>
      errors.push({ turn: index + 1, line: turn.line, code, text });
    checkDraw(turn, board, leftover, formula, complain);
    const top = findMoves(graph, board, turn.draw, formula, room).topScore;
    const laid = layTurn(turn, board, formula, complain);
    if (!laid) break;
    turns.push({
      draw: turn.drawText,
      word: laid.word,
      reference: makeReference(turn.start),
      declared: turn.score,
      score: laid.score,
      top,
      isTop: laid.score >= top,
      leftover: makeDraw(laid.leftover),
      notAdmitted: wordsNotAdmitted(laid.fit, lexicon),
    });
    if (laid.score !== turn.score) {
      complain('wrong-score', `score ${turn.score} annoncé, ${laid.score} calculé.`);
    }
    boards.push(laid.board);
    ({ leftover } = laid);
  }
  return { turns, total: turns.reduce((sum, { score }) => sum + score, 0), errors, boards };
}

type Complain = (code: ReplayErrorCode, text: string) => void;

function checkDraw(turn: RecordedTurn, board: Board, leftover: Tiles, formula: Formula, complain: Complain): void {
  const size = countTiles(turn.draw);
  if (size > formula.drawSize) {
    complain(
      'draw-too-long',
      `le tirage ${turn.drawText} a ${plural(size, 'lettre')} ; la partie ${formula.label} en tire ${formula.drawSize}.`,
    );
  }
  const marked = { tiles: turn.draw, kept: turn.kept, isWhole: turn.isRejected };
  for (const { code, text } of supplyFaults(marked, turn.drawText, { board, leftover })) {
    complain(code, text.replace(/^L/, 'l'));
  }
}

interface LaidTurn {
  readonly word: string;
  readonly score: number;
  readonly fit: Fit;
  readonly board: Board;
  readonly leftover: Tiles;
}

function layTurn(turn: RecordedTurn, board: Board, formula: Formula, complain: Complain): LaidTurn | undefined {
  const placement: Placement = { ...turn.start, word: turn.word.toUpperCase() };
  const where = `${placement.word} en ${makeReference(turn.start)}`;
  const fit = fitPlacement(board, placement);
  if (!fit) {
    complain(
      'impossible-placement',
      `${where} sort de la grille, contredit ses lettres ou n’y ajoute rien ; la suite n’est pas rejouée.`,
    );
    return undefined;
  }
  if (fit.isLonger) complain('impossible-placement', `${where} touche des lettres qui l’allongent.`);
  if (!fit.touches)
    complain('not-connected', `${where} ne touche aucun mot de la grille (ni la case H8 au premier coup).`);

  const jokers = jokersOf(turn, fit, formula);
  if (jokers === undefined) {
    complain('letters-not-in-draw', `le tirage ${turn.drawText} ne permet pas ${where} ; la suite n’est pas rejouée.`);
    return undefined;
  }
  const word = markJokers(board, placement, jokers);
  const score = scoreFit(fit, jokers, formula);
  const after = playSolution(board, turn.draw, formula, { start: turn.start, word });
  const marked = markedLetters(turn, fit);
  if (marked === jokers) {
    // A joker written as such stays a joker on the board, in joker games too.
    return { word, score, fit, board: layWord(board, turn.start, word), leftover: after.leftover };
  }
  if (marked !== 0 || !(formula.jokerEveryDraw || turn.hasStar)) {
    complain('joker-not-marked', `le tirage ${turn.drawText} donne ${where} avec les jokers en minuscule : ${word}.`);
  } else if (
    formula.jokerEveryDraw &&
    fit.laid.some((index) => after.board[squareAlong(turn.start, index) as number] & JOKER_TILE)
  ) {
    complain('joker-stays', `${where} : le sac n’a plus la vraie lettre, le joker reste (${word}).`);
  }
  return { word, score, fit, ...after };
}

/** The letters laid that the record marks as jokers. */
function markedLetters(turn: RecordedTurn, fit: Fit): number {
  return fit.laid.reduce((mask, index) => (isMarked(turn.word[index]) ? mask | (1 << index) : mask), 0);
}

/**
 * Which letters are jokers: those marked or, if the draw cannot give the move that way, the letters it lacks, where the
 * move scores best. Undefined if the draw cannot give the move at all.
 */
function jokersOf(turn: RecordedTurn, fit: Fit, formula: Formula): number | undefined {
  const marked = markedLetters(turn, fit);
  const tilings = tilingsOf(fit, turn.draw, formula);
  if (tilings.some(({ jokers }) => jokers === marked)) return marked;
  const fewest = tilings.filter(({ jokers }) => countBits(jokers) === countBits(tilings[0].jokers));
  return fewest.sort((a, b) => b.score - a.score)[0]?.jokers;
}
