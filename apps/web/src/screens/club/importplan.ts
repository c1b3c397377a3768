import { cardAsTold, type MemberCard, type ReviewedPerson, type ToldOfMember } from '@raccord/club';
import { readDay } from '@raccord/french';
import type { ClubMember } from './clubqueries.ts';
import type { ClubData } from './useclubcommand.ts';

/** What is done with somebody on a list: nothing, a new member, or the id of the member whose card is brought up to date; '' until somebody says. */
export type ImportDecision = '' | 'skip' | 'add' | `member ${string}`;

/** What is proposed: nothing is decided of somebody who may be a member, unless his licence says that he is another one. */
export function proposedFor({ recognition, sameAs, isNamesake, update }: ReviewedPerson): ImportDecision {
  if (sameAs) return 'skip';
  if (recognition.kind === 'unknown' || isNamesake) return 'add';
  if (recognition.kind === 'doubtful') return '';
  return update ? `member ${recognition.member}` : 'skip';
}

/** Somebody of a list, with what its columns told of him. */
export interface ListedPerson extends ReviewedPerson {
  readonly told?: ToldOfMember | undefined;
}

/** The people of a list once they were compared with the members, with what the list told besides. */
export const withTold = (
  people: readonly ReviewedPerson[],
  told: readonly (ToldOfMember | undefined)[],
): readonly ListedPerson[] =>
  people.map((person, index) => ({ ...person, card: cardAsTold(person.card, told[index]), told: told[index] }));

/** What carries decisions out, taken back as one. @param ids made beforehand, one for each line. @param since where the list says nothing. */
export function planImport(
  people: readonly ListedPerson[],
  decisions: readonly ImportDecision[],
  members: readonly ClubMember[],
  since: string,
  ids: readonly string[],
): ClubData<'import-members'> {
  return {
    members: people.flatMap(({ card, recognition, sameAs, isNamesake, told }, index) => {
      if (decisions[index] !== 'add') return [];
      const until = readDay(told?.until ?? '');
      return [
        {
          ...{ id: ids[index], card, since: readDay(told?.since ?? '') ?? since },
          ...(until === undefined ? {} : { until }),
          ...(recognition.kind === 'unknown' && !sameAs && !isNamesake ? {} : { isNamesake: true }),
        },
      ];
    }),
    corrections: people.flatMap(({ card, update }, index) => {
      const decision = decisions[index];
      if (!decision.startsWith('member ')) return [];
      const member = decision.slice('member '.length);
      const known = members.find(({ id }) => id === member)?.card;
      return [{ member, card: update ?? withDetails(known, card) }];
    }),
  };
}

/** Those to be added of whom the list does not say since when. */
export const withoutDay = (people: readonly ListedPerson[], decisions: readonly ImportDecision[]): number =>
  people.filter(({ told }, index) => decisions[index] === 'add' && readDay(told?.since ?? '') === undefined).length;

/** What a list leaves out does not erase what is known, and the name stays the one of the club. */
const withDetails = (known: MemberCard | undefined, { familyName, firstName, ...details }: MemberCard): MemberCard => ({
  ...(known ?? { familyName, ...(firstName === undefined ? {} : { firstName }) }),
  ...details,
});
