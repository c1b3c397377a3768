import { type Choice, makeDraw, parseMarkedDraw, type Solution, type Tiles } from '@raccord/scrabble';
import type { ChosenSolution } from './events.ts';
import type { Journal } from './history/journal.ts';
import { type GameState, preparedTurn, type TurnState } from './state/state.ts';

/** The solution to lay, and why. */
export interface SolutionProposal extends Omit<Choice, 'reason'> {
  readonly solution: Solution;
  readonly reason: Choice['reason'] | 'prepared';
}

/** The solution to lay: that of the prepared game while it is followed, else the engine's choice among the tops. */
export function proposeSolution(
  { state, judging }: Pick<Journal, 'state' | 'judging'>,
  id: string,
): SolutionProposal | undefined {
  const game = state.games.get(id);
  const turn = game?.turns.at(-1);
  if (!game || !turn || !state.charter) return undefined;
  const position = { ...turn, formula: game.formula };
  const prepared = preparedTurn(game, turn.number);
  if (prepared && isSameDraw(prepared.draw, turn.draw)) {
    for (const solution of judging.moves(position).solutions()) {
      if (solution.word === prepared.word && solution.reference === prepared.reference) {
        return { solution, reason: 'prepared', candidates: [{ solution }] };
      }
    }
  }
  return judging.choice(position, state.charter.edition);
}

/**
 * The top of a turn, the same for whoever enters slips: the one laid or, until then, the one chosen, else the one proposed. Where
 * that is no top, the first of the list.
 */
export function topOf(journal: Pick<Journal, 'state' | 'judging'>, game: GameState, turn: TurnState): Solution {
  const tops = journal.judging.tops({ ...turn, formula: game.formula });
  const among = (one: ChosenSolution | undefined) =>
    one && tops.find(({ word, reference }) => word === one.word && reference === one.reference);
  const toLay = () => among(turn.chosen) ?? among(proposeSolution(journal, turn.game)?.solution);
  return (turn.solution ? among(turn.solution) : toLay()) ?? tops[0];
}

function isSameDraw(prepared: string, draw: Tiles): boolean {
  const parsed = parseMarkedDraw(prepared);
  return parsed.ok && makeDraw(parsed.value.tiles) === makeDraw(draw);
}
