import type { Command } from '@raccord/tournament';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';
import type { OutboxEntry, RelayOutbox } from './store.ts';

/** Every write is a transaction, even of one statement: in SQLite that is how it waits for its turn. */
export class SqlOutbox implements RelayOutbox {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async add(stream: string, entries: readonly OutboxEntry[]): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const { last } = await trx
        .selectFrom('outbox')
        .select(({ fn }) => fn.max('position').as('last'))
        .where('stream', '=', stream)
        .executeTakeFirstOrThrow();
      const rows = entries.map(({ command, who, what }, index) => ({
        ...{ stream, position: (last ?? 0) + 1 + index, id: command.id, command: JSON.stringify(command), who, what },
        ...{ code: null, text: null, dismissed_by: null, dismissed_at: null },
      }));
      // One that is there already was written before a fault that nobody could see through.
      await trx
        .insertInto('outbox')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['stream', 'id']).doNothing())
        .execute();
    });
  }

  async list(stream: string): Promise<OutboxEntry[]> {
    return listOutbox(this.#db, stream);
  }

  async remove(stream: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#db
      .transaction()
      .execute((trx) => trx.deleteFrom('outbox').where('stream', '=', stream).where('id', 'in', ids).execute());
  }

  async refuse(stream: string, id: string, { code, text }: NonNullable<OutboxEntry['refusal']>): Promise<void> {
    await this.#db
      .transaction()
      .execute((trx) =>
        trx.updateTable('outbox').set({ code, text }).where('stream', '=', stream).where('id', '=', id).execute(),
      );
  }

  async dismiss(stream: string, id: string, { by, at }: NonNullable<OutboxEntry['dismissal']>): Promise<void> {
    const set = { dismissed_by: by, dismissed_at: at };
    await this.#db
      .transaction()
      .execute((trx) => trx.updateTable('outbox').set(set).where('stream', '=', stream).where('id', '=', id).execute());
  }
}

async function listOutbox(db: Kysely<Tables>, stream: string): Promise<OutboxEntry[]> {
  const query = db.selectFrom('outbox').selectAll().where('stream', '=', stream).orderBy('position');
  return (await query.execute()).map(({ command, who, what, code, text, dismissed_by: by, dismissed_at: at }) => ({
    ...{ command: JSON.parse(command) as Command, who, what },
    ...(code === null ? {} : { refusal: { code, text: text ?? '' } }),
    ...(by === null ? {} : { dismissal: { by, at: at ?? 0 } }),
  }));
}

/** All that waits, written again in its place. */
export async function rewriteOutbox(
  trx: Transaction<Tables>,
  stream: string,
  rewrite: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[],
): Promise<void> {
  for (const { command, who, what } of rewrite(await listOutbox(trx, stream))) {
    const set = { command: JSON.stringify(command), who, what };
    await trx.updateTable('outbox').set(set).where('stream', '=', stream).where('id', '=', command.id).execute();
  }
}
