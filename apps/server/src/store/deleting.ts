import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from 'kysely';
import type { Announce, BeforeLosing } from './events.ts';
import type { Tables } from './schema.ts';
import { DELETED } from './store.ts';

type Which = (is: ExpressionBuilder<Tables, 'streams'>) => Expression<SqlBool>;

/** Deletes all that hangs on some streams; they themselves are left to the caller. */
export async function deleteOf(trx: Transaction<Tables>, which: Which): Promise<void> {
  const own = trx.selectFrom('streams').select('id').where(which);
  const links = trx.selectFrom('links').select('id').where('stream', 'in', own);
  await trx.deleteFrom('sessions').where('link', 'in', links).execute();
  for (const table of ['links', 'outbox', 'mail', 'disclosures', 'evening_results', 'sittings', 'events'] as const) {
    await trx.deleteFrom(table).where('stream', 'in', own).execute();
  }
}

/** Deletes a rehearsal, or all those that nothing was written to since then. Answers which. */
export function deleteRehearsals(
  db: Kysely<Tables>,
  { id, before }: { readonly id?: string; readonly before?: number },
  announce: Announce,
  beforeLosing: BeforeLosing,
): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    const held = trx.updateTable('streams').set(({ ref }) => ({ sequence: ref('sequence') }));
    const rehearsals = held
      .where('kind', '=', 'rehearsal')
      .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''));
    const known = (await rehearsals.returning('id').execute()).map((stream) => stream.id);
    const latest = trx
      .selectFrom('events')
      .select('stream')
      .where('at', '>=', before ?? Number.MAX_SAFE_INTEGER);
    const alive = known.length === 0 ? [] : await latest.where('stream', 'in', known).distinct().execute();
    const gone = known.filter((one) => !alive.some(({ stream }) => stream === one));
    if (gone.length === 0) return gone;
    await beforeLosing(gone);
    await deleteOf(trx, (is) => is('id', 'in', gone));
    await trx.deleteFrom('streams').where('id', 'in', gone).execute();
    for (const stream of gone) await announce(trx, stream, DELETED);
    return gone;
  });
}
