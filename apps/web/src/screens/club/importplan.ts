import type { Card, ReviewedPerson } from '@raccord/club';
import type { SentClubCommand } from '@raccord/contract';
import type { ClubMember } from './clubqueries.ts';

/** What is done with somebody on a list: nothing, a new member, or the id of the member whose card is brought up to date; '' until somebody says. */
export type ImportDecision = '' | 'skip' | 'add' | `member ${string}`;

/** What is proposed: nothing is decided of somebody who may be a member. */
export function proposedFor({ recognition, sameAs, update }: ReviewedPerson): ImportDecision {
  if (sameAs !== undefined) return 'skip';
  if (recognition.kind === 'unknown') return 'add';
  if (recognition.kind === 'doubtful') return '';
  return update ? `member ${recognition.member}` : 'skip';
}

/** The commands that carry decisions out, under ids made beforehand. */
export function planImport(
  people: readonly ReviewedPerson[],
  decisions: readonly ImportDecision[],
  members: readonly ClubMember[],
  since: string,
  newId: () => string,
): readonly SentClubCommand[] {
  const added = people.flatMap(({ card, recognition }, index) => {
    if (decisions[index] !== 'add') return [];
    return [{ id: newId(), card, since, ...(recognition.kind === 'unknown' ? {} : { isNamesake: true }) }];
  });
  const updates = people.flatMap(({ card, update }, index): SentClubCommand[] => {
    const decision = decisions[index];
    if (!decision.startsWith('member ')) return [];
    const member = decision.slice('member '.length);
    const known = members.find(({ id }) => id === member)?.card;
    return [{ id: newId(), type: 'correct-member', data: { member, card: update ?? withDetails(known, card) } }];
  });
  return [
    ...(added.length === 0 ? [] : [{ id: newId(), type: 'add-members', data: { members: added } } as const]),
    ...updates,
  ];
}

/** What a list leaves out does not erase what is known, and the name stays the one of the club. */
const withDetails = (known: Card | undefined, { familyName, firstName, ...details }: Card): Card => ({
  ...(known ?? { familyName, ...(firstName === undefined ? {} : { firstName }) }),
  ...details,
});
