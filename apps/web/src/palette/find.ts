import { foldAccents } from '@raccord/scrabble';

/** How well a word begins a name, or any other part of it: less is better. */
const PLACES = [/^/, /(?:^|[^A-Z0-9])/, /(?:)/];

/**
 * The things whose name has every word typed, whatever accents, capitals and order: first those that begin with it, then those of which
 * a word does, then the others; last those that are only called so otherwise, by the first of their other words before the last.
 * @param namesOf what a thing is called, and the other words by which people look for it.
 */
export function findByName<Thing>(
  things: readonly Thing[],
  typed: string,
  namesOf: (thing: Thing) => { readonly name: string; readonly also: string },
): readonly Thing[] {
  const words = typedWords(typed);
  const placed = things.flatMap((thing) => {
    const { name, also } = namesOf(thing);
    const place = placeOf(words, foldAccents(name), foldAccents(also));
    return place === undefined ? [] : { thing, place };
  });
  return placed.toSorted((one, other) => one.place - other.place).map(({ thing }) => thing);
}

/** The other word by which a thing was found, where its name has not all that was typed. */
export function otherWordOf(typed: string, name: string, also: string): string | undefined {
  const missing = typedWords(typed).filter((word) => !foldAccents(name).includes(word));
  return also.split(' ').find((other) => missing.some((word) => foldAccents(other).startsWith(word)));
}

/** The words typed, as they are compared. */
export const typedWords = (typed: string): readonly string[] =>
  foldAccents(typed)
    .trim()
    .split(/[\s’']+/);

function placeOf(words: readonly string[], name: string, also: string): number | undefined {
  const places = words.map((word) => {
    const place = PLACES.findIndex(({ source }) => new RegExp(source + escaped(word)).test(name));
    if (place >= 0) return place;
    const at = also.search(new RegExp(PLACES[1].source + escaped(word)));
    return at < 0 ? undefined : PLACES.length + at;
  });
  return places.every((place) => place !== undefined) ? Math.max(...places) : undefined;
}

const escaped = (word: string): string => word.replaceAll(/[^A-Z0-9]/g, '\\$&');
