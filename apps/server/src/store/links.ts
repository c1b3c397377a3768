import type { Kysely } from 'kysely';
import { linksFull } from '../club/quotas.ts';
import { pausing } from '../work.ts';
import { holdStream } from './events.ts';
import { StoreFault } from './faults.ts';
import type { LinkRow, Tables } from './schema.ts';
import type { Link, LinkStore, NewLink, NewSession, Session } from './store.ts';
import { together } from './together.ts';

/** A statement has so many values at most. */
const ROWS_AT_ONCE = 500;

/** Every write is a transaction, even of one statement: in SQLite that is how it waits for its turn. */
export class SqlLinks implements LinkStore {
  readonly #db: Kysely<Tables>;
  readonly findSession = together((tokenHashes: readonly string[]) => this.#findSessions(tokenHashes));

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async create(links: readonly NewLink[], most?: number): Promise<readonly Link[] | 'maker-revoked' | 'changed'> {
    const makers = [...new Set(links.flatMap(({ createdBy }) => createdBy ?? []))];
    const streams = new Set(links.flatMap(({ stream }) => stream ?? []));
    const creating = this.#db.transaction().execute(async (trx) => {
      for (const stream of streams)
        if (!(await holdStream(trx, stream))) throw new StoreFault('stream-unknown', stream);
      for (const maker of makers) if (!(await holdGood(trx, maker))) return 'maker-revoked';
      const made = new Map<string, Link>();
      const pause = pausing();
      for (let at = 0; at < links.length; at += ROWS_AT_ONCE) {
        await pause();
        const rows = await insert(trx, links.slice(at, at + ROWS_AT_ONCE).map(rowOf));
        for (const row of rows) made.set(row.id, linkOf(row));
      }
      for (const stream of most === undefined ? [] : streams)
        await checkCount(trx, stream, links[0].createdAt, most ?? 0);
      return links.flatMap(({ id }) => made.get(id) ?? []);
    });
    return creating.catch((fault) => {
      if (fault instanceof LinkChanged) return 'changed';
      throw fault;
    });
  }

  async findByToken(tokenHash: string): Promise<Link | undefined> {
    const query = this.#db.selectFrom('links').selectAll().where('token_hash', '=', tokenHash);
    const row = await query.executeTakeFirst();
    return row && linkOf(row);
  }

  async find(id: string): Promise<Link | undefined> {
    const row = await this.#db.selectFrom('links').selectAll().where('id', '=', id).executeTakeFirst();
    return row && linkOf(row);
  }

  async list(stream: string | null): Promise<Link[]> {
    const links = this.#db.selectFrom('links').selectAll().orderBy('created_at').orderBy('id');
    const rows = await links.where('stream', stream === null ? 'is' : '=', stream).execute();
    return rows.map(linkOf);
  }

  async madeWith(id: string): Promise<Link[]> {
    const made: Link[] = [];
    for (let makers = [id]; makers.length > 0; ) {
      const next = await madeBy(this.#db, makers);
      made.push(...next);
      makers = next.map((link) => link.id);
    }
    return made;
  }

  async revoke(id: string, at: number, withMade: boolean): Promise<Link[]> {
    return this.#db.transaction().execute(async (trx) => {
      const first = await trx.selectFrom('links').selectAll().where('id', '=', id).execute();
      const ended: Link[] = [];
      // A maker is revoked before those that he made are looked for: nobody makes another one in between.
      for (let links = first.map(linkOf); links.length > 0; ) {
        const ids = links.map((link) => link.id);
        await eachPart(ids, (part) =>
          trx
            .updateTable('links')
            .set({ revoked_at: at })
            .where('id', 'in', part)
            .where('revoked_at', 'is', null)
            .execute(),
        );
        ended.push(...links.filter(({ revokedAt }) => revokedAt === null).map((link) => ({ ...link, revokedAt: at })));
        links = withMade ? await madeBy(trx, ids) : [];
      }
      return ended;
    });
  }

  async revokedSince(at: number): Promise<string[]> {
    const rows = await this.#db.selectFrom('links').select('id').where('revoked_at', '>=', at).execute();
    return rows.map(({ id }) => id);
  }

  async createSession({ tokenHash, link, createdAt, expiresAt, linkExpiresAt }: NewSession): Promise<boolean> {
    const row = { token_hash: tokenHash, link, created_at: createdAt, expires_at: expiresAt };
    const opened = { opened_at: createdAt, ...(linkExpiresAt === undefined ? {} : { expires_at: linkExpiresAt }) };
    return this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx.updateTable('links').set(opened).where('id', '=', link).executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await trx.insertInto('sessions').values(row).execute();
      return true;
    });
  }

  async #findSessions(tokenHashes: readonly string[]): Promise<Map<string, Session>> {
    const rows = await this.#db
      .selectFrom('sessions')
      .innerJoin('links', 'links.id', 'sessions.link')
      .selectAll('links')
      .select(['sessions.token_hash as session', 'sessions.created_at as began_at', 'sessions.expires_at as ends_at'])
      .where('sessions.token_hash', 'in', tokenHashes)
      .execute();
    return new Map(
      rows.map((row) => [row.session, { link: linkOf(row), createdAt: row.began_at, expiresAt: row.ends_at }]),
    );
  }

  async removeSession(tokenHash: string): Promise<void> {
    await this.#db
      .transaction()
      .execute((trx) => trx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute());
  }

  async prune(before: number): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const old = trx
        .selectFrom('links')
        .select('id')
        .where((is) => is.or([is('expires_at', '<', before), is('revoked_at', '<', before)]));
      await trx
        .deleteFrom('sessions')
        .where((is) => is.or([is('expires_at', '<', before), is('link', 'in', old)]))
        .execute();
      await trx.deleteFrom('links').where('id', 'in', old).execute();
    });
  }
}

