/**
 * `npm run -s bench:clubs [-- --clubs 800 --seconds 40 --idle 10]`: clubs that play at the same time (`rooms.ts`). Then everybody
 * is left alone, and then the server is started again under them. Everything stays on the loopback address.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStore } from '../../apps/server/src/store/open.ts';
import { Page } from './client.ts';
import { type Club, makeClub } from './club.ts';
import {
  atMost,
  cpuWhile,
  inGroups,
  megabytes,
  ms,
  none,
  printTargets,
  quantile,
  seconds,
  spread,
  timed,
} from './figures.ts';
import { end, serve } from './hall.ts';
import { ENTRY_MS, openRoom, Play, pagesOf, type Room } from './rooms.ts';

const { values } = parseArgs({
  options: {
    clubs: { type: 'string', default: '800' },
    seconds: { type: 'string', default: '40' },
    idle: { type: 'string', default: '10' },
  },
});
const CLUBS = Number(values.clubs);
const SECONDS = Number(values.seconds);
const IDLE = Number(values.idle);

const directory = mkdtempSync(join(tmpdir(), 'raccord-clubs-'));
try {
  const club = await makeClub(directory);
  const rooms = await openRooms(club);
  let server = await serve({ directory });
  const pages = rooms.flatMap(pagesOf);
  await inGroups(pages, (page) => page.enter(server.url));
  const opened = await timed(() => inGroups(pages, (page) => page.listen(server.url)));
  const chief = await new Page(server.url).enter(server.chiefLink);
  const list = await timed(() => chief.ask('GET', '/api/tournaments'));
  const play = new Play(club, rooms);
  const playing = play.run(server);
  await sleep(ENTRY_MS);
  play.count(true);
  const cpu = await cpuWhile(server, () => Promise.race([sleep(SECONDS * 1000), playing]));
  play.end();
  await playing;
  await sleep(1000);
  const behind = Math.max(...rooms.map(({ screen }) => screen.worst));
  const idleCpu = await cpuWhile(server, () => sleep(IDLE * 1000));
  const { rss } = server;
  const port = Number(new URL(server.url).port);
  await end(server);
  const back = await timed(async () => {
    server = await serve({ directory, port });
    await Promise.all(pages.map((page) => page.comeBack(server.url)));
  });
  const asked = pages.reduce((sum, page) => sum + page.asked, 0);
  const faults = pages.reduce((sum, page) => sum + page.faults, 0);
  for (const page of pages) page.leave();
  chief.close();
  await end(server);
  const { latencies } = play;
  const p99 = quantile(latencies, 0.99);
  console.log(`${CLUBS} clubs, ${pages.length} pages`);
  printTargets([
    { what: `slip, of ${latencies.length}: median, 99 %, worst`, seen: spread(latencies), ...atMost(p99, 100, ms) },
    { what: 'views asked, of which not answered', seen: `${asked}, ${faults}`, ...none(faults) },
    { what: 'screen behind what is played, at most', seen: ms(behind) },
    { what: 'memory of the server', seen: megabytes(rss), ...atMost(rss, 600 * 2 ** 20, megabytes) },
    { what: 'processor of the server, at work', seen: `${cpu.toFixed(0)} %` },
    { what: 'processor of the server, nobody doing anything', seen: `${idleCpu.toFixed(1)} %` },
    { what: 'list of tournaments', seen: ms(list) },
    { what: 'all pages opened', seen: seconds(opened) },
    { what: 'everybody back after a restart', seen: seconds(back), ...atMost(back, 10_000, seconds) },
  ]);
} finally {
  rmSync(directory, { recursive: true });
}

async function openRooms(club: Club): Promise<Room[]> {
  const store = await openStore({ directory });
  const rooms: Room[] = [];
  for (let at = 0; at < CLUBS; at++) rooms.push(await openRoom(store, `club-${at + 1}`, club));
  await store.close();
  return rooms;
}
