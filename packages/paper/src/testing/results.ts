import type { AnswerOf } from '@raccord/contract';

type Result = AnswerOf<'seeDesk'>['tables'][number]['result'];
export type Written = NonNullable<AnswerOf<'seeDesk'>['tables'][number]['slip']>;

/** What a turn gave, unless said otherwise. */
export const resultOf = (result: Partial<Result>): Result => ({
  ...{ outcome: 'accepted', points: 64, penalty: 0, warnings: 0, warningCost: 0, bonus: 0, total: 64 },
  ...{ reasons: [], decidedBy: 'program', isProvisional: false },
  ...result,
});

export const slipOf = (word: string, reference: string, score: number): Written => ({
  state: 'handed-in',
  solutions: [{ word, direction: 'horizontal', reference, outside: [] }],
  score,
});
