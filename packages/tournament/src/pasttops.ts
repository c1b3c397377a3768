import { number, plural } from '@raccord/french';
import {
  FORMULAS,
  type FormulaName,
  findMoves,
  MoveRoom,
  makeBoard,
  makeDraw,
  parseBoard,
  parseDraw,
  type SearchGraph,
  unwrap,
} from '@raccord/scrabble';
import type { ChosenSolution } from './events.ts';
import type { TournamentState } from './state/state.ts';

/** A turn that was played, as plain data: what is needed to search it again with other words. */
export interface PastTurn {
  /** Of its tournament. */
  readonly title: string;
  readonly date: string;
  readonly game: string;
  readonly turn: number;
  readonly formula: FormulaName;
  readonly board: string;
  readonly draw: string;
  readonly laid: ChosenSolution;
}

/** A top that another dictionary would change; none where nothing could be played. */
export interface ChangedTop extends Pick<PastTurn, 'title' | 'date' | 'game' | 'turn' | 'draw'> {
  readonly before?: ChosenSolution;
  readonly after?: ChosenSolution;
}

/** The turns of a tournament whose solution is laid. */
export const pastTurns = ({ charter, games }: TournamentState): PastTurn[] =>
  [...games.values()].flatMap(({ plan, formula, turns }) =>
    turns.flatMap(({ number, board, draw, solution, isVoid }) => {
      if (!solution || isVoid) return [];
      const { word, reference, score } = solution;
      const of = { title: charter?.name ?? '', date: charter?.date ?? '', game: plan.name, turn: number };
      const position = { formula: formula.name, board: makeBoard(board), draw: makeDraw(draw) };
      return [{ ...of, ...position, laid: { word, reference, score } }];
    }),
  );

/** Those whose top, the one that was laid wherever it is one, is not a top with the other words. */
export function changedTops(turns: readonly PastTurn[], before: SearchGraph, after: SearchGraph): ChangedTop[] {
  const room = new MoveRoom();
  return turns.flatMap(({ formula, board, draw, laid, ...of }) => {
    const tops = (graph: SearchGraph): ChosenSolution[] =>
      findMoves(graph, unwrap(parseBoard(board)), unwrap(parseDraw(draw)), FORMULAS[formula], room)
        .tops()
        .map(({ word, reference, score }) => ({ word, reference, score }));
    const [were, are] = [tops(before), tops(after)];
    const was = were.find((top) => isSameMove(top, laid)) ?? were[0];
    if (was ? are.some((top) => isSameMove(top, was)) : are.length === 0) return [];
    const now = are[0];
    return [{ ...of, draw, ...(was ? { before: was } : {}), ...(now ? { after: now } : {}) }];
  });
}

const isSameMove = (a: ChosenSolution, b: ChosenSolution): boolean => a.word === b.word && a.reference === b.reference;

/** What was gone through for it. */
interface ComparedTops {
  readonly before: { readonly name: string };
  /** Played with those words and looked at, and those that were too many. */
  readonly tournaments: number;
  readonly left: number;
  readonly turns: number;
  readonly tops: readonly unknown[];
}

/** « Sur 340 coups des 15 tournois joués avec « A », 12 tops seraient autres. » */
export function describeChangedTops({ before: { name }, tournaments, left, turns, tops }: ComparedTops): string {
  if (tournaments === 0) return `Le club n’a joué aucun tournoi avec « ${name} » : aucun top n’est à comparer.`;
  const which =
    tournaments === 1 ? 'du tournoi joué' : `des ${number(tournaments)} ${left > 0 ? 'derniers ' : ''}tournois joués`;
  const over = `Sur ${plural(turns, 'coup')} ${which} avec « ${name} »`;
  const count =
    tops.length === 0 ? 'aucun top ne serait autre' : plural(tops.length, 'top serait autre', 'tops seraient autres');
  return `${over}, ${count}.`;
}
