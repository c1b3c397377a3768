import { nameOf } from '@raccord/tournament';
import type { Others, PlayedGame } from '@raccord/training';
import type { GameView, HallView, RankingView, StatisticsView } from '../../server/answers.ts';

type Turn = GameView['turns'][number];

/** Of a turn without a solution, nothing is played again. */
const isPlayable = (turn: Turn): turn is Turn & { readonly solution: NonNullable<Turn['solution']> } =>
  turn.solution !== undefined;

export const playedGameOf = (name: string, { formula, turns }: GameView): PlayedGame => ({
  name,
  formula,
  turns: turns.filter(isPlayable).map(({ board, markedDraw, solution }) => ({
    board,
    draw: markedDraw.replaceAll(/[-+]/g, ''),
    solution: { word: solution.word, reference: solution.reference },
  })),
});

/** Those who played it, by what the server tells of them. */
export function othersOf(
  { turns }: GameView,
  statistics: StatisticsView,
  { rows, provisional }: RankingView,
  { soloThreshold, soloBonus }: HallView['settings'],
): Others {
  const scores = new Map(statistics.turns.map(({ number, scores: made }) => [number, made]));
  return {
    players: rows.map(({ members, total }) => ({ name: nameOf(members), total })),
    ...(provisional ? { provisional: provisional.why } : {}),
    turns: turns.filter(isPlayable).map(({ number }) => scores.get(number) ?? []),
    solo: { threshold: soloThreshold, bonus: soloBonus },
  };
}
