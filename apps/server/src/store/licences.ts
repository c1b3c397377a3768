import { keysOfLicensee, type Licensee } from '@raccord/club';
import type { Kysely } from 'kysely';
import { pausing } from '../work.ts';
import { chunksOf } from './chunks.ts';
import type { Tables } from './schema.ts';
import type { StruckLicence } from './store.ts';

/** The list of licences of an installation, in the transaction that writes the event. */

/** A newer list, without those who are kept out. */
export async function replaceLicences(
  trx: Kysely<Tables>,
  stream: string,
  licensees: readonly Licensee[],
): Promise<void> {
  await trx.deleteFrom('licences').where('stream', '=', stream).where('person', 'is not', null).execute();
  const kept = await trx.selectFrom('licences').select('licence').where('stream', '=', stream).execute();
  const out = new Set(kept.map(({ licence }) => licence));
  const pause = pausing();
  for (const chunk of chunksOf(licensees)) {
    await pause();
    const rows = chunk.flatMap((licensee) => {
      const keys = keysOfLicensee(licensee);
      return out.has(keys.licence) ? [] : [{ stream, ...keys, person: JSON.stringify(licensee) }];
    });
    if (rows.length > 0) await trx.insertInto('licences').values(rows).execute();
  }
}

export async function strikeLicences(
  trx: Kysely<Tables>,
  stream: string,
  struck: readonly StruckLicence[],
): Promise<void> {
  for (const { licence: written, isKeptOut } of struck) {
    const { licence } = keysOfLicensee({ licence: written, name: '' });
    await trx.deleteFrom('licences').where('stream', '=', stream).where('licence', '=', licence).execute();
    if (isKeptOut)
      await trx.insertInto('licences').values({ stream, licence, words: '', folded: '', person: null }).execute();
  }
}
