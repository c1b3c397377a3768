import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_INDEX } from '@raccord/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { begun, deciding, NO_QUOTAS, UNKNOWN } from '../store/testing/clubs.ts';
import { ask } from '../store/testing/places.ts';
import { exportSeasonSite } from './seasonsite.ts';

let directory: string;
let store: EventStore;

const season = (id: string, name: string) => ({
  ...{ id, name, from: '2026-09-01', to: '2027-06-30', planned: 3, except: [] },
  rule: { measure: { kind: 'total' } } as const,
});

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'raccord-season-'));
  store = await openStore({ directory });
  for (const [club, ...seasons] of [
    ['vichy', season('s1', '2026-2027'), season('s2', 'Été')],
    ['lyon', season('s3', '2026-2027')],
  ] as const) {
    await store.clubs.create(club, begun(club), NO_QUOTAS);
    for (const data of seasons) {
      await store.appendDecided(club, UNKNOWN, deciding({ type: 'plan-season', data }, club));
    }
  }
});

afterAll(async () => {
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

test('a season is found by its name or its id, in the club that is named or in the only one that has it', async () => {
  for (const [asked, id] of [
    [{ season: 'été' }, 's2'],
    [{ season: 's3' }, 's3'],
    [{ season: '2026-2027', club: 'Lyon' }, 's3'],
  ] as const) {
    const made = await exportSeasonSite(store, directory, asked);
    expect(made).toMatchObject({ ok: true, value: { season: { id }, unread: [] } });
    expect(made.ok && made.value.files.map(({ path }) => path)).toContain(SITE_INDEX);
  }
});

test('what is none, or one of several, is told with those that there are', async () => {
  const refused = async (asked: { season: string; club?: string }) => {
    const made = await exportSeasonSite(store, directory, asked);
    return made.ok ? undefined : `${made.fault.code}: ${made.fault.text}`;
  };
  expect(await refused({ season: '2026-2027' })).toMatch(/^season-shared: .*s1 \(vichy\), s3 \(lyon\)\.$/);
  expect(await refused({ season: 'été', club: 'lyon' })).toMatch(/^season-unknown: .*il a « 2026-2027 »\.$/);
  expect(await refused({ season: 'hiver' })).toMatch(/^season-unknown: .*ni un tournoi ni une saison/);
  expect(await refused({ season: 'été', club: 'nice' })).toMatch(/^club-unknown: /);
});

test('a damaged club hides no season of the others, and is told of where it may have the one that is asked for', async () => {
  await ask({ directory }, `update events set data = '{' where stream = 'lyon' and sequence = 2`);
  const made = await exportSeasonSite(store, directory, { season: '2026-2027' });
  expect(made).toMatchObject({ ok: true, value: { season: { id: 's1' } } });
  await expect(exportSeasonSite(store, directory, { season: 'hiver' })).rejects.toMatchObject({ code: 'club-damaged' });
});
