import { accept } from '@raccord/scrabble';
import type { Disclosure } from '@raccord/stream';
import { wordsKey } from '@raccord/tournament';
import type { CardCorrection, ListedMember, NewMember, SaltedText } from '../commands.ts';
import type { CorrectedCard, ImportedMember } from '../events.ts';
import { cardText, licenceKey, type MemberCard, nameOfCard, tidyCard } from '../members/card.ts';
import { type ClubState, followMerges, idsOf } from '../state/state.ts';
import {
  askedOfClub,
  type ClubContext,
  type ClubResult,
  checkDay,
  commit,
  commitReason,
  type DecideClub,
  decided,
  findMember,
  LONGEST_TEXT,
  MANAGERS,
  nameIn,
} from './context.ts';
import { clubRefused } from './refusals.ts';

const addMembers: DecideClub<{ readonly members: readonly NewMember[] }> = (context, { members }) => {
  if (members.length === 0) return clubRefused('nobody-named');
  const listing = new Listing(context);
  const added = listing.add(members);
  return added.ok ? decided({ type: 'members-added', data: { members: added.value } }, listing.disclosures) : added;
};

const correctMember: DecideClub<CardCorrection> = (context, correction) => {
  const listing = new Listing(context);
  const corrected = listing.correct([correction]);
  if (!corrected.ok) return corrected;
  const [data] = corrected.value;
  return decided({ type: 'member-corrected', data }, listing.disclosures);
};

const importMembers: DecideClub<{
  readonly members: readonly ListedMember[];
  readonly corrections: readonly CardCorrection[];
}> = (context, { members, corrections }) => {
  if (members.length + corrections.length === 0) return clubRefused('nobody-named');
  const listing = new Listing(context);
  const added = listing.add(members);
  if (!added.ok) return added;
  const corrected = listing.correct(corrections);
  if (!corrected.ok) return corrected;
  const data = { members: added.value, corrections: corrected.value };
  return decided({ type: 'members-imported', data }, listing.disclosures);
};

/** Cards that are written together: each is checked against the members and against those before it. */
class Listing {
  readonly disclosures: Disclosure[] = [];
  readonly #context: ClubContext;
  readonly #alongside = new CardsAlongside();
  readonly #salts = new Set<string>();
  readonly #named = new Set<string>();

  constructor(context: ClubContext) {
    this.#context = context;
  }

