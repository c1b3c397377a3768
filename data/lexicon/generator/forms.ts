import { type Affixes, type Entry, expand, type Form } from './hunspell.ts';

/** The hand-made lists that go with the recipe. */
export interface HandLists {
  /** Stems, as written in the dictionary, that are not words of French. */
  readonly rejected: ReadonlySet<string>;
  /** For each name of a unit, the prefixes of its usual multiples. */
  readonly multiples: ReadonlyMap<string, readonly string[]>;
}

/** Proper names, prefixes, suffixes, mistakes, signs: never words. */
const REJECTED_CLASSES = /^po:(npr|prn|patr|pfx|sfx|err|sign|ponc|div)$/;

/** Titles and parts of phrases: words only if the entry is something else too, as « papa » is a noun. */
const WEAK_CLASSES = /^po:(titr|loc\..*)$/;

const UNIT_NAME = 'Um';
const INVARIABLE_UNIT_NAME = 'Ui';

/** The tag of the form that stands only before « je »: « aimè-je ». */
const INVERTED = 'po:1isg';

export interface PlayableForm extends Form {
  readonly lemma: string;
}

/** The forms of an entry that may be played. */
export function playableForms(entry: Entry, affixes: Affixes, lists: HandLists): PlayableForm[] {
  if (!isPlayableEntry(entry, affixes, lists)) return [];
  const lemma = lemmaOf(entry, affixes);
  const inflected = expand(entry, affixes).map((form) => ({ ...form, lemma }));
  return [...inflected, ...unitForms(entry, lists)].filter(
    (form) => isLowerCase(form.text) && form.text.length > 1 && !form.tags.includes(INVERTED),
  );
}

/** The lemma is the stem; an inflected form that is listed by itself (« vaux ») names its lemma in a field `st:`. */
function lemmaOf(entry: Entry, affixes: Affixes): string {
  const named = entry.tags.find((tag) => tag.startsWith('st:'))?.slice('st:'.length);
  const isInflected = !entry.flags.includes(affixes.needAffix) && entry.tags.some((tag) => tag.startsWith('is:'));
  return named !== undefined && isInflected ? named : entry.stem;
}

function isPlayableEntry(entry: Entry, affixes: Affixes, lists: HandLists): boolean {
  if (!isLowerCase(entry.stem) || lists.rejected.has(entry.stem)) return false;
  if (entry.flags.includes(affixes.keepCase)) return false;
  const classes = entry.tags.filter((tag) => tag.startsWith('po:'));
  return !classes.some((tag) => REJECTED_CLASSES.test(tag)) && !classes.every((tag) => WEAK_CLASSES.test(tag));
}

/** The dictionary writes the plural and the multiples of a unit with prefix rules; here they are made by hand. */
function unitForms(entry: Entry, { multiples }: HandLists): PlayableForm[] {
  const invariable = entry.flags.includes(INVARIABLE_UNIT_NAME);
  if (!invariable && !entry.flags.includes(UNIT_NAME)) return [];
  return ['', ...(multiples.get(entry.stem) ?? [])].flatMap((prefix): PlayableForm[] => {
    const lemma = prefix + entry.stem;
    if (invariable) return [{ text: lemma, lemma, tags: [...entry.tags, 'is:inv'] }];
    return [
      { text: lemma, lemma, tags: [...entry.tags, 'is:sg'] },
      { text: `${lemma}s`, lemma, tags: [...entry.tags, 'is:pl'] },
    ];
  });
}

const isLowerCase = (text: string) => text === text.toLowerCase();

/** The word as it stands on a board, A–Z only, or undefined if it cannot. */
export function toBoardWord(text: string): string | undefined {
  const word = text.replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return /^[A-Z]{2,15}$/.test(word) ? word : undefined;
}
