import { type Choice, makeDraw, parseMarkedDraw, type Solution, type Tiles } from '@raccord/scrabble';
import type { Journal } from './history/journal.ts';
import { preparedTurn } from './state/state.ts';

/** The solution to lay, and why. */
export interface Proposal extends Omit<Choice, 'reason'> {
  readonly solution: Solution;
  readonly reason: Choice['reason'] | 'prepared';
}

/** The solution to lay: that of the prepared game while it is followed, else the engine's choice among the tops. */
export function proposeSolution({ state, judging }: Journal, id: string): Proposal | undefined {
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

function isSameDraw(prepared: string, draw: Tiles): boolean {
  const parsed = parseMarkedDraw(prepared);
  return parsed.ok && makeDraw(parsed.value.tiles) === makeDraw(draw);
}
