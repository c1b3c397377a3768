import { plural } from '@raccord/french';
import {
  type AfterMove,
  type Board,
  canDraw,
  countBits,
  type DrawTerms,
  type DrawValidityCode,
  drawFault,
  emptyBoard,
  type Fit,
  FORMULAS,
  findMoves,
  fitPlacement,
  isMarked,
  isWordShaped,
  type MarkedDraw,
  MoveRoom,
  makeReference,
  markJokers,
  NO_TILES,
  type PlayRules,
  parseMarkedDraw,
  parseReference,
  playSolution,
  type Start,
  type SupplyFaultCode,
  squareAlong,
  supplyFaults,
  type Tiles,
  type Tiling,
  tileCharacter,
  tilesAvailable,
  tilingsOf,
  WORD_LENGTHS,
  wordsNotAdmitted,
} from '@raccord/scrabble';
import type { SolutionAlert } from '../events.ts';
import type { Wordbook } from '../judging.ts';
import type { PreparedGame, PreparedTurn } from './prepared.ts';

/** What keeps a turn from being played as prepared. */
export type PreparedFaultCode =
  | DrawValidityCode
  | SupplyFaultCode
  | 'draw-unreadable'
  | 'word-unreadable'
  | 'reference-unreadable'
  | 'impossible-placement'
  | 'vertical-opening'
  | 'letters-not-in-draw'
  | 'joker-not-marked'
  | 'word-not-admitted'
  | 'wrong-score'
  | 'joker-miswritten';

/** What can be played, and should be known. */
export type PreparedAlertCode = SolutionAlert | 'unfinished';

/** Something about a prepared game: its turn, from 1, and a French sentence. */
export interface Finding {
  readonly turn: number;
  readonly code: PreparedFaultCode | PreparedAlertCode;
  readonly severity: 'fault' | 'alert';
  readonly text: string;
}

export interface CheckedTurn extends PreparedTurn {
  readonly score: number;
  /** The best score of the turn. */
  readonly top: number;
  /** Indexes, in the word, of the letters that come from the draw. */
  readonly laid: readonly number[];
  /** The word as it then lies on the board: in joker games, the real letter in place of the joker. */
  readonly onBoard: string;
}

export interface CheckedGame {
  /** Every turn, up to the first one that cannot be laid. */
  readonly turns: readonly CheckedTurn[];
  readonly total: number;
  readonly board: Board;
  readonly findings: readonly Finding[];
}

interface Position extends AfterMove, DrawTerms {}

type Blame = (code: PreparedFaultCode, text: string) => void;

/** Plays a prepared game through, and tells what is wrong with it and what is worth a note. */
export function checkPrepared(game: PreparedGame, wordbook: Wordbook, rules: PlayRules): CheckedGame {
  const formula = FORMULAS[game.formula];
  const room = new MoveRoom();
  const turns: CheckedTurn[] = [];
  const findings: Finding[] = [];
  let after: AfterMove = { board: emptyBoard(), leftover: NO_TILES };
  for (const [index, prepared] of game.turns.entries()) {
    const position: Position = { ...after, turn: index + 1, formula, rules };
    const blame: Blame = (code, text) => findings.push({ turn: index + 1, code, severity: 'fault', text });
    const turn = readTurn(prepared, position, blame, wordbook);
    if (!turn) break;
    const { draw, start, word, fit, tiling } = turn;
    const moves = findMoves(wordbook.graph, position.board, draw, formula, room);
    const top = moves.topScore;
    after = playSolution(position.board, draw, formula, { start, word });
    const onBoard = wordOnBoard(after.board, start, word.length);
    turns.push({
      ...prepared,
      word,
      reference: makeReference(start),
      score: tiling.score,
      top,
      laid: fit.laid,
      onBoard,
    });
    const alert = solutionAlert(tiling, top, () => moves.tops());
    if (alert) findings.push({ turn: index + 1, code: alert.code, severity: 'alert', text: alert.text });
  }
  const isWhole = turns.length === game.turns.length;
  if (isWhole && canDraw(tilesAvailable(after.board), { turn: turns.length + 1, formula, rules })) {
    const text =
      'Les lettres qui restent donnent encore un tirage : complétez la partie, à moins que rien ne soit jouable.';
    findings.push({ turn: turns.length, code: 'unfinished', severity: 'alert', text });
  }
  return { turns, total: turns.reduce((sum, { score }) => sum + score, 0), board: after.board, findings };
}

