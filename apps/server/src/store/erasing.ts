import type { ChainedEvent } from '@raccord/stream';
import type { Kysely, Transaction } from 'kysely';
import { relabelLinks } from './beside.ts';
import { type Announce, type BeforeLosing, eventRow, holdStream, insertEvents, insertRows } from './events.ts';
import { StoreFault } from './faults.ts';
import { rewriteOutbox } from './outbox.ts';
import { readSound } from './reading.ts';
import { noteResidue } from './residues.ts';
import type { Tables } from './schema.ts';
import type { ErasureWriting, PlanErasure } from './store.ts';

/** Writes events again without a name, with the event that says so, under the lock of the stream and in one transaction. */
export async function eraseIn<Event extends ChainedEvent>(
  db: Kysely<Tables>,
  stream: string,
  plan: PlanErasure<Event>,
  announce: Announce,
  beforeLosing: BeforeLosing,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    // Its club too: what is kept of the evening is written by both.
    const of = await trx.selectFrom('streams').select(['club', 'kind']).where('id', '=', stream).executeTakeFirst();
    if (of?.club) await holdStream(trx, of.club);
    if (!(await holdStream(trx, stream))) throw new StoreFault('stream-unknown', stream);
    const events = await readSound<Event>(trx, stream);
    const writing = plan(events);
    if (!writing) return undefined;
    const { rows, told } = writing;
    const last = told[told.length - 1].sequence;
    if (told[0].sequence !== events.length + 1) throw new Error('erased without what others wrote');
    // Only counted ids bring this about (adr/0039), of any event: later ones may keep theirs.
    if (rows.some(({ sequence, hash }) => hash !== events[sequence - 1].hash)) await beforeLosing([stream]);
    await rewrite(trx, stream, rows);
    await trx.updateTable('streams').set({ sequence: last }).where('id', '=', stream).execute();
    const toldRows = told.map((event) => eventRow(stream, event));
    // What a list shows of a sitting has no name in it.
    await (of?.kind === 'sitting' ? insertEvents(trx, toldRows) : insertRows(trx, toldRows));
    await eraseBeside(trx, stream, writing);
    await noteResidue(trx);
    await announce(trx, stream, last);
    return last;
  });
}

async function rewrite(trx: Transaction<Tables>, stream: string, rows: readonly ChainedEvent[]): Promise<void> {
  for (const event of rows) {
    const { id, data, actor, previous, hash } = eventRow(stream, event);
    await trx
      .updateTable('events')
      .set({ id, data, actor, previous, hash })
      .where('stream', '=', stream)
      .where('sequence', '=', event.sequence)
      .execute();
  }
}

/** Labels of links, what is kept of the evening, and what was sent and answered: commands have the ids that events no longer have. */
async function eraseBeside(
  trx: Transaction<Tables>,
  stream: string,
  { label, title, result = (kept) => kept, waiting }: Omit<ErasureWriting, 'rows' | 'told'>,
): Promise<void> {
  if (label) await relabelLinks(trx, stream, label);
  if (title) await renameSitting(trx, stream, title);
  const results = trx.selectFrom('evening_results').select(['sequence', 'result']).where('tournament', '=', stream);
  for (const { sequence, result: kept } of await results.execute()) {
    const left = { result: JSON.stringify(result(JSON.parse(kept))) };
    const ofClosing = trx.updateTable('evening_results').where('tournament', '=', stream);
    await ofClosing.set(left).where('sequence', '=', sequence).execute();
  }
  await trx.deleteFrom('mail').where('stream', '=', stream).where('answers', 'is not', null).execute();
  await trx.deleteFrom('outbox').where('stream', '=', stream).where('code', 'is not', null).execute();
  if (waiting) await rewriteOutbox(trx, stream, waiting);
}

async function renameSitting(
  trx: Transaction<Tables>,
  stream: string,
  title: (title: string) => string,
): Promise<void> {
  const { name } = await trx
    .selectFrom('sittings')
    .select('name')
    .where('stream', '=', stream)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('sittings')
    .set({ name: title(name) })
    .where('stream', '=', stream)
    .execute();
}
