import { accept, makeBoard, makeDraw, parseDraw, parseReference, playSolution, unwrap } from '@raccord/scrabble';
import type { TurnCorrection, TurnCorrections } from '../commands.ts';
import type { JudgedAgain, LaidSolution, ReworkedTurn, TournamentCharter, TurnsCorrected } from '../events.ts';
import { type GameState, type NextTurn, nextTurnOf, type TurnState } from '../state/state.ts';
import type { Judged } from '../verdicts.ts';
import { type Context, type Decision, findGame, findOpenGame } from './context.ts';
import { describeDraw, termsFor } from './draws.ts';
import { readLetters } from './letters.ts';
import { refused } from './refusals.ts';
import { judgeAt } from './slips.ts';
import { findSolution, layingAlerts } from './turns.ts';

type CharteredContext = Context & { readonly charter: TournamentCharter };

/** A turn that cannot be what it was, or what was asked, and why in French. */
export interface Stuck {
  readonly turn: number;
  readonly what: 'draw' | 'solution';
  readonly text: string;
}

/** Turns as corrections make them, up to the first one that cannot stand. */
export interface WorkedOut extends Omit<TurnsCorrected, 'reason'> {
  readonly stuck?: Stuck;
}

/**
 * Plays a game again from the first turn that is put right: the draws and the solutions after it stay where letters and board
 * allow, and slips are judged again on what their turn now is.
 */
export function workOut(context: CharteredContext, corrections: TurnCorrections): Decision<WorkedOut> {
  const checked = checkCorrections(context, corrections);
  if (!checked.ok) return checked;
  const game = checked.value;
  const { turns: asked, cancelFrom = game.turns.length + 1 } = corrections;
  const first = Math.min(...asked.map(({ turn }) => turn));
  const last = Math.max(...asked.map(({ turn }) => turn));
  const cancelled = game.turns.slice(cancelFrom - 1).map(({ number }) => number);
  const common = { game: game.plan.id, cancelled };
  const again: TurnState[] = game.turns.slice(0, first - 1);
  const turns: ReworkedTurn[] = [];
  for (const turn of game.turns.slice(first - 1, cancelFrom - 1)) {
    const before = nextTurnOf({ ...game, turns: again, rejected: turn.rejected });
    // As from here on everything is what it was.
    if (turn.number > last && isSameStart(before, turn)) break;
    const wanted = asked.find((one) => one.turn === turn.number);
    const drawn = drawAgain(context, game, before, turn, wanted);
    if (!drawn.ok) return accept({ ...common, turns, stuck: stuckAt(turn, 'draw', drawn.fault.text) });
    const now = { ...turn, ...startOf(before), draw: unwrap(parseDraw(drawn.value.draw)), ...drawn.value.kept };
    const laid = layAgain(context, game, now, turn.solution, wanted);
    if (!laid.ok) {
      const text =
        wanted?.solution || !turn.solution ? laid.fault.text : noLongerFits(turn.solution, isSameStart(before, turn));
      return accept({ ...common, turns, stuck: stuckAt(turn, 'solution', text) });
    }
    const solution = laid.value;
    turns.push({
      ...{ turn: turn.number, draw: drawn.value.draw, ...drawn.value.kept },
      ...(solution ? { solution } : {}),
      ...(isSamePosition(now, turn) ? {} : { slips: judgeAll(context, game, now) }),
    });
    again.push({ ...now, solution: solution && { ...solution, after: afterLaying(now, game, solution) } });
  }
  const isChanged = cancelled.length > 0 || turns.some((one) => !isSameTurn(one, game.turns[one.turn - 1]));
  return isChanged ? accept({ ...common, turns }) : refused('nothing-corrected');
}

function checkCorrections(context: Context, { game: id, turns, cancelFrom }: TurnCorrections): Decision<GameState> {
  // Turns of a game that is over are put right; none can be played again in their place.
  const found = cancelFrom === undefined ? findGame(context, id) : findOpenGame(context, id);
  if (!found.ok) return found;
  const played = found.value.turns.length;
  if (turns.length === 0) return refused('nothing-corrected');
  const beyond = turns.find(({ turn }) => turn > played);
  if (beyond) return refused('unknown-turn', beyond.turn);
  const twice = turns.find(({ turn }, index) => turns.findIndex((one) => one.turn === turn) < index);
  if (twice) return refused('named-twice', `coup ${twice.turn}`);
  // One that is not laid yet is laid, not put right.
  const open = turns.find(({ turn, solution }) => solution && !found.value.turns[turn - 1].solution);
  if (open) return refused('turn-not-over', open.turn);
  if (cancelFrom === undefined) return found;
  if (cancelFrom > played) return refused('unknown-turn', cancelFrom);
  return turns.some(({ turn }) => turn >= cancelFrom) ? refused('not-after-corrected', cancelFrom) : found;
}

