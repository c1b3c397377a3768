import type { AnswerOf } from '@raccord/contract';

export type EveningPlayer = AnswerOf<'readEvening'>['players'][number];

/** Who a player of an evening is: the id of a member, a visitor, somebody who joins; '' until somebody says. */
export type Identity = '' | 'visitor' | 'joins' | `member ${string}`;

export const asMember = (id: string): Identity => `member ${id}`;

/** What was said before, else what the club recognises; what is doubtful is asked. */
export function identityOf({ member, recognition }: EveningPlayer): Identity {
  if (member !== undefined) return member === null ? 'visitor' : asMember(member);
  if (recognition.kind === 'known') return asMember(recognition.member);
  return recognition.kind === 'doubtful' ? '' : 'visitor';
}

export const playerKeyOf = ({ entrant, place }: EveningPlayer): string => `${entrant}/${place}`;
