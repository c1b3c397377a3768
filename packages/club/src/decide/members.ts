import { accept } from '@raccord/scrabble';
import { wordsKey } from '@raccord/tournament';
import type { Disclosure } from '../disclosures.ts';
import { type Card, cardText, licenceKey, nameOfCard, tidyCard } from '../members/card.ts';
import { type ClubState, followMerges, idsOf } from '../state/state.ts';
import {
  type Checked,
  type ClubContext,
  checkDay,
  commit,
  commitReason,
  type DecideClub,
  decided,
  findMember,
  LONGEST_TEXT,
  nameIn,
} from './context.ts';
import { refused } from './refusals.ts';

export const addMembers: DecideClub<'add-members'> = (context, { members }) => {
  if (members.length === 0) return refused('nobody-named');
  const added: { readonly id: string; readonly card: string; readonly since: string }[] = [];
  const disclosures: Disclosure[] = [];
  const cards: Card[] = [];
  for (const { id, card: given, salt, since, isNamesake = false } of members) {
    if (id.trim() === '') return refused('id-missing');
    const isTaken = context.state.members.has(id) || context.state.erased.has(id) || context.disclosures.isAbout(id);
    if (isTaken || added.some((other) => other.id === id)) return refused('id-taken', id);
    const day = checkDay(since);
    if (!day.ok) return day;
    const card = checkCard(context, given, isNamesake, undefined, cards);
    if (!card.ok) return card;
    const disclosure = commit(context, id, cardText(card.value), salt);
    if (!disclosure.ok) return disclosure;
    if (disclosures.some((other) => other.salt === salt)) return refused('bad-salt');
    cards.push(card.value);
    disclosures.push(disclosure.value);
    added.push({ id, card: disclosure.value.commitment, since });
  }
  return decided({ type: 'members-added', data: { members: added } }, disclosures);
};

export const correctMember: DecideClub<'correct-member'> = (context, { member: id, card: given, salt, isNamesake }) => {
  const member = findMember(context, id);
  if (!member.ok) return member;
  const card = checkCard(context, given, isNamesake ?? false, id);
  if (!card.ok) return card;
  const disclosure = commit(context, id, cardText(card.value), salt);
  if (!disclosure.ok) return disclosure;
  const data = { member: id, card: disclosure.value.commitment };
  return decided({ type: 'member-corrected', data }, [disclosure.value]);
};

const LABELS = {
  familyName: 'Le nom',
  firstName: 'Le prénom',
  licence: 'La licence',
  category: 'La catégorie',
  series: 'La série',
} as const;

/** A card that may be written: no other member has its licence, and no other its name unless that was asked. */
function checkCard(
  context: ClubContext,
  given: Card,
  isNamesake: boolean,
  own: string | undefined,
  alongside: readonly Card[] = [],
): Checked<Card> {
  const { directory } = context;
  const card = tidyCard(given);
  const name = nameOfCard(card);
  if (card.familyName === '') return refused('name-missing', 'de famille');
  for (const [field, label] of Object.entries(LABELS)) {
    if ((card[field as keyof Card]?.length ?? 0) > LONGEST_TEXT) return refused('too-long', label, LONGEST_TEXT);
  }
  const { licence } = card;
  const holder = licence === undefined ? undefined : directory.holderOf(licence);
  if (licence !== undefined && holder !== undefined && holder !== own) {
    return refused('licence-taken', licence, nameIn(context, holder));
  }
  const twin = licence && alongside.find((other) => other.licence && licenceKey(other.licence) === licenceKey(licence));
  if (licence && twin) return refused('licence-taken', licence, nameOfCard(twin));
  const isNamed =
    directory.namesakesOf(name).some((id) => id !== own) ||
    alongside.some((other) => wordsKey({ name: nameOfCard(other) }) === wordsKey({ name }));
  return isNamed && !isNamesake ? refused('name-taken', name) : accept(card);
}

export const noteLeaving: DecideClub<'note-leaving'> = (context, { member: id, on, reason }) => {
  const member = findMember(context, id);
  if (!member.ok) return member;
  const day = checkDay(on);
  if (!day.ok) return day;
  const last = member.value.periods.at(-1);
  if (last?.until !== undefined) return refused('already-left', nameIn(context, id));
  if (last && on < last.since) return refused('before-period', nameIn(context, id), last.since);
  if (!reason) return decided({ type: 'member-left', data: { member: id, on } });
  const disclosure = commitReason(context, id, reason);
  if (!disclosure.ok) return disclosure;
  const data = { member: id, on, reason: disclosure.value.commitment };
  return decided({ type: 'member-left', data }, [disclosure.value]);
};

export const noteReturn: DecideClub<'note-return'> = (context, { member: id, on }) => {
  const member = findMember(context, id);
  if (!member.ok) return member;
  const day = checkDay(on);
  if (!day.ok) return day;
  const until = member.value.periods.at(-1)?.until;
  if (until === undefined) return refused('still-member', nameIn(context, id));
  if (on < until) return refused('before-period', nameIn(context, id), until);
  return decided({ type: 'member-returned', data: { member: id, on } });
};

export const mergeMembers: DecideClub<'merge-members'> = (context, { kept, merged, reason }) => {
  if (kept === merged) return refused('merged-with-itself');
  for (const id of [kept, merged]) {
    const member = findMember(context, id);
    if (!member.ok) return member;
  }
  const together = eveningOfBoth(context.state, kept, merged);
  if (together !== undefined) return refused('both-played', together);
  const disclosure = commitReason(context, merged, reason);
  if (!disclosure.ok) return disclosure;
  const data = { kept, merged, reason: disclosure.value.commitment };
  return decided({ type: 'members-merged', data }, [disclosure.value]);
};

/** The title of an evening that both played: they are two people. */
function eveningOfBoth(state: ClubState, one: string, other: string): string | undefined {
  for (const { title, players } of state.evenings.values()) {
    const there = new Set([...players.values()].map((member) => member && followMerges(state, member)));
    if (there.has(one) && there.has(other)) return title;
  }
  return undefined;
}

export const withholdName: DecideClub<'withhold-name'> = (context, { member: id, isWithheld }) => {
  const member = findMember(context, id);
  return member.ok ? decided({ type: 'name-withheld', data: { member: id, isWithheld } }) : member;
};

/** Whatever is kept about somebody: a member with all that was merged, one added by mistake, whoever ran the club. */
export const erasePerson: DecideClub<'erase-person'> = ({ state, disclosures }, { person }) => {
  if (state.erased.has(person)) return refused('member-erased');
  const ids = state.members.has(person) ? idsOf(state, person) : [person];
  if (!ids.some((id) => disclosures.isAbout(id))) return refused('unknown-person', person);
  return decided({ type: 'person-erased', data: { persons: ids } });
};
