import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** Notes, in the transaction that erases, that what was there before is still on the disk. */
export async function noteResidue(trx: Kysely<Tables>): Promise<void> {
  await trx.insertInto('residues').values({ id: randomUUID() }).execute();
}

/**
 * Has all that was erased leave the disk. What is owed is struck off once it is done: whatever stops it in between, it is owed
 * still. Answers whether nothing is owed any more.
 *
 * @param sweep false while somebody reads what was there before.
 */
export async function sweepResidues(db: Kysely<Tables>, sweep: () => Promise<boolean>): Promise<boolean> {
  const owed = (await db.selectFrom('residues').select('id').execute()).map(({ id }) => id);
  if (owed.length === 0) return true;
  if (!(await sweep())) return false;
  await db.transaction().execute((trx) => trx.deleteFrom('residues').where('id', 'in', owed).execute());
  return true;
}
