import { isDegraded, nameKey, type Person, wordsKey } from '@raccord/tournament';
import { cardOfPerson, cardText, licenceKey, type MemberCard, nameOfCard, tidyCard } from './card.ts';
import { type Directory, membersIn, type Recognition } from './directory.ts';

/** Somebody on a list that a club brings, and what is known of him. */
export interface ReviewedPerson {
  readonly card: MemberCard;
  readonly recognition: Recognition;
  /** The place in the list, from 0, of the same person before him: of the same licence, or of the same name where one of them has none. */
  readonly sameAs?: { readonly line: number; readonly by: 'licence' | 'name' };
  /** Another person than those of his name, members or before him in the list: their licences differ. */
  readonly isNamesake?: true;
  /** For a member: his card with what the list says anew, where it says something. */
  readonly update?: MemberCard;
}

/**
 * Looks through a list, from a file say, before anything is added: who is a member, who may be, who is there twice. Between two
 * of them others may be served.
 */
export function* reviewPeople(
  people: readonly Person[],
  directory: Directory,
): Generator<undefined, readonly ReviewedPerson[]> {
  const list = new ListSoFar();
  const reviewed: ReviewedPerson[] = [];
  for (const [line, person] of people.entries()) {
    const card = cardOfPerson(person);
    const sameAs = list.sameAs(card);
    const taken = list.otherThan(card, directory.recognise(person));
    const isKnown = taken.kind === 'known';
    const isNamesake = !sameAs && !isKnown && (list.hasName(card) || isOtherMember(card, taken, directory));
    list.add(card, taken, line);
    const update = isKnown ? updateOf(directory.cardOf(taken.member), card) : undefined;
    reviewed.push({
      ...{ card, recognition: taken, ...(sameAs ? { sameAs } : {}), ...(isNamesake ? { isNamesake } : {}) },
      ...(update ? { update } : {}),
    });
    yield;
  }
  return reviewed;
}

/** Those of a list who were looked at. */
class ListSoFar {
  readonly #byLicence = new Map<string, number>();
  readonly #byName = new Map<string, { readonly line: number; readonly licence: string | undefined }[]>();
  readonly #members = new Map<string, string | undefined>();

  add(card: MemberCard, recognition: Recognition, line: number): void {
    const licence = licenceOf(card);
    if (licence !== undefined && !this.#byLicence.has(licence)) this.#byLicence.set(licence, line);
    this.#byName.set(nameIn(card), [...this.#named(card), { line, licence }]);
    if (recognition.kind === 'known' && !this.#members.has(recognition.member)) {
      this.#members.set(recognition.member, licence);
    }
  }

  hasName(card: MemberCard): boolean {
    return this.#named(card).length > 0;
  }

  sameAs(card: MemberCard): ReviewedPerson['sameAs'] {
    const licence = licenceOf(card);
    const byLicence = licence === undefined ? undefined : this.#byLicence.get(licence);
    if (byLicence !== undefined) return { line: byLicence, by: 'licence' };
    const named = this.#named(card).find((one) => licence === undefined || one.licence === undefined);
    return named && { line: named.line, by: 'name' };
  }

  /** A member whom somebody of another licence was taken for is not this one too. */
  otherThan(card: MemberCard, recognition: Recognition): Recognition {
    if (recognition.kind !== 'known' || recognition.by === 'licence') return recognition;
    const before = this.#members.get(recognition.member);
    const isOther = before !== undefined && licenceOf(card) !== undefined && before !== licenceOf(card);
    return isOther ? { kind: 'doubtful', candidates: [recognition.member] } : recognition;
  }

  #named(card: MemberCard) {
    return this.#byName.get(nameIn(card)) ?? [];
  }
}

const nameIn = (card: MemberCard): string => wordsKey({ name: nameOfCard(card) });

const licenceOf = ({ licence }: MemberCard): string | undefined =>
  licence === undefined ? undefined : licenceKey(licence);

/** Everybody whom he may be has his very name, and another licence. */
function isOtherMember(card: MemberCard, recognition: Recognition, directory: Directory): boolean {
  const licence = licenceOf(card);
  if (recognition.kind !== 'doubtful' || licence === undefined) return false;
  const candidates = membersIn(recognition).map((member) => directory.cardOf(member));
  return candidates.every(
    (one) => one?.licence !== undefined && licenceOf(one) !== licence && nameIn(one) === nameIn(card),
  );
}

/** What a list leaves out does not erase what is known; a name is changed neither by the order of its words nor by letters that a file lost. */
function updateOf(known: MemberCard | undefined, listed: MemberCard): MemberCard | undefined {
  if (!known) return undefined;
  const { familyName, firstName = '', ...details } = listed;
  const names = isBetterName(nameOfCard(known), nameOfCard(listed)) ? { familyName, firstName } : {};
  const update = tidyCard({ ...known, ...names, ...details });
  return cardText(update) === cardText(known) ? undefined : update;
}

/** Another name, or the same one with more of its own letters. */
function isBetterName(known: string, listed: string): boolean {
  if (isDegraded(known, listed)) return false;
  if (nameKey({ name: known }) === nameKey({ name: listed })) return isDegraded(listed, known);
  return wordsKey({ name: known }) !== wordsKey({ name: listed });
}
