import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { type Announce, type BeforeLosing, holdStream } from './events.ts';
import { HANGING, type Tables } from './schema.ts';
import { DELETED } from './store.ts';

export type Which = (is: ExpressionBuilder<Tables, 'streams'>) => Expression<SqlBool>;

/** Deletes some streams, which the caller holds, with all that hangs on them, and announces it. */
export async function deleteStreams(
  trx: Transaction<Tables>,
  held: readonly string[],
  which: Which,
  announce: Announce,
  beforeLosing: BeforeLosing,
): Promise<void> {
  await beforeLosing(held);
  const own = {
    stream: trx.selectFrom('streams').select('id').where(which),
    link: trx
      .selectFrom('links')
      .select('id')
      .where('stream', 'in', trx.selectFrom('streams').select('id').where(which)),
  };
  // Held like them: who enters by one meanwhile waits, then finds it gone.
  await trx
    .updateTable('links')
    .set(({ ref }) => ({ revoked_at: ref('revoked_at') }))
    .where('stream', 'in', own.stream)
    .execute();
  for (const [table, column] of Object.entries(HANGING).reverse()) {
    const rows = column === 'link' ? own.link : own.stream;
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${rows})`.execute(trx);
  }
  // Clubs last: the others name theirs.
  await trx.deleteFrom('streams').where(which).where('club', 'is not', null).execute();
  await trx.deleteFrom('streams').where(which).execute();
  for (const stream of held) await announce(trx, stream, DELETED);
}

/** Deletes a rehearsal, or all those that nothing was written to since then. Answers which. */
export async function deleteRehearsals(
  db: Kysely<Tables>,
  { id, before = Number.MAX_SAFE_INTEGER }: { readonly id?: string; readonly before?: number },
  announce: Announce,
  beforeLosing: BeforeLosing,
): Promise<readonly string[]> {
  const rehearsals = db.selectFrom('streams').select('id').where('kind', '=', 'rehearsal');
  const known = await rehearsals.$if(id !== undefined, (all) => all.where('id', '=', id ?? '')).execute();
  const gone: string[] = [];
  // One after the other: who holds several may wait for somebody who waits for him.
  for (const stream of known.map((one) => one.id)) {
    const isGone = await db.transaction().execute(async (trx) => {
      if (!(await holdStream(trx, stream))) return false;
      const later = trx.selectFrom('events').select('sequence').where('stream', '=', stream).where('at', '>=', before);
      if (await later.limit(1).executeTakeFirst()) return false;
      await deleteStreams(trx, [stream], (is) => is('id', '=', stream), announce, beforeLosing);
      return true;
    });
    if (isGone) gone.push(stream);
  }
  return gone;
}
