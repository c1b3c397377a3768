/** How many letters of a name may differ: one of a short name, two of a longer one. */
const SHORT = 10;
/** A word by which somebody is known; shorter ones are initials and particles. */
const TELLING = 3;

/**
 * May two names, as `wordsKey` writes them, be those of one person: a letter or two mistyped, or a name that has only some
 * of the words or the initials of the other? Somebody is asked, nothing is assumed.
 */
export function areNear(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length) <= SHORT ? 1 : 2;
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
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1] + Number(one[i - 1] !== other[j - 1]);
      next[j] = Math.min(changed, row[j] + 1, next[j - 1] + 1);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    before = row;
    row = next;
  }
  return row[other.length] <= most;
}
