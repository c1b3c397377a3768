import { foldAccents } from '@raccord/scrabble';
import type { Person } from '../people.ts';

/** What a name is, case, accents and punctuation aside. */
const nameKey = ({ name }: Person): string =>
  foldAccents(name)
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();

/** Two namesakes are two persons when their licences or, failing that, their clubs tell them apart. */
function areOne(one: Person, other: Person): boolean {
  if (one.licence !== undefined && other.licence !== undefined) return one.licence === other.licence;
  return one.club === undefined || other.club === undefined || one.club === other.club;
}

/** People met so far, each with where, to be found again by licence or by name. */
export class Met<Where> {
  readonly #byLicence = new Map<string, Where>();
  readonly #byName = new Map<string, { readonly person: Person; readonly where: Where }[]>();

  add(person: Person, where: Where): void {
    const key = nameKey(person);
    const namesakes = this.#byName.get(key);
    if (namesakes) namesakes.push({ person, where });
    else this.#byName.set(key, [{ person, where }]);
    if (person.licence !== undefined) this.#byLicence.set(person.licence, where);
  }

  /** Where somebody was met before, and by what he is known. */
  find(person: Person): { readonly by: 'licence' | 'name'; readonly where: Where } | undefined {
    const withLicence = person.licence === undefined ? undefined : this.#byLicence.get(person.licence);
    if (withLicence !== undefined) return { by: 'licence', where: withLicence };
    const found = this.#byName.get(nameKey(person))?.find((met) => areOne(met.person, person));
    return found && { by: 'name', where: found.where };
  }
}
