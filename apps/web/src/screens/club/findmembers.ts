import { textSearch } from '@raccord/scrabble';
import type { ClubMember } from './clubqueries.ts';

export const MEMBER_VIEWS = ['active', 'left', 'all'] as const;
export type MemberViewName = (typeof MEMBER_VIEWS)[number];

/** Those of a view whose name or licence has every word that was typed, in whatever order. */
export function findMembers(
  members: readonly ClubMember[],
  view: MemberViewName,
  typed: string,
): readonly ClubMember[] {
  const isSought = textSearch(typed);
  return members.filter(({ name, card, isActive, isErased }) => {
    if (view === 'all' ? isErased : isActive !== (view === 'active') || isErased) return false;
    return isSought(`${name} ${card?.licence ?? ''}`);
  });
}
