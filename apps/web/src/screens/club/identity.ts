import type { AnswerOf } from '@raccord/contract';

export type PlayerToIdentify = AnswerOf<'readEvening'>['players'][number];

/** Who a player of an evening is: the id of a member, a visitor, somebody who joins; '' until somebody says. */
export type Identity = '' | 'visitor' | 'joins' | `member ${string}`;

export const asMember = (id: string): Identity => `member ${id}`;

/** What was said before, else what the club recognises; what is doubtful is asked. */
export function identityOf({ member, recognition }: PlayerToIdentify): Identity {
  if (member !== undefined) return member === null ? 'visitor' : asMember(member);
  if (recognition.kind === 'known') return asMember(recognition.member);
  return recognition.kind === 'doubtful' ? '' : 'visitor';
}

export const playerKeyOf = ({ entrant, place }: PlayerToIdentify): string => `${entrant}/${place}`;

/** The members that the club takes a player for, and the one that he was said to be. */
export function candidatesOf({ recognition, member }: PlayerToIdentify): readonly string[] {
  const taken =
    recognition.kind === 'known' ? [recognition.member] : recognition.kind === 'doubtful' ? recognition.candidates : [];
  return member ? [...new Set([...taken, member])] : taken;
}

/** What the club is to be told: of whom it was not told yet, or otherwise. @param joined the id of each who joins. */
export function toIdentify(
  players: readonly PlayerToIdentify[],
  identify: (player: PlayerToIdentify) => Identity,
  joined: ReadonlyMap<PlayerToIdentify, string> = new Map(),
) {
  return players
    .map((player) => {
      const identity = identify(player);
      const known = identity.startsWith('member ') ? identity.slice('member '.length) : null;
      return { player, member: joined.get(player) ?? known };
    })
    .filter(({ player, member }) => player.member !== member)
    .map(({ player: { entrant, place }, member }) => ({ entrant, place, member }));
}
