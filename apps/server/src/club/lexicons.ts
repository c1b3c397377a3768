import { encodeLexicon, type Lexicon } from '@raccord/scrabble';
import { type LexiconName, type Lexicons, lexiconHash } from '../lexicons/lexicons.ts';
import type { ClubStore } from '../store/store.ts';

/**
 * Which lexicons a club has: the free one, and those that it brought. What nobody brought, because it was here before clubs or
 * came by the command line, is of the first club: no words ever go from one club to another.
 */
export class ClubLexicons {
  readonly #lexicons: Lexicons;
  readonly #store: ClubStore;

  constructor(lexicons: Lexicons, store: ClubStore) {
    this.#lexicons = lexicons;
    this.#store = store;
  }

  /** The free one first; under the names that the club gave them. */
  async list(club: string): Promise<LexiconName[]> {
    const [free, ...others] = await this.#lexicons.list();
    const brought = await this.#store.lexicons();
    const isFirst = (await this.#store.first()) === club;
    const own = others.flatMap((lexicon) => {
      const all = brought.filter(({ hash }) => hash === lexicon.hash);
      if (all.length === 0) return isFirst ? [lexicon] : [];
      return all.filter((one) => one.club === club).map(({ hash, name }) => ({ hash, name }));
    });
    return [free, ...own];
  }

  /** Undefined for words that it does not have. */
  async find(club: string, hash: string): Promise<LexiconName | undefined> {
    return (await this.list(club)).find((lexicon) => lexicon.hash === hash);
  }

  async has(club: string, hash: string): Promise<boolean> {
    return (await this.find(club, hash)) !== undefined;
  }

  /** Whose words it has already keeps the name that it gave them. Whose they are is written first: no words are ever nobody's. */
  async add(club: string, lexicon: Lexicon): Promise<LexiconName> {
    const hash = lexiconHash(lexicon);
    const [free] = await this.#lexicons.list();
    if (hash !== free.hash) {
      await this.keepForFirst(lexicon);
      await this.#store.addLexicon({ club, hash, name: lexicon.name, bytes: encodeLexicon(lexicon).length });
    }
    await this.#lexicons.add(lexicon);
    const known = (await this.list(club)).find((one) => one.hash === hash);
    return known ?? { name: lexicon.name, hash };
  }

  /** What the first club has because nobody brought it is written down as its own, before another one brings it too. */
  async keepForFirst(lexicon: Lexicon): Promise<void> {
    const hash = lexiconHash(lexicon);
    const first = await this.#store.first();
    const known = first !== undefined && (await this.list(first)).find((one) => one.hash === hash);
    if (known) await this.#store.addLexicon({ club: first, bytes: encodeLexicon(lexicon).length, ...known }, false);
  }
}
