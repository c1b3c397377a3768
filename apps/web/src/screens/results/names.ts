import type { AnswerOf } from '@raccord/contract';

export type RankingRow = AnswerOf<'seeRanking'>['rows'][number];
export type GameSheet = AnswerOf<'seeGame'>;
export type GameTurn = GameSheet['turns'][number];
export type Members = RankingRow['members'];
