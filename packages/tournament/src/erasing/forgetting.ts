import { foldAccents } from '@raccord/scrabble';

/** What stands where a name was. */
export const ERASED_PLAYER = 'Joueur effacé';

/** Shorter ones (« de », « la », an initial) say nothing by themselves. */
const TELLING_LENGTH = 3;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Between two words of one name. */
const BETWEEN = /^[\s.,'’‐‑-]*$/;

/** Words of the name that follow one another in a text. */
interface Run {
  readonly start: number;
  end: number;
  readonly words: Set<string>;
}

/** Takes the names of one person out of texts. */
export class Forgetting {
  readonly #names: readonly (readonly string[])[];
  readonly #words: ReadonlySet<string>;
  readonly #telling: ReadonlySet<string>;

  /** @param names all those that the person had, each one whole. */
  constructor(names: readonly string[]) {
    this.#names = names.map(wordsOf).filter((words) => words.length > 0);
    this.#words = new Set(this.#names.flat());
    this.#telling = new Set([...this.#words].filter(isTelling));
  }

  /** From a sentence about people, such as the reason of a ruling: every word that the name has. */
  inWords(text: string): string {
    return this.#without(text, (run) => [...run.words].some((word) => this.#telling.has(word)) || this.#isWhole(run));
  }

  /** From what somebody or something is called: the whole name, its words in any order. A hall may be called Martin too. */
  inName(text: string): string {
    return this.#without(text, (run) => this.#isWhole(run));
  }

  #isWhole({ words }: Run): boolean {
    return this.#names.some((name) => {
      const telling = name.filter(isTelling);
      return (telling.length > 0 ? telling : name).every((word) => words.has(word));
    });
  }

  #without(text: string, isName: (run: Run) => boolean): string {
    // What stands for a name is none.
    return text
      .split(ERASED_PLAYER)
      .map((part) => this.#withoutRuns(part, isName))
      .join(ERASED_PLAYER);
  }

  #withoutRuns(text: string, isName: (run: Run) => boolean): string {
    const named = this.#runsIn(text).filter(isName);
    return named.reduceRight((left, { start, end }) => left.slice(0, start) + ERASED_PLAYER + left.slice(end), text);
  }

  #runsIn(text: string): readonly Run[] {
    const runs: Run[] = [];
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const key = foldAccents(word);
      if (!this.#words.has(key)) continue;
      const last = runs.at(-1);
      const end = index + word.length;
      if (last && BETWEEN.test(text.slice(last.end, index))) {
        last.end = end;
        last.words.add(key);
      } else runs.push({ start: index, end, words: new Set([key]) });
    }
    return runs;
  }
}

const wordsOf = (name: string): string[] => [...name.matchAll(WORD)].map(([word]) => foldAccents(word));

const isTelling = (word: string): boolean => word.length >= TELLING_LENGTH;
