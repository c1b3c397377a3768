import type { Kysely } from 'kysely';
import type { LinkRow, Tables } from './schema.ts';
import type { Link, LinkStore, NewLink, NewSession, Session } from './store.ts';

/** A statement has so many values at most. */
const ROWS_AT_ONCE = 500;

/** Every write is a transaction, even of one statement: in SQLite that is how it waits for its turn. */
export class SqlLinks implements LinkStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async create(links: readonly NewLink[]): Promise<void> {
    const rows = links.map(({ tokenHash, data, createdAt, expiresAt, id, stream, role, label }) => ({
      ...{ id, stream, role, label, data: JSON.stringify(data), token_hash: tokenHash },
      ...{ created_at: createdAt, expires_at: expiresAt, revoked_at: null },
    }));
    await this.#db.transaction().execute(async (trx) => {
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        await trx
          .insertInto('links')
          .values(rows.slice(at, at + ROWS_AT_ONCE))
          .execute();
      }
    });
  }

  async findByToken(tokenHash: string): Promise<Link | undefined> {
    const query = this.#db.selectFrom('links').selectAll().where('token_hash', '=', tokenHash);
    const row = await query.executeTakeFirst();
    return row && linkOf(row);
  }

  async list(stream: string | null): Promise<Link[]> {
    const links = this.#db.selectFrom('links').selectAll().orderBy('created_at').orderBy('id');
    const rows = await links.where('stream', stream === null ? 'is' : '=', stream).execute();
    return rows.map(linkOf);
  }

  async revoke(id: string, at: number): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('links')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      await trx.deleteFrom('sessions').where('link', '=', id).execute();
      return Number(numUpdatedRows) > 0;
    });
  }

  async createSession({ tokenHash, link, createdAt, expiresAt }: NewSession): Promise<void> {
    const row = { token_hash: tokenHash, link, created_at: createdAt, expires_at: expiresAt };
    await this.#db.transaction().execute((trx) => trx.insertInto('sessions').values(row).execute());
  }

  async findSession(tokenHash: string, at: number): Promise<Session | undefined> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('links', 'links.id', 'sessions.link')
      .selectAll('links')
      .select(['sessions.created_at as opened_at', 'sessions.expires_at as ends_at'])
      .where('sessions.token_hash', '=', tokenHash)
      .where('sessions.expires_at', '>', at)
      .where('links.expires_at', '>', at)
      .where('links.revoked_at', 'is', null)
      .executeTakeFirst();
    return row && { link: linkOf(row), createdAt: row.opened_at, expiresAt: row.ends_at };
  }

  async removeSession(tokenHash: string): Promise<void> {
    await this.#db
      .transaction()
      .execute((trx) => trx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute());
  }

  async prune(at: number, linksBefore: number): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const old = trx
        .selectFrom('links')
        .select('id')
        .where((is) => is.or([is('expires_at', '<', linksBefore), is('revoked_at', '<', linksBefore)]));
      await trx
        .deleteFrom('sessions')
        .where((is) => is.or([is('expires_at', '<=', at), is('link', 'in', old)]))
        .execute();
      await trx.deleteFrom('links').where('id', 'in', old).execute();
    });
  }
}

const linkOf = (row: LinkRow): Link => ({
  id: row.id,
  stream: row.stream,
  role: row.role,
  data: JSON.parse(row.data),
  label: row.label,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
});
