import { nameKey, type Person, wordsKey } from '@raccord/tournament';

interface Meeting<Where> {
  readonly person: Person;
  readonly where: Where;
  /** How many were met before. */
  readonly order: number;
}

/**
 * People met so far, each with where, to be found again by licence or by name. Two namesakes are two persons when their
 * licences or, failing that, their clubs tell them apart.
 */
export class Met<Where> {
  readonly #byLicence = new Map<string, Where>();
  /** Of each name, or of the words of one, the first met of every club and with or without a licence: a list may be all namesakes. */
  readonly #first = new Map<string, readonly Meeting<Where>[]>();
  #count = 0;

  add(person: Person, where: Where): void {
    const met = { person, where, order: this.#count++ };
    const places = ['any', clubOf(person)].flatMap((club) =>
      person.licence === undefined ? [club, `${club} ${UNLICENSED}`] : [club],
    );
    for (const place of places) {
      this.#keep(`name ${nameKey(person)} ${place}`, met, 1);
      this.#keep(`words ${wordsKey(person)} ${place}`, met, 2);
    }
    if (person.licence !== undefined) this.#byLicence.set(person.licence, where);
  }

  /** Those met first under this key, of as many names. */
  #keep(key: string, met: Meeting<Where>, names: 1 | 2): void {
    const kept = this.#first.get(key) ?? [];
    if (kept.length === names || kept.some(({ person }) => nameKey(person) === nameKey(met.person))) return;
    this.#first.set(key, [...kept, met]);
  }

  /** Where somebody was met before, and by what he is known. */
  find(person: Person): { readonly by: 'licence' | 'name'; readonly where: Where } | undefined {
    const withLicence = person.licence === undefined ? undefined : this.#byLicence.get(person.licence);
    if (withLicence !== undefined) return { by: 'licence', where: withLicence };
    const [found] = this.#maybe(person, `name ${nameKey(person)}`);
    return found && { by: 'name', where: found.where };
  }

  /**
   * Somebody met before whose name has the same words in another order: surname and first name turned round, perhaps. It is
   * asked of somebody whose licence was not met.
   */
  findTurned(person: Person): Meeting<Where> | undefined {
    const key = nameKey(person);
    return this.#maybe(person, `words ${wordsKey(person)}`).find((met) => nameKey(met.person) !== key);
  }

  /** Those kept under this name who may be this person, whose licence is nobody's, in the order in which they were met. */
  #maybe(person: Person, name: string): readonly Meeting<Where>[] {
    const clubs = person.club === undefined ? ['any'] : [clubOf(person), clubOf({})];
    return clubs
      .map((club) => (person.licence === undefined ? club : `${club} ${UNLICENSED}`))
      .flatMap((place) => this.#first.get(`${name} ${place}`) ?? [])
      .sort((one, other) => one.order - other.order);
  }
}

const UNLICENSED = 'unlicensed';

/** A text that no other is mistaken for, whatever a club is called. */
const clubOf = ({ club }: Pick<Person, 'club'>): string => (club === undefined ? 'none' : JSON.stringify(club));
