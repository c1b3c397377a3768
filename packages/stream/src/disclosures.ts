import { accept, type Result, refuse } from '@raccord/scrabble';
import { pureSha256 } from './chain.ts';

/**
 * A text about a person, kept beside the chain. The event has the commitment alone, which neither tells the text nor lets
 * anybody try a guess once the salt is gone: deleting this erases the text, and the chain holds (adr/0036).
 */
export interface Disclosure {
  readonly commitment: string;
  /** Whom it is about: a member, or whoever acted. */
  readonly person: string;
  /** 256 bits of chance, in hexadecimal, for this text alone. */
  readonly salt: string;
  readonly text: string;
}

export const disclose = (person: string, salt: string, text: string): Disclosure => ({
  commitment: pureSha256(JSON.stringify([salt, person, text])),
  ...{ person, salt, text },
});

/** Is the text the one that was committed to? */
export const isFaithful = ({ commitment, person, salt, text }: Disclosure): boolean =>
  disclose(person, salt, text).commitment === commitment;

/** Checks that each text that is still kept is the one committed to. */
export function checkDisclosures(disclosures: readonly Disclosure[]): Result<void, 'text-changed'> {
  const changed = disclosures.find((disclosure) => !isFaithful(disclosure));
  if (!changed) return accept(undefined);
  return refuse(
    'text-changed',
    `Un texte gardé sur « ${changed.person} » n’est plus celui qui a été écrit : il a été modifié ou abîmé. Reprenez la dernière sauvegarde.`,
  );
}

export const isSalt = (salt: string): boolean => /^[0-9a-f]{64}$/.test(salt);

/** What is still known of what events commit to, for whoever reads it. */
export type Disclosures = Omit<KeptDisclosures, 'add' | 'erase'>;

/** The disclosures of a stream, by commitment: what was erased is not there any more. */
export class KeptDisclosures {
  readonly #byCommitment = new Map<string, Disclosure>();
  readonly #people = new Counts();
  readonly #salts = new Counts();

  constructor(disclosures: Iterable<Disclosure> = []) {
    this.add(disclosures);
  }

  /** The text, unless it was erased. */
  open(commitment: string | undefined): string | undefined {
    return commitment === undefined ? undefined : this.#byCommitment.get(commitment)?.text;
  }

  isAbout(person: string): boolean {
    return this.#people.has(person);
  }

  isSaltUsed(salt: string): boolean {
    return this.#salts.has(salt);
  }

  all(): readonly Disclosure[] {
    return [...this.#byCommitment.values()];
  }

  add(disclosures: Iterable<Disclosure>): void {
    for (const disclosure of disclosures) {
      const isNew = !this.#byCommitment.has(disclosure.commitment);
      this.#byCommitment.set(disclosure.commitment, disclosure);
      if (!isNew) continue;
      this.#people.add(disclosure.person, 1);
      this.#salts.add(disclosure.salt, 1);
    }
  }

  erase(commitments: Iterable<string>): void {
    for (const commitment of commitments) {
      const known = this.#byCommitment.get(commitment);
      if (!known) continue;
      this.#byCommitment.delete(commitment);
      this.#people.add(known.person, -1);
      this.#salts.add(known.salt, -1);
    }
  }
}

/** How many texts have each key; none is kept of those without. */
class Counts {
  readonly #of = new Map<string, number>();

  has(key: string): boolean {
    return this.#of.has(key);
  }

  add(key: string, change: 1 | -1): void {
    const count = (this.#of.get(key) ?? 0) + change;
    if (count === 0) this.#of.delete(key);
    else this.#of.set(key, count);
  }
}
