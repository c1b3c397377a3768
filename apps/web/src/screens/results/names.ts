import type { AnswerOf } from '@raccord/contract';

export type RankingRow = AnswerOf<'seeRanking'>['rows'][number];
export type Members = RankingRow['members'];

/** One name, or both names of a pair. */
export const namesOf = (members: Members): string => members.map(({ name }) => name).join(' & ');

/** What both members of a pair have in common is said once. */
export function sharedBy(members: Members, key: 'club' | 'category' | 'series' | 'federation'): string {
  return [...new Set(members.flatMap((member) => member[key] ?? []))].join(' / ');
}
