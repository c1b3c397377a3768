import { expect, test } from 'vitest';
import type { EventStore } from '../store.ts';

/** The part of the contract that is about links and sessions, over either engine; a fresh store has the tournament « t ». */
export function testLinks(openFresh: () => Promise<EventStore>): void {
  test('keeps links and sessions, and tells how each one stands', async () => {
    const { links } = await openFresh();
    const link = { id: 'l1', stream: 't', role: 'referee', data: { official: 'r1' }, label: 'Tables 1 à 12' };
    const times = { createdAt: 1_794_700_000_000, expiresAt: 1_794_700_001_000, createdBy: null };
    const whole = { ...link, id: 'l0', stream: null, role: 'chief', data: null, label: 'Juge-arbitre' };
    const untouched = { revokedAt: null, openedAt: null };
    expect(await links.create([{ ...whole, ...times, tokenHash: 'h0' }])).toEqual([
      { ...whole, ...times, ...untouched },
    ]);
    await links.create([{ ...link, ...times, tokenHash: 'h1' }]);
    expect(await links.list('t')).toEqual([{ ...link, ...times, ...untouched }]);
    expect(await links.list(null)).toEqual([{ ...whole, ...times, ...untouched }]);
    expect(await links.findByToken('h1')).toMatchObject(link);
    expect(await links.findByToken('h2')).toBeUndefined();
    const [fresh, taken] = [
      { ...link, id: 'l2', ...times, tokenHash: 'h2' },
      { ...link, id: 'l3', ...times, tokenHash: 'h1' },
    ];
    await expect(links.create([fresh, taken])).rejects.toThrow();
    expect(await links.findByToken('h2')).toBeUndefined();

    const late = { createdAt: times.createdAt + 50, expiresAt: times.expiresAt + 50, createdBy: null };
    expect(await links.create([{ ...link, ...late, tokenHash: 'h4' }])).toEqual([{ ...link, ...times, ...untouched }]);
    expect(await links.findByToken('h1')).toBeUndefined();
    const longer = { ...link, ...late, expiresAt: late.expiresAt + 1, tokenHash: 'h5' };
    expect(await links.create([fresh, longer])).toBe('changed');
    expect(await links.findByToken('h2')).toBeUndefined();
    await links.create([{ ...link, ...times, tokenHash: 'h1' }]);

    const { createdAt } = times;
    await links.createSession({ tokenHash: 's1', link: 'l1', createdAt, expiresAt: createdAt + 500 });
    const later = createdAt + 50_000;
    await links.createSession({ tokenHash: 's2', link: 'l0', createdAt, expiresAt: later, linkExpiresAt: later });
    expect(await links.findSession('s1')).toEqual({
      link: { ...link, ...times, revokedAt: null, openedAt: createdAt },
      createdAt,
      expiresAt: createdAt + 500,
    });
    expect(await links.findSession('s2')).toMatchObject({ link: { expiresAt: later }, expiresAt: later });

    expect(await links.revoke('l1', createdAt + 10, false)).toMatchObject([{ id: 'l1', revokedAt: createdAt + 10 }]);
    expect(await links.revoke('l1', createdAt + 20, false)).toEqual([]);
    expect(await links.revoke('inconnu', createdAt, false)).toEqual([]);
    expect(await links.findSession('s1')).toMatchObject({ link: { revokedAt: createdAt + 10 } });
    expect(await links.findByToken('h1')).toMatchObject({ revokedAt: createdAt + 10 });
    await links.removeSession('s1');
    expect(await links.findSession('s1')).toBeUndefined();
  });

  test('a link ends alone or with all that were made with it, and makes none once it is revoked', async () => {
    const { links } = await openFresh();
    const link = (id: string, createdBy: string | null) => ({
      ...{ id, stream: 't', role: 'chief', data: {}, label: id, createdAt: 0, expiresAt: 900, tokenHash: `h-${id}` },
      createdBy,
    });
    const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id).sort();
    await links.create([link('a', null), link('b', null)]);
    await links.create(Array.from({ length: 1_200 }, (_, index) => link(`a-${index}`, 'a')));
    await links.create([link('petit', 'a-7'), link('autre', 'b')]);
    expect(await links.madeWith('a')).toHaveLength(1_201);
    expect(ids(await links.revoke('a-7', 10, false))).toEqual(['a-7']);
    const ended = await links.revoke('a', 20, true);
    expect([ended[0].id, ended.length]).toEqual(['a', 1_201]);
    expect(ids(ended)).toContain('petit');
    expect(ids(ended)).not.toContain('a-7');
    expect(await links.revoke('a', 30, true)).toEqual([]);
    expect(ids((await links.list('t')).filter(({ revokedAt }) => revokedAt === null))).toEqual(['autre', 'b']);
    expect(await links.revokedSince(20)).toHaveLength(1_201);
    expect(await links.revokedSince(21)).toEqual([]);

    expect(await links.create([link('tard', 'a')])).toBe('maker-revoked');
    expect(await links.findByToken('h-tard')).toBeUndefined();
  });

  test('who is revoked while he makes links leaves none behind', async () => {
    const { links } = await openFresh();
    const link = (id: string, createdBy: string | null) => ({
      ...{ id, stream: 't', role: 'chief', data: {}, label: id, createdAt: 0, expiresAt: 900, tokenHash: `h-${id}` },
      createdBy,
    });
    for (let round = 0; round < 20; round++) {
      const maker = `m${round}`;
      await links.create([link(maker, null)]);
      await Promise.all([
        ...[1, 2, 3].map((number) => links.create([link(`${maker}-${number}`, maker)])),
        links.revoke(maker, 10, true),
      ]);
      expect((await links.madeWith(maker)).filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
    }
  });

  test('forgets sessions and links that were over long ago', async () => {
    const { links } = await openFresh();
    const link = (id: string, expiresAt: number) => ({
      ...{ id, stream: 't', role: 'screen', data: {}, label: id, createdAt: 0, expiresAt, tokenHash: `h-${id}` },
      createdBy: null,
    });
    const session = (tokenHash: string, id: string, expiresAt: number) =>
      links.createSession({ tokenHash, link: id, createdAt: 0, expiresAt });
    for (const [id, end] of [
      ['ancien', 50],
      ['passé', 150],
      ['révoqué', 900],
      ['bon', 900],
    ] as const) {
      await links.create([link(id, end)]);
      await session(`s-${id}`, id, end);
    }
    await session('s-court', 'bon', 50);
    await links.revoke('révoqué', 60, true);
    await links.prune(100);
    expect((await links.list('t')).map(({ id }) => id).sort()).toEqual(['bon', 'passé']);
    const left = ['s-ancien', 's-passé', 's-révoqué', 's-court', 's-bon'].map((hash) => links.findSession(hash));
    expect((await Promise.all(left)).map((found) => found?.link.id)).toEqual([
      ...[undefined, 'passé', undefined, undefined, 'bon'],
    ]);
  });
}
