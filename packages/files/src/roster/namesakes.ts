import { nameKey, type Person, wordsKey } from '@raccord/tournament';

/** Two namesakes are two persons when their licences or, failing that, their clubs tell them apart. */
function areOne(one: Person, other: Person): boolean {
  if (one.licence !== undefined && other.licence !== undefined) return one.licence === other.licence;
  return one.club === undefined || other.club === undefined || one.club === other.club;
}

interface Meeting<Where> {
  readonly person: Person;
  readonly where: Where;
}

/** People met so far, each with where, to be found again by licence or by name. */
export class Met<Where> {
  readonly #byLicence = new Map<string, Where>();
  readonly #byName = new Map<string, Meeting<Where>[]>();
  readonly #byWords = new Map<string, Meeting<Where>[]>();

  add(person: Person, where: Where): void {
    const met = { person, where };
    addTo(this.#byName, nameKey(person), met);
    addTo(this.#byWords, wordsKey(person), met);
    if (person.licence !== undefined) this.#byLicence.set(person.licence, where);
  }

  /** Where somebody was met before, and by what he is known. */
  find(person: Person): { readonly by: 'licence' | 'name'; readonly where: Where } | undefined {
    const withLicence = person.licence === undefined ? undefined : this.#byLicence.get(person.licence);
    if (withLicence !== undefined) return { by: 'licence', where: withLicence };
    const found = this.#byName.get(nameKey(person))?.find((met) => areOne(met.person, person));
    return found && { by: 'name', where: found.where };
  }

  /** Somebody met before whose name has the same words in another order: surname and first name turned round, perhaps. */
  findTurned(person: Person): Meeting<Where> | undefined {
    const key = nameKey(person);
    return this.#byWords
      .get(wordsKey(person))
      ?.find((met) => nameKey(met.person) !== key && areOne(met.person, person));
  }
}

function addTo<Where>(of: Map<string, Meeting<Where>[]>, key: string, met: Meeting<Where>): void {
  const known = of.get(key);
  if (known) known.push(met);
  else of.set(key, [met]);
}