  add(members: readonly ListedMember[]): ClubResult<ImportedMember[]> {
    const { state, disclosures } = this.#context;
    const added: ImportedMember[] = [];
    for (const { id, card, salt, since, until, isNamesake = false } of members) {
      if (id.trim() === '') return clubRefused('id-missing');
      const isTaken = state.members.has(id) || state.erased.has(id) || disclosures.isAbout(id);
      if (isTaken || this.#named.has(id)) return clubRefused('id-taken', id);
      for (const day of until === undefined ? [since] : [since, until]) {
        const checked = checkDay(day);
        if (!checked.ok) return checked;
      }
      if (until !== undefined && until < since) return clubRefused('before-period', nameOfCard(tidyCard(card)), since);
      const commitment = this.#write(id, card, salt, isNamesake, undefined);
      if (!commitment.ok) return commitment;
      added.push({ id, card: commitment.value, since, ...(until === undefined ? {} : { until }) });
    }
    return accept(added);
  }

  correct(corrections: readonly CardCorrection[]): ClubResult<CorrectedCard[]> {
    const corrected: CorrectedCard[] = [];
    for (const { member: id, card, salt, isNamesake = false, basis } of corrections) {
      const member = findMember(this.#context, id);
      if (!member.ok) return member;
      if (basis !== undefined && member.value.cards.at(-1) !== basis) {
        return clubRefused('card-changed', nameIn(this.#context, id));
      }
      if (this.#named.has(id)) return clubRefused('listed-twice', nameIn(this.#context, id));
      const commitment = this.#write(id, card, salt, isNamesake, id);
      if (!commitment.ok) return commitment;
      corrected.push({ member: id, card: commitment.value });
    }
    return accept(corrected);
  }

  #write(
    id: string,
    given: MemberCard,
    salt: string,
    isNamesake: boolean,
    own: string | undefined,
  ): ClubResult<string> {
    const card = checkCard(this.#context, given, isNamesake, own, this.#alongside);
    if (!card.ok) return card;
    const disclosure = commit(this.#context, id, cardText(card.value), salt);
    if (!disclosure.ok) return disclosure;
    if (this.#salts.has(salt)) return clubRefused('bad-salt');
    this.#salts.add(salt);
    this.#alongside.add(card.value);
    this.#named.add(id);
    this.disclosures.push(disclosure.value);
    return accept(disclosure.value.commitment);
  }
}

/** The cards that are written together, to be found by licence and by name. */
class CardsAlongside {
  readonly #byLicence = new Map<string, MemberCard>();
  readonly #words = new Set<string>();

  add(card: MemberCard): void {
    if (card.licence) this.#byLicence.set(licenceKey(card.licence), card);
    this.#words.add(wordsKey({ name: nameOfCard(card) }));
  }

  holderOf(licence: string): MemberCard | undefined {
    return this.#byLicence.get(licenceKey(licence));
  }

  isNamed(name: string): boolean {
    return this.#words.has(wordsKey({ name }));
  }
}

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
  given: MemberCard,
  isNamesake: boolean,
  own: string | undefined,
  alongside: CardsAlongside,
): ClubResult<MemberCard> {
  const { directory } = context;
  const card = tidyCard(given);
  const name = nameOfCard(card);
  if (card.familyName === '') return clubRefused('name-missing', 'de famille');
  for (const [field, label] of Object.entries(LABELS)) {
    if ((card[field as keyof MemberCard]?.length ?? 0) > LONGEST_TEXT)
      return clubRefused('too-long', label, LONGEST_TEXT);
  }
  const { licence } = card;
  const holder = licence === undefined ? undefined : directory.holderOf(licence);
  if (licence !== undefined && holder !== undefined && holder !== own) {
    return clubRefused('licence-taken', licence, nameIn(context, holder));
  }
  const twin = licence ? alongside.holderOf(licence) : undefined;
  if (licence && twin) return clubRefused('licence-taken', licence, nameOfCard(twin));
  const isNamed = directory.namesakesOf(name).some((id) => id !== own) || alongside.isNamed(name);
  return isNamed && !isNamesake ? clubRefused('name-taken', name) : accept(card);
}

const noteLeaving: DecideClub<{ readonly member: string; readonly on: string; readonly reason?: SaltedText }> = (
  context,
  { member: id, on, reason },
) => {
  const member = findMember(context, id);
  if (!member.ok) return member;
  const day = checkDay(on);
  if (!day.ok) return day;
  const last = member.value.periods.at(-1);
  if (last?.until !== undefined) return clubRefused('already-left', nameIn(context, id));
  if (last && on < last.since) return clubRefused('before-period', nameIn(context, id), last.since);
  if (!reason) return decided({ type: 'member-left', data: { member: id, on } });
  const disclosure = commitReason(context, id, reason);
  if (!disclosure.ok) return disclosure;
  const data = { member: id, on, reason: disclosure.value.commitment };
  return decided({ type: 'member-left', data }, [disclosure.value]);
};

const noteReturn: DecideClub<{ readonly member: string; readonly on: string }> = (context, { member: id, on }) => {
  const member = findMember(context, id);
  if (!member.ok) return member;
  const day = checkDay(on);
  if (!day.ok) return day;
  const until = member.value.periods.at(-1)?.until;
  if (until === undefined) return clubRefused('still-member', nameIn(context, id));
  if (on < until) return clubRefused('before-period', nameIn(context, id), until);
  return decided({ type: 'member-returned', data: { member: id, on } });
};

const mergeMembers: DecideClub<{ readonly kept: string; readonly merged: string; readonly reason: SaltedText }> = (
  context,
  { kept, merged, reason },
) => {
  if (kept === merged) return clubRefused('merged-with-itself');
  for (const id of [kept, merged]) {
    const member = findMember(context, id);
    if (!member.ok) return member;
  }
  const together = eveningOfBoth(context.state, kept, merged);
  if (together !== undefined) return clubRefused('both-played', together);
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

const withholdName: DecideClub<{ readonly member: string; readonly isWithheld: boolean }> = (
  context,
  { member: id, isWithheld },
) => {
  const member = findMember(context, id);
  return member.ok ? decided({ type: 'name-withheld', data: { member: id, isWithheld } }) : member;
};

/** Whatever is kept about somebody: a member with all that was merged, one added by mistake, whoever ran the club. */
const erasePerson: DecideClub<{ readonly person: string }> = ({ state, disclosures }, { person }) => {
  if (state.erased.has(person)) return clubRefused('member-erased');
  const ids = state.members.has(person) ? idsOf(state, person) : [person];
  if (!ids.some((id) => disclosures.isAbout(id))) return clubRefused('unknown-person', person);
  return decided({ type: 'person-erased', data: { persons: ids } });
};

export const MEMBERS_COMMANDS = {
  'add-members': askedOfClub({ action: 'ajouter de membres', others: MANAGERS, decide: addMembers }),
  'correct-member': askedOfClub({ action: 'corriger la fiche d’un membre', others: MANAGERS, decide: correctMember }),
  /** A whole list at once, so that it is taken back at once. */
  'import-members': askedOfClub({ action: 'importer de membres', others: MANAGERS, decide: importMembers }),
  'note-leaving': askedOfClub({ action: 'noter un départ', others: MANAGERS, decide: noteLeaving }),
  'note-return': askedOfClub({ action: 'noter un retour', others: MANAGERS, decide: noteReturn }),
  /** Two records of one person: `merged` is from now on read as `kept`. */
  'merge-members': askedOfClub({ action: 'réunir deux fiches', others: MANAGERS, decide: mergeMembers }),
  'withhold-name': askedOfClub({ action: 'masquer un nom', others: MANAGERS, decide: withholdName }),
  'erase-person': askedOfClub({ action: 'effacer une personne', others: MANAGERS, decide: erasePerson }),
};
