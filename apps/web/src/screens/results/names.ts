import type { AnswerOf } from '@raccord/contract';

export type RankingRow = AnswerOf<'seeRanking'>['rows'][number];
export type GameSheet = AnswerOf<'seeGame'>;
export type GameTurn = GameSheet['turns'][number];
export type Members = RankingRow['members'];

/** What both members of a pair have in common is said once. */
export function sharedBy(members: Members, key: 'club' | 'category' | 'series' | 'federation'): string {
  return [...new Set(members.flatMap((member) => member[key] ?? []))].join(' / ');
}
