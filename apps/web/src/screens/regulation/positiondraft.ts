import {
  accept,
  countTiles,
  emptyBoard,
  excessOf,
  FORMULAS,
  type FormulaName,
  fitPlacement,
  foldAccents,
  isWordShaped,
  layWord,
  makeBoard,
  makeDraw,
  makeReference,
  parseBoard,
  parseDraw,
  parseReference,
  playSolution,
  type Result,
  refuse,
  type Solution,
  unwrap,
} from '@raccord/scrabble';
import type { EnginePosition } from '../../engine/protocol.ts';
import { regulationTexts } from '../../texts/regulation.ts';
import { typesetTexts } from '../../texts/typeset.ts';

const { trial: words } = regulationTexts;

/** A position while somebody makes it: numbers and letters as typed, the board always sound. */
export interface PositionDraft {
  readonly turn: string;
  readonly formula: FormulaName;
  readonly board: readonly string[];
  readonly draw: string;
}

export const EMPTY_LINES: readonly string[] = makeBoard(emptyBoard()).split('\n');

export const EMPTY_POSITION: PositionDraft = { turn: '2', formula: 'normale', board: EMPTY_LINES, draw: '' };

export type PositionFaultCode = 'turn' | 'draw';

/** The position that the engine is asked about. */
export function draftPosition({
  turn,
  formula,
  board,
  draw,
}: PositionDraft): Result<EnginePosition, PositionFaultCode> {
  if (!/^[1-9]\d{0,2}$/.test(turn.trim())) return refuse('turn', words.turnWrong);
  const tiles = parseDraw(draw);
  if (!tiles.ok) return refuse('draw', tiles.fault.text);
  const { drawSize, label } = FORMULAS[formula];
  const size = countTiles(tiles.value);
  if (size > drawSize) return refuse('draw', words.drawTooLong(size, drawSize, label));
  return accept({ turn: Number(turn), formula, board, draw: foldAccents(draw).replaceAll(/\s/g, '') });
}

/** The position that is searched, on whatever turn. */
export const searchedPosition = (draft: PositionDraft): Result<EnginePosition, PositionFaultCode> =>
  draftPosition({ ...draft, turn: EMPTY_POSITION.turn });

/** What board and draw have more of than a set of tiles; undefined while they may be of one game. */
export function excessOfDraft({ board, draw }: PositionDraft): string | undefined {
  const tiles = parseDraw(draw);
  const excess = excessOf(unwrap(parseBoard(board.join('\n'))), tiles.ok ? tiles.value : undefined);
  return excess && typesetTexts(excess);
}

/** The board with a word more, written « H4 MENERAI »; lower-case letters are jokers, accents are forgiven. */
export function layOn(lines: readonly string[], text: string): Result<readonly string[], string> {
  const [, reference, word] =
    /^(.*)\s(\S+)$/s.exec(
      text
        .trim()
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, ''),
    ) ?? [];
  if (reference === undefined || word === undefined || !isWordShaped(word))
    return refuse('unreadable', words.layUnreadable);
  const start = parseReference(reference);
  if (!start.ok) return start;
  const board = unwrap(parseBoard(lines.join('\n')));
  if (!fitPlacement(board, { ...start.value, word: word.toUpperCase() })) {
    return refuse('impossible', words.layImpossible(word, makeReference(start.value)));
  }
  return accept(makeBoard(layWord(board, start.value, word)).split('\n'));
}

/** The position after a solution of it is laid: what is left of the draw stays. */
export function playOn(draft: PositionDraft, { word, reference }: Pick<Solution, 'word' | 'reference'>): PositionDraft {
  const board = unwrap(parseBoard(draft.board.join('\n')));
  const start = unwrap(parseReference(reference));
  const after = playSolution(board, unwrap(parseDraw(draft.draw)), FORMULAS[draft.formula], { start, word });
  return { ...draft, board: makeBoard(after.board).split('\n'), draw: makeDraw(after.leftover) };
}

/** A board pasted as 15 lines. */
export function readBoard(text: string): Result<readonly string[], string> {
  const board = parseBoard(text);
  return board.ok ? accept(makeBoard(board.value).split('\n')) : board;
}
