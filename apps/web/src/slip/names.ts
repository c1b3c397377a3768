import type { AnswerOf } from '@raccord/contract';

/** One name, or both names of a pair. */
export const namesOf = (members: AnswerOf<'seeDesk'>['tables'][number]['members']): string =>
  members.map(({ name }) => name).join(' & ');
