import type { EveningResult } from '@raccord/club';
import type { Disclosure } from '@raccord/stream';
import type { Kysely } from 'kysely';
import { chunksOf } from './chunks.ts';
import { replaceLicences, strikeLicences } from './licences.ts';
import { noteResidue } from './residues.ts';
import type { Tables } from './schema.ts';
import type { Relabel, StreamWriting } from './store.ts';

/** What a stream keeps beside its events: texts about people, what a club keeps of its evenings, what its links are called. */

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
  { disclosures = [], erased = [], results = [], rewrite, label, licences, struck = [] }: Omit<StreamWriting, 'events'>,
): Promise<void> {
  const texts = disclosures.map(({ commitment, person, salt, text }) => ({ stream, commitment, person, salt, text }));
  for (const chunk of chunksOf(texts)) await trx.insertInto('disclosures').values(chunk).execute();
  for (const chunk of chunksOf(erased)) {
    await trx.deleteFrom('disclosures').where('stream', '=', stream).where('commitment', 'in', chunk).execute();
  }
  await writeResults(trx, stream, results);
  if (rewrite) await writeResults(trx, stream, rewrite(await readResults(trx, stream)));
  if (label) await relabelLinks(trx, stream, label);
  if (licences) await replaceLicences(trx, stream, licences);
  await strikeLicences(trx, stream, struck);
  if (erased.length > 0 || struck.length > 0) await noteResidue(trx);
}

export async function relabelLinks(trx: Kysely<Tables>, stream: string, relabel: Relabel): Promise<void> {
  const links = await trx.selectFrom('links').select(['id', 'label', 'data']).where('stream', '=', stream).execute();
  for (const { id, label: before, data } of links) {
    const { subject } = (JSON.parse(data) ?? {}) as { readonly subject?: string };
    const label = relabel({ label: before, subject });
    if (label !== before) await trx.updateTable('links').set({ label }).where('id', '=', id).execute();
  }
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