interface ReadTurn {
  readonly draw: Tiles;
  readonly start: Start;
  /** Jokers in lower case, those of the board too. */
  readonly word: string;
  readonly fit: Fit;
  readonly tiling: Tiling;
}

/** A turn at its place in the game; undefined when its solution cannot be laid at all. */
function readTurn(turn: PreparedTurn, position: Position, blame: Blame, { words }: Wordbook): ReadTurn | undefined {
  const draw = parseMarkedDraw(turn.draw);
  if (draw.ok) checkDraw(draw.value, turn.draw, position, blame);
  else blame('draw-unreadable', draw.fault.text);
  const start = parseReference(turn.reference);
  if (!start.ok) blame('reference-unreadable', start.fault.text);
  const isWord = isWordShaped(turn.word);
  if (!isWord) blame('word-unreadable', `Mot « ${turn.word} » : il faut ${WORD_LENGTHS}, en minuscule pour un joker.`);
  if (!draw.ok || !start.ok || !isWord) return undefined;

  const { board, formula } = position;
  const placement = { ...start.value, word: turn.word.toUpperCase() };
  const where = `${placement.word} en ${makeReference(placement)}`;
  if (position.turn === 1 && placement.direction === 'vertical') {
    blame('vertical-opening', `Le mot ${where} est vertical ; le premier mot d’une partie est horizontal.`);
  }
  const fit = fitPlacement(board, placement);
  if (!fit || fit.isLonger || !fit.touches) {
    blame('impossible-placement', `Le mot ${where} ne peut pas se poser : ${whyNot(fit)}.`);
    if (!fit) return undefined;
  }
  const marked = fit.laid.reduce((mask, index) => (isMarked(turn.word[index]) ? mask | (1 << index) : mask), 0);
  const tilings = tilingsOf(fit, draw.value.tiles, formula);
  const tiling = tilings.find(({ jokers }) => jokers === marked);
  if (!tiling) {
    if (tilings.length === 0) blame('letters-not-in-draw', `Le tirage ${turn.draw} ne permet pas ${where}.`);
    else
      blame(
        'joker-not-marked',
        `Le mot ${turn.word} en ${makeReference(placement)} n’a pas en minuscule les jokers du tirage ${turn.draw}.`,
      );
    return undefined;
  }
  const unknown = wordsNotAdmitted(fit, words);
  if (unknown.length > 0) {
    blame('word-not-admitted', `${unknown.length > 1 ? 'Mots non admis' : 'Mot non admis'} : ${unknown.join(', ')}.`);
  }
  return { draw: draw.value.tiles, start: start.value, word: markJokers(board, placement, marked), fit, tiling };
}

function whyNot(fit: Fit | undefined): string {
  if (!fit) return 'il sort de la grille, contredit ses lettres ou n’en ajoute aucune';
  return fit.isLonger ? 'des lettres voisines l’allongent' : 'il ne touche aucun mot (ni la case H8 au premier coup)';
}

function checkDraw(draw: MarkedDraw, written: string, position: Position, blame: Blame): void {
  for (const { code, text } of supplyFaults(draw, written, position)) blame(code, text);
  const fault = drawFault(draw.tiles, position, tilesAvailable(position.board));
  if (fault) blame(fault.code, fault.text);
}

/** Another solution scores more, or another top keeps a joker that this one lays. */
function solutionAlert({ score, jokers }: Tiling, top: number, tops: () => readonly { jokerCount: number }[]) {
  if (score < top) {
    return { code: 'not-top' as const, text: `La solution retenue vaut ${plural(score, 'point')}, le top ${top}.` };
  }
  const isWasted = score === top && tops().some(({ jokerCount }) => jokerCount < countBits(jokers));
  return isWasted ? { code: 'joker-wasted' as const, text: 'Un autre top garde le joker.' } : undefined;
}

/** A word as it lies on the board: jokers in lower case. */
export const wordOnBoard = (board: Board, start: Start, length: number): string =>
  Array.from({ length }, (_, index) => tileCharacter(board[squareAlong(start, index) as number])).join('');
