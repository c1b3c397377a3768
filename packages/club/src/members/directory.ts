import type { Disclosures } from '@raccord/stream';
import { type Person, wordsKey } from '@raccord/tournament';
import { type ClubState, followMerges, isOfWithheldCategory } from '../state/state.ts';
import { licenceKey, type MemberCard, nameOfCard, parseCard } from './card.ts';
import { NearNames } from './near.ts';

/** Whether somebody is a member: surely, perhaps (somebody is asked), or not. */
export type Recognition =
  | { readonly kind: 'known'; readonly member: string; readonly by: 'licence' | 'name' }
  | { readonly kind: 'doubtful'; readonly candidates: readonly string[] }
  | { readonly kind: 'unknown' };

const UNKNOWN: Recognition = { kind: 'unknown' };

/** The members that somebody is or may be. */
export function membersIn(recognition: Recognition): readonly string[] {
  if (recognition.kind === 'known') return [recognition.member];
  return recognition.kind === 'doubtful' ? recognition.candidates : [];
}

/** Nobody chooses among more. */
const MOST_CANDIDATES = 50;

/** The members of a club, those who left too, to be found by licence and by every name that they ever had here. */
export class Directory {
  readonly #cards = new Map<string, MemberCard>();
  readonly #byLicence = new Map<string, string>();
  readonly #byWords = new Map<string, Set<string>>();
  readonly #withheld = new Set<string>();
  #nearNames: NearNames | undefined;

  constructor(state: ClubState, disclosures: Disclosures) {
    for (const { id, cards, mergedInto, isWithheld } of state.members.values()) {
      const kept = followMerges(state, id);
      if (isWithheld) this.#withheld.add(kept);
      for (const [index, commitment] of cards.entries()) {
        const text = disclosures.open(commitment);
        if (text === undefined) continue;
        const card = parseCard(text);
        addTo(this.#byWords, wordsKey({ name: nameOfCard(card) }), kept);
        if (index < cards.length - 1) continue;
        if (card.licence !== undefined) this.#byLicence.set(licenceKey(card.licence), kept);
        if (mergedInto !== undefined) continue;
        this.#cards.set(id, card);
        if (isOfWithheldCategory(state, card.category)) this.#withheld.add(id);
      }
    }
  }

  /** His card of today; none of somebody erased. */
  cardOf(member: string): MemberCard | undefined {
    return this.#cards.get(member);
  }

  holderOf(licence: string): string | undefined {
    return this.#byLicence.get(licenceKey(licence));
  }

  /** Does the public have his initials alone, because he asked or by his category? */
  isWithheld(member: string): boolean {
    return this.#withheld.has(member);
  }

  /** Those who have or had this name, in whatever order its words are. */
  namesakesOf(name: string): readonly string[] {
    return [...(this.#byWords.get(wordsKey({ name })) ?? [])];
  }

  recognise({ name, licence }: Person): Recognition {
    const holder = licence === undefined ? undefined : this.holderOf(licence);
    if (holder !== undefined) return { kind: 'known', member: holder, by: 'licence' };
    const namesakes = this.namesakesOf(name);
    const [only] = namesakes;
    if (namesakes.length === 1 && !this.#isOtherLicence(only, licence)) {
      return { kind: 'known', member: only, by: 'name' };
    }
    const candidates = namesakes.length > 0 ? namesakes : this.#nearTo(name);
    return candidates.length > 0 ? { kind: 'doubtful', candidates: candidates.slice(0, MOST_CANDIDATES) } : UNKNOWN;
  }

  #isOtherLicence(member: string, licence = ''): boolean {
    const own = this.#cards.get(member)?.licence;
    return licenceKey(licence) !== '' && own !== undefined && licenceKey(own) !== licenceKey(licence);
  }

  #nearTo(name: string): readonly string[] {
    this.#nearNames ??= new NearNames(this.#byWords.keys());
    const members = new Set<string>();
    for (const near of this.#nearNames.near(wordsKey({ name }))) {
      for (const member of this.#byWords.get(near) ?? []) members.add(member);
      if (members.size >= MOST_CANDIDATES) break;
    }
    return [...members];
  }
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}
