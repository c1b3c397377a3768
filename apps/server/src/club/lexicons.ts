import { encodeLexicon, type Lexicon } from '@raccord/scrabble';
import { type LexiconName, type Lexicons, lexiconHash } from '../lexicons/lexicons.ts';
import type { ClubStore } from '../store/store.ts';

/**
 * Which lexicons a club has: the free one, and those that it brought. A file that nobody brought is nobody's: no words ever go from
 * one club to another.
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
    const own = brought.filter((one) => one.club === club && others.some(({ hash }) => hash === one.hash));
    return [free, ...own.map(({ hash, name }) => ({ hash, name }))];
  }

  /** Undefined for words that it does not have. */
  async find(club: string, hash: string): Promise<LexiconName | undefined> {
    return (await this.list(club)).find((lexicon) => lexicon.hash === hash);
  }

  async has(club: string, hash: string): Promise<boolean> {
    return (await this.find(club, hash)) !== undefined;
  }

  /** Whose words it has already keeps the name that it gave them. Whose they are is written first: cut there, they can be brought again. */
  async add(club: string, lexicon: Lexicon): Promise<LexiconName> {
    const hash = lexiconHash(lexicon);
    const [free] = await this.#lexicons.list();
    if (hash !== free.hash) {
      await this.#store.addLexicon({ club, hash, name: lexicon.name, bytes: encodeLexicon(lexicon).length });
    }
    await this.#lexicons.add(lexicon);
    const known = (await this.list(club)).find((one) => one.hash === hash);
    return known ?? { name: lexicon.name, hash };
  }
}

/** Takes away the words of deleted clubs that no other one has: of one deleted just now, or of what was cut before that. */
export async function sweepStrays(lexicons: Lexicons, store: ClubStore): Promise<void> {
  for (const hash of await store.strays()) {
    await lexicons.forget(hash, async () => (await store.lexicons()).some((one) => one.hash === hash));
    await store.noteSwept(hash);
  }
}
