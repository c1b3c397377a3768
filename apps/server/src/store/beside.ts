import type { EveningResult } from '@raccord/club';
import type { Disclosure } from '@raccord/stream';
import type { Kysely } from 'kysely';
import { chunksOf } from './chunks.ts';
import type { Tables } from './schema.ts';
import type { StreamWriting } from './store.ts';

/** What a stream keeps beside its events: texts about people, and what a club keeps of its evenings. */

export const readDisclosures = (db: Kysely<Tables>, stream: string): Promise<Disclosure[]> =>
  db
    .selectFrom('disclosures')
    .select(['commitment', 'person', 'salt', 'text'])
    .where('stream', '=', stream)
    .orderBy('commitment')
    .execute();

export async function readResults(db: Kysely<Tables>, stream: string): Promise<EveningResult[]> {
  const rows = await db.selectFrom('evening_results').select('result').where('stream', '=', stream).execute();
  return rows.map(({ result }) => JSON.parse(result));
}

/** In the transaction that writes the events. */
export async function writeBeside(
  trx: Kysely<Tables>,
  stream: string,
  { disclosures = [], erased = [], results = [], rewrite }: Omit<StreamWriting, 'events'>,
): Promise<void> {
  const texts = disclosures.map(({ commitment, person, salt, text }) => ({ stream, commitment, person, salt, text }));
  for (const chunk of chunksOf(texts)) await trx.insertInto('disclosures').values(chunk).execute();
  for (const chunk of chunksOf(erased)) {
    await trx.deleteFrom('disclosures').where('stream', '=', stream).where('commitment', 'in', chunk).execute();
  }
  await writeResults(trx, stream, results);
  if (rewrite) await writeResults(trx, stream, rewrite(await readResults(trx, stream)));
}

async function writeResults(trx: Kysely<Tables>, stream: string, results: readonly EveningResult[]): Promise<void> {
  for (const result of results) {
    const { tournament, sequence } = result;
    const row = { stream, tournament, sequence, result: JSON.stringify(result) };
    await trx
      .insertInto('evening_results')
      .values(row)
      .onConflict((known) => known.columns(['stream', 'tournament', 'sequence']).doUpdateSet({ result: row.result }))
      .execute();
  }
}
