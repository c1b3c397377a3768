import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, browserOf, startTestServer, type TestServer } from '../http/testing/server.ts';
import { tell } from '../http/testing/tournament.ts';
import { startPostgres } from '../testing/postgres.ts';
import { openPrepared, params, playIn, relayLink, statusOnce } from './testing/centres.ts';
import { type Network, startNetwork } from './testing/network.ts';

/** A tournament on PostgreSQL with two servers: a relay goes from one to the other as the network leads it. */

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let servers: TestServer[];
let network: Network;
let chief: Browser;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
  chief = await servers[0].enter(servers[0].chiefLink);
  await openPrepared(chief);
  network = await startNetwork(servers[0].url);
}, 60_000);

afterAll(async () => {
  await network.cut();
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
});

test('what a centre did while it was cut off is merged by another server than the one it knew', async () => {
  const relay = await startTestServer({ relay: await relayLink(chief, network), retryMs: 20 });
  const chiefOfCentre = await relay.enter(relay.chiefLink);
  await statusOnce(chiefOfCentre);
  await network.cut();
  await playIn('d', 1, ['p3'], chiefOfCentre);
  await playIn('c', 1, ['p1', 'p2'], browserOf(servers[1].url, chief.cookie));
  network.lead(servers[1].url);
  await network.mend();
  expect(await statusOnce(chiefOfCentre)).toMatchObject({ refused: [] });
  await tell(chief, 'add-centre', { id: 'e', name: 'Centre e' });
  const { sequence } = await hallOf(chief);
  for (const browser of [browserOf(servers[1].url, chief.cookie), chiefOfCentre]) {
    await expect.poll(async () => (await hallOf(browser)).sequence).toBe(sequence);
  }
  const rankings = [chief, browserOf(servers[1].url, chief.cookie), chiefOfCentre].map(async ({ api }) => {
    const seen = await api.seeRanking({ params });
    return seen.ok ? seen.value.rows : seen.fault;
  });
  const [first, ...others] = await Promise.all(rankings);
  expect(others).toEqual([first, first]);
  await relay.stop();
});

async function hallOf({ api }: Browser) {
  const seen = await api.seeHall({ params });
  if (!seen.ok) throw new Error(seen.fault.text);
  return seen.value;
}
