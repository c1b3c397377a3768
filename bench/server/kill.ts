/**
 * `npm run -s bench:kill [-- --rounds 300]`: a server is killed (-9) in the middle of a stream of commands, again and again.
 * After each kill the store is read: every acknowledged command is there, none twice, and the chain is whole.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkChain } from '@raccord/stream';
import { openStore } from '../../apps/server/src/store/open.ts';
import { Page } from './client.ts';
import { kill, prepare, type Served, serve, TOURNAMENT } from './hall.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const ROUNDS = Number(values.rounds);
const PLAYERS = 200;
const PAGES = 20;
const LONGEST_MS = 600;

const directory = mkdtempSync(join(tmpdir(), 'raccord-kill-'));
const acknowledged: string[] = [];
try {
  for (let round = 0; round < ROUNDS; round++) {
    const server = await serve({ directory });
    const chief = await new Page(server.url).enter(server.chiefLink);
    if (round === 0) await prepare(chief, PLAYERS, 1);
    await stream(round, server);
    await verify(round);
  }
  console.log(`${ROUNDS} kills, ${acknowledged.length} acknowledged commands: all there, none twice, chain whole.`);
} finally {
  rmSync(directory, { recursive: true });
}

/** Sends commands from many pages until the server is killed. */
async function stream(round: number, server: Served): Promise<void> {
  const { url, chiefLink } = server;
  const pages = await Promise.all(Array.from({ length: PAGES }, () => new Page(url).enter(chiefLink)));
  let isAlive = true;
  const sending = pages.map(async (page, at) => {
    for (let count = 0; isAlive; count++) {
      const id = `r${round}-${at}-${count}`;
      const entrant = `p${1 + ((at * 10 + count) % PLAYERS)}`;
      const data = { game: 'g', turn: 1, entrant, reason: 'essai' };
      try {
        await page.ask('POST', `/api/tournaments/${TOURNAMENT}/commands`, { id, type: 'give-warning', data });
        acknowledged.push(id);
      } catch {
        return;
      }
    }
  });
  await sleep(Math.random() * LONGEST_MS);
  isAlive = false;
  await kill(server);
  await Promise.all(sending);
  for (const page of pages) page.close();
}

async function verify(round: number): Promise<void> {
  const store = await openStore({ directory });
  const events = await store.read(TOURNAMENT, 0);
  await store.close();
  const ids = new Set(events.map(({ id }) => id));
  if (ids.size !== events.length) throw new Error(`Round ${round}: a command was written twice.`);
  const lost = acknowledged.filter((id) => !ids.has(id));
  if (lost.length > 0) throw new Error(`Round ${round}: ${lost.length} acknowledged commands are lost: ${lost[0]}…`);
  const chain = checkChain(events);
  if (!chain.ok) throw new Error(`Round ${round}: ${chain.fault.text}`);
}
