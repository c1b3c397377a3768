import { isBagOut, lastDraw, layOnLines, mostLaidIn } from './bag.ts';
import type { BoardTurn } from './boards.ts';
import type { CheckFindings } from './findings.ts';
import type { GameFacts } from './ledger.ts';
import { type BestMove, bestMoves, bestScore, type Vocabulary } from './solver.ts';

/**
 * 3.4: which of equal solutions must be laid. One that spares the joker; in 2023, next, one that ends the game. What the program says
 * of the one that was laid is worked out again: nothing, or what it neglects.
 */
export function checkChoice(
  turn: BoardTurn,
  facts: GameFacts,
  vocabulary: Vocabulary,
  findings: CheckFindings,
  where: string,
): void {
  const { solution, move, lines, draw } = turn;
  if (!solution || !move) return;
  const { formula } = facts.plan;
  const tops = bestMoves(vocabulary, lines, draw, mostLaidIn(formula));
  const laid = tops.find(({ after }) => after.join() === move.after.join());
  const fewest = Math.min(...tops.map(({ jokers }) => jokers));
  const sparing = tops.filter(({ jokers }) => jokers === fewest);
  const isEnding = (one: BestMove) => facts.charter.edition === '2023' && endsGame(turn, one, facts, vocabulary);
  const ending = sparing.length > 1 ? sparing.filter(isEnding) : [];
  if (tops.length > 1) findings.count('several tops');
  if (sparing.length < tops.length) findings.count('tops of which some spare the joker');
  if (ending.length > 0 && ending.length < sparing.length) findings.count('tops of which some end the game');
  const neglected = !laid
    ? 'not-top'
    : laid.jokers > fewest
      ? 'joker-wasted'
      : ending.length > 0 && !ending.includes(laid)
        ? 'end-missed'
        : 'nothing';
  findings.count(`laid neglects ${neglected}`);
  const example = JSON.stringify({ board: lines, draw, formula });
  findings.compare('choice', where, solution.alerts.join(' ') || 'nothing', neglected, example);
}

/** 3.7, once it is laid: what is left gives no draw, or nothing that can be laid. */
function endsGame(
  { turn, lines, draw }: BoardTurn,
  { after }: BestMove,
  { plan: { formula }, charter: { edition } }: GameFacts,
  vocabulary: Vocabulary,
): boolean {
  const laid = layOnLines(lines, after, draw, formula).lines;
  if (isBagOut({ turn: turn + 1, formula, edition, lines: laid })) return true;
  const last = lastDraw(laid, formula);
  return last !== undefined && bestScore(vocabulary, laid, last, mostLaidIn(formula)) === undefined;
}
