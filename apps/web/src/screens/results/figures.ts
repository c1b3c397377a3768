import { alphabetical } from '@raccord/french';
import type { StatisticsView } from '../../server/answers.ts';

export type TurnFigures = StatisticsView['turns'][number];
type Reasons = TurnFigures['reasons'];

/** The reasons of all the turns together, the most frequent first. */
export function reasonsOf(turns: readonly Pick<TurnFigures, 'reasons'>[]): Reasons {
  const sums = new Map<string, Reasons[number]>();
  for (const { reasons } of turns) {
    for (const { code, label, count } of reasons) {
      sums.set(code, { code, label, count: count + (sums.get(code)?.count ?? 0) });
    }
  }
  return [...sums.values()].sort((a, b) => b.count - a.count || alphabetical(a.label, b.label));
}