const stuckAt = ({ number }: TurnState, what: Stuck['what'], text: string): Stuck => ({ turn: number, what, text });

const noLongerFits = ({ word, reference }: LaidSolution, isSameBoard: boolean): string =>
  `${word} en ${reference} ne se pose plus ${isSameBoard ? 'avec le tirage corrigé' : 'sur la grille corrigée'}.`;

const startOf = ({ board, leftover }: NextTurn) => ({ board, leftover });

/** The letters asked for, else those that were drawn: a leftover that they have no longer was put back into the bag. */
function drawAgain(
  context: CharteredContext,
  game: GameState,
  before: NextTurn,
  turn: TurnState,
  wanted: TurnCorrection | undefined,
): Decision<{ readonly draw: string; readonly kept: Pick<TurnState, 'drawn' | 'isWhole' | 'topScore'> }> {
  const terms = termsFor(context.charter, game);
  const read = (text: string) => readLetters(terms, before, text);
  const kept = read(asDrawn(turn));
  const isLeftoverGone = !kept.ok && kept.fault.code === 'leftover-missing';
  const letters =
    wanted?.letters !== undefined ? read(wanted.letters) : isLeftoverGone ? read(`-${makeDraw(turn.draw)}`) : kept;
  if (!letters.ok) return letters;
  const described = describeDraw(context, game, before, { ...letters.value, rejected: [] });
  if (!described.ok) return described;
  const { draw, drawn, isWhole, topScore } = described.value;
  return accept({ draw, kept: { drawn, isWhole, topScore } });
}

/** The letters of a turn as they would be typed, in the order in which they came where it was kept. */
function asDrawn({ draw, drawn, isWhole, leftover }: TurnState): string {
  if (isWhole) return `-${drawn === '' ? makeDraw(draw) : drawn}`;
  return drawn === '' ? makeDraw(draw) : makeDraw(leftover) + drawn;
}

type Position = Pick<TurnState, 'number' | 'board' | 'draw'>;

function layAgain(
  context: CharteredContext,
  game: GameState,
  { number, board, draw }: Position,
  laid: LaidSolution | undefined,
  wanted: TurnCorrection | undefined,
): Decision<LaidSolution | undefined> {
  const chosen = wanted?.solution ?? laid;
  if (!chosen) return accept(undefined);
  const position = { number, board, draw, formula: game.formula };
  const found = findSolution(context, position, chosen.word.trim(), chosen.reference);
  if (!found) return refused('not-a-solution', `${chosen.word} en ${chosen.reference}`);
  const { word, reference, score } = found;
  return accept({ word, reference, score, alerts: layingAlerts(context, position, found) });
}

const afterLaying = ({ board, draw }: Position, { formula }: GameState, { word, reference }: LaidSolution) =>
  playSolution(board, draw, formula, { start: unwrap(parseReference(reference)), word });

/** What each slip of the turn is worth, as it was recorded and as it was corrected. */
function judgeAll(context: CharteredContext, game: GameState, turn: TurnState): readonly JudgedAgain[] {
  // Many hands write the same.
  const known = new Map<string, Judged>();
  const judge = (slip: Parameters<typeof judgeAt>[3]): Judged => {
    const text = JSON.stringify(slip);
    const verdict = known.get(text) ?? judgeAt(context, context.charter, { game, turn }, slip);
    known.set(text, verdict);
    return verdict;
  };
  return [...turn.files].flatMap(([entrant, { corrected = [], slip }]) =>
    slip ? [{ entrant, verdicts: [...corrected, slip].map((one) => judge(one.slip)) }] : [],
  );
}

const isSameStart = (a: Pick<NextTurn, 'board' | 'leftover'>, b: TurnState): boolean =>
  makeBoard(a.board) === makeBoard(b.board) && makeDraw(a.leftover) === makeDraw(b.leftover);

const isSamePosition = (a: Position, b: Position): boolean =>
  makeBoard(a.board) === makeBoard(b.board) && makeDraw(a.draw) === makeDraw(b.draw);

const isSameTurn = ({ draw, isWhole, solution }: ReworkedTurn, turn: TurnState): boolean =>
  draw === makeDraw(turn.draw) &&
  isWhole === turn.isWhole &&
  solution?.word === turn.solution?.word &&
  solution?.reference === turn.solution?.reference;
