import { type FederationEvent, keysOfLicensee, type LicenceKeys, type Licensee } from '@raccord/club';
import { foldAccents } from '@raccord/scrabble';
import { isFaithful } from '@raccord/stream';
import type { Kysely } from 'kysely';
import { readDisclosures } from './beside.ts';
import { chunksOf } from './chunks.ts';
import { insertStream } from './events.ts';
import { damaged } from './faults.ts';
import { readSound } from './reading.ts';
import type { LicenceRow, Tables } from './schema.ts';
import { FEDERATION, type FederationStore, type KeptFederation, type StreamInfo } from './store.ts';

/** What the installation keeps of its clubs together, in the tables. */
export class SqlFederation implements FederationStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  info(): Promise<StreamInfo> {
    const own = this.#db.selectFrom('streams').select(['id', 'sequence']).where('id', '=', FEDERATION);
    return own.executeTakeFirstOrThrow();
  }

  async read(): Promise<KeptFederation> {
    const events = await readSound<FederationEvent>(this.#db, FEDERATION);
    const disclosures = await readDisclosures(this.#db, FEDERATION);
    if (!disclosures.every(isFaithful)) throw damaged('federation', FEDERATION);
    return { events, disclosures };
  }

  async licensees(keys: readonly LicenceKeys[]): Promise<Licensee[]> {
    const found = new Map<string, Licensee>();
    for (const chunk of chunksOf(keys)) {
      const [licences, words] = [chunk.map(({ licence }) => licence), chunk.map((one) => one.words)];
      const rows = await this.#listed()
        .where((is) => is.or([is('licence', 'in', licences), is('words', 'in', words)]))
        .execute();
      for (const row of rows) found.set(row.licence, licenseeIn(row));
    }
    return [...found.values()];
  }

  async licenseesLike(text: string, most: number): Promise<Licensee[]> {
    const begun = foldAccents(text)
      .replaceAll(/[%_\\]/g, ' ')
      .trim();
    const { licence } = keysOfLicensee({ licence: text, name: '' });
    const rows = await this.#listed()
      .where((is) => is.or([is('licence', '=', licence), ...(begun === '' ? [] : [is('folded', 'like', `${begun}%`)])]))
      .orderBy('folded')
      .orderBy('licence')
      .limit(most)
      .execute();
    return rows.map(licenseeIn);
  }

  #listed() {
    return this.#db
      .selectFrom('licences')
      .select(['licence', 'person'])
      .where('stream', '=', FEDERATION)
      .where('person', 'is not', null);
  }
}

const licenseeIn = ({ person }: Pick<LicenceRow, 'person'>): Licensee => JSON.parse(person ?? '') as Licensee;

/** Begins what an installation keeps of its clubs together: nothing yet. */
export const foundFederation = (db: Kysely<Tables>): Promise<void> =>
  insertStream(db, { id: FEDERATION, kind: 'federation', club: null });