/** Undoes a transaction. */
class LinkChanged extends Error {}

const rowOf = ({ tokenHash, data, createdAt, expiresAt, createdBy, id, stream, role, label }: NewLink): LinkRow => ({
  ...{ id, stream, role, label, data: JSON.stringify(data), token_hash: tokenHash, created_by: createdBy },
  ...{ created_at: createdAt, expires_at: expiresAt, revoked_at: null, opened_at: null },
});

/** Answers the rows as they stand; throws when one that is there already is no longer as it was made. */
async function insert(trx: Kysely<Tables>, rows: readonly LinkRow[]): Promise<LinkRow[]> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('links')
    .values(rows)
    .onConflict((known) =>
      known
        .column('id')
        .doUpdateSet((is) => ({ token_hash: is.ref('excluded.token_hash') }))
        .where('links.revoked_at', 'is', null)
        .where('links.opened_at', 'is', null)
        .whereRef('links.label', '=', 'excluded.label')
        .whereRef(
          (is) => is('links.expires_at', '-', is.ref('links.created_at')),
          '=',
          (is) => is('excluded.expires_at', '-', is.ref('excluded.created_at')),
        ),
    )
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) < rows.length) throw new LinkChanged();
  const ids = rows.map(({ id }) => id);
  return trx.selectFrom('links').selectAll().where('id', 'in', ids).execute();
}

/** Keeps a link as it is until the transaction ends; false when it is revoked. */
async function holdGood(trx: Kysely<Tables>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('links')
    .set({ revoked_at: null })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** No more than so many lead there that are good. */
async function checkCount(trx: Kysely<Tables>, stream: string, at: number, most: number): Promise<void> {
  const links = trx.selectFrom('links').select(({ fn }) => fn.countAll<number>().as('count'));
  const good = links.where('stream', '=', stream).where('revoked_at', 'is', null).where('expires_at', '>', at);
  const { count } = await good.executeTakeFirstOrThrow();
  if (Number(count) > most) throw new StoreFault('club-full', linksFull(most));
}

async function madeBy(db: Kysely<Tables>, makers: readonly string[]): Promise<Link[]> {
  const made: Link[] = [];
  await eachPart(makers, async (part) => {
    const rows = await db
      .selectFrom('links')
      .selectAll()
      .where('created_by', 'in', part)
      .orderBy('created_at')
      .execute();
    made.push(...rows.map(linkOf));
  });
  return made;
}

async function eachPart(ids: readonly string[], work: (part: readonly string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) await work(ids.slice(at, at + ROWS_AT_ONCE));
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
  createdBy: row.created_by,
  openedAt: row.opened_at,
});
