import { foldAccents } from '@raccord/scrabble';
import { type Person, tidy, wordsKey } from '@raccord/tournament';
import { licenceKey } from '../members/card.ts';

/** Somebody on the list of licences of a federation. */
export interface Licensee {
  readonly licence: string;
  readonly name: string;
  readonly category?: string;
  readonly series?: string;
  readonly club?: string;
}

/** How somebody on a list is found again: by his licence however it is written, by the words of his name, by how that begins. */
export interface LicenceKeys {
  readonly licence: string;
  readonly words: string;
  readonly folded: string;
}

export const keysOfLicensee = ({ licence, name }: Pick<Licensee, 'licence' | 'name'>): LicenceKeys => ({
  ...{ licence: licenceKey(licence), words: wordsKey({ name }), folded: foldAccents(tidy(name)) },
});

/** Those of a list of people who have a licence, each once, looked at one after the other; of two with the same, the first. */
export function* licenseesOf(people: readonly Person[]): Generator<undefined, readonly Licensee[]> {
  const byKey = new Map<string, Licensee>();
  for (const { name, licence, category, series, club } of people) {
    yield;
    const key = licenceKey(licence ?? '');
    if (licence === undefined || key === '' || byKey.has(key)) continue;
    const details = Object.entries({ category, series, club }).filter(([, text]) => text !== undefined);
    byKey.set(key, { licence, name, ...Object.fromEntries(details) });
  }
  return [...byKey.values()];
}

/** What the list says of somebody who was typed. */
export interface LicenceLookup {
  /** Whom he is: the holder of his licence, or the only one of his name. */
  readonly licensee?: Licensee;
  /** Where it was typed otherwise. */
  readonly differs: readonly (keyof Licensee)[];
  /** Those of his name, where there are several or his licence is another one. */
  readonly namesakes: readonly Licensee[];
}

/** Looks people up, one after the other, among those of the list who have their licences or the words of their names. */
export function* lookingUp(
  people: readonly Person[],
  listed: readonly Licensee[],
): Generator<undefined, LicenceLookup[]> {
  const byLicence = new Map<string, Licensee>();
  const byWords = new Map<string, Licensee[]>();
  for (const one of listed) {
    const { licence, words } = keysOfLicensee(one);
    byLicence.set(licence, one);
    byWords.set(words, [...(byWords.get(words) ?? []), one]);
    yield;
  }
  const looked: LicenceLookup[] = [];
  for (const typed of people) {
    const { licence, words } = keysOfLicensee({ name: typed.name, licence: typed.licence ?? '' });
    looked.push(lookUp(typed, byLicence.get(licence), byWords.get(words) ?? [], licence === ''));
    yield;
  }
  return looked;
}

function lookUp(
  typed: Person,
  holder: Licensee | undefined,
  named: readonly Licensee[],
  hasNoLicence: boolean,
): LicenceLookup {
  const licensee = holder ?? (hasNoLicence && named.length === 1 ? named[0] : undefined);
  return {
    ...(licensee && { licensee }),
    differs: licensee ? DETAILS.filter((field) => isOther(typed, licensee, field)) : [],
    namesakes: licensee ? [] : named,
  };
}

const DETAILS = ['licence', 'name', 'category', 'series', 'club'] as const;

/** What was left out is filled in, it is not wrong. */
function isOther(typed: Person, licensee: Licensee, field: (typeof DETAILS)[number]): boolean {
  const [own, listed] = [typed[field] ?? '', licensee[field] ?? ''];
  if (own === '' || listed === '') return false;
  if (field === 'licence') return licenceKey(own) !== licenceKey(listed);
  return field === 'name'
    ? wordsKey({ name: own }) !== wordsKey({ name: listed })
    : foldAccents(tidy(own)) !== foldAccents(tidy(listed));
}
