import type { Analysis } from '@raccord/scrabble';
import { type HandLists, playableForms, toBoardWord } from './forms.ts';
import { parseList, parseTable } from './handlists.ts';
import { parseAffixes, parseEntries } from './hunspell.ts';
import { natureOf } from './nature.ts';

/** The texts that the lexicon is made from. */
export interface Source {
  readonly aff: string;
  readonly dic: string;
  readonly abbreviations: string;
  readonly supplement: string;
  readonly units: string;
}

export interface FreeLexicon {
  /** Upper-case words A–Z, in alphabetical order. */
  readonly words: readonly string[];
  /** The analyses of each word, in the same order. */
  readonly analyses: readonly (readonly Analysis[])[];
}

export function buildLexicon(source: Source): FreeLexicon {
  const affixes = parseAffixes(source.aff);
  const lists: HandLists = {
    rejected: new Set(parseList(source.abbreviations)),
    multiples: new Map([...parseTable(source.units)].map(([unit, prefixes]) => [unit, prefixes.split(' ')])),
  };

  const found = new AnalysesByWord();
  const natures = new Memo(natureOf);
  for (const entry of parseEntries(source.dic)) {
    for (const form of playableForms(entry, affixes, lists)) found.add(form.text, form.lemma, natures.of(form.tags));
  }
  for (const [lemma, nature] of parseTable(source.supplement)) found.add(lemma, lemma, nature);
  return found.sorted();
}

/** Describes each set of tags once: most forms share theirs with many others. */
class Memo {
  readonly #known = new Map<string, string>();
  readonly #describe: (tags: readonly string[]) => string;

  constructor(describe: (tags: readonly string[]) => string) {
    this.#describe = describe;
  }

  of(tags: readonly string[]): string {
    const key = tags.join(' ');
    const nature = this.#known.get(key) ?? this.#describe(tags);
    this.#known.set(key, nature);
    return nature;
  }
}

class AnalysesByWord {
  readonly #natures = new Map<string, Map<string, Analysis>>();

  add(form: string, lemma: string, nature: string): void {
    const word = toBoardWord(form);
    if (word === undefined) return;
    const analyses = this.#natures.get(word) ?? new Map<string, Analysis>();
    analyses.set(`${lemma}\n${nature}`, { lemma, nature });
    this.#natures.set(word, analyses);
  }

  sorted(): FreeLexicon {
    const words = [...this.#natures.keys()].sort();
    return { words, analyses: words.map((word) => [...(this.#natures.get(word)?.values() ?? [])]) };
  }
}
