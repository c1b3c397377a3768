/** How many letters of a name may differ: one of a short name, two of a longer one. */
const SHORT = 10;
const MOST_CHANGED = 2;
/** A word by which somebody is known; shorter ones are initials and particles. */
const TELLING = 3;

/**
 * May two names, as `wordsKey` writes them, be those of one person: a letter or two mistyped, or a name that has only some
 * of the words or the initials of the other? Somebody is asked, nothing is assumed.
 */
export function areNear(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length) <= SHORT ? 1 : MOST_CHANGED;
  return differsBy(one, other, most) || isPartOf(one.split(' '), other.split(' '));
}

/** Each word of the shorter name is one of the longer, or its initial; two words at least, one of them whole. */
function isPartOf(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 2 || !short.some((word) => word.length >= TELLING && long.includes(word))) return false;
  const left = [...long];
  // Whole words first, so that an initial takes none from them.
  for (const word of short.toSorted((a, b) => b.length - a.length)) {
    const at = left.findIndex((each) => each === word || isInitial(word, each) || isInitial(each, word));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

const isInitial = (letter: string, word: string): boolean => letter.length === 1 && word.startsWith(letter);

/** Letters added, left out, changed or swapped with the next one: no more than `most` of them. */
export function differsBy(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  const beyond = most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next: number[] = [i];
    // Further from the diagonal, more letters than that differ anyway.
    const [first, last] = [Math.max(1, i - most), Math.min(other.length, i + most)];
    if (first > 1) next[first - 1] = beyond;
    for (let j = first; j <= last; j++) {
      const changed = row[j - 1] + Number(one[i - 1] !== other[j - 1]);
      next[j] = Math.min(changed, (row[j] ?? beyond) + 1, next[j - 1] + 1);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    before = row;
    row = next;
  }
  return row[other.length] <= most;
}

/** Nobody is called more: whoever is written down so is near nobody. */
const MOST_LETTERS = 120;
const MOST_WORDS = 12;

interface IndexedName {
  readonly name: string;
  readonly order: number;
  /** A bit for each letter that it has. */
  readonly letters: number;
}

/** Names as `wordsKey` writes them, to find those that are near another one without comparing it with all of them. */
export class NearNames {
  readonly #byLength = new Map<number, IndexedName[]>();
  readonly #byWord = new Map<string, IndexedName[]>();
  #count = 0;

  constructor(names: Iterable<string>) {
    for (const name of names) if (isComparable(name)) this.#add(name);
  }

  #add(name: string): void {
    const indexed = { name, order: this.#count++, letters: lettersOf(name) };
    addTo(this.#byLength, name.length, indexed);
    for (const key of new Set(wordsAndInitials(name))) addTo(this.#byWord, key, indexed);
  }

  /** Those near to this name, in the order in which they were told. */
  *near(name: string): Generator<string, undefined> {
    if (!isComparable(name)) return;
    const maybe = new Set<IndexedName>();
    const letters = lettersOf(name);
    for (let length = name.length - MOST_CHANGED; length <= name.length + MOST_CHANGED; length++) {
      for (const one of this.#byLength.get(length) ?? []) if (mayDiffer(one.letters ^ letters)) maybe.add(one);
    }
    for (const key of wordsAndInitials(name)) for (const one of this.#byWord.get(key) ?? []) maybe.add(one);
    for (const one of [...maybe].sort((a, b) => a.order - b.order)) if (areNear(one.name, name)) yield one.name;
  }
}

const isComparable = (name: string): boolean => name.length <= MOST_LETTERS && name.split(' ').length <= MOST_WORDS;

function lettersOf(name: string): number {
  let letters = 0;
  for (let at = 0; at < name.length; at++) letters |= 1 << (name.charCodeAt(at) & 31);
  return letters;
}

/** A letter changed is one more and one less: of two names that differ by so few, no more letters are in one alone. */
function mayDiffer(inOneAlone: number): boolean {
  let left = inOneAlone;
  for (let count = 0; count < 2 * MOST_CHANGED && left !== 0; count++) left &= left - 1;
  return left === 0;
}

/** Of two names one of which is part of the other, a word is the same, and the first letter of another word. */
function* wordsAndInitials(name: string): Generator<string, undefined> {
  const words = name.split(' ');
  for (const [at, word] of words.entries()) {
    if (word.length < TELLING) continue;
    for (const [other, { 0: initial }] of words.entries()) if (other !== at) yield `${word} ${initial}`;
  }
}

function addTo<Key>(lists: Map<Key, IndexedName[]>, key: Key, value: IndexedName): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
