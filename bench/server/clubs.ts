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
import { cpuWhile, inGroups, megabytes, ms, printTable, quantile, seconds, timed } from './figures.ts';
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
  printTable([
    ['clubs', String(CLUBS)],
    ['pages', String(pages.length)],
    ['views asked, of which not answered', `${asked}, ${faults}`],
    [`a slip, of ${latencies.length}: median`, ms(quantile(latencies, 0.5))],
    ['a slip, 99 %', ms(quantile(latencies, 0.99))],
    ['a slip, worst', ms(quantile(latencies, 1))],
    ['a screen behind what is played, at most', ms(behind)],
    ['memory of the server', megabytes(rss)],
    ['processor of the server, at work', `${cpu.toFixed(0)} %`],
    ['processor of the server, nobody doing anything', `${idleCpu.toFixed(1)} %`],
    ['list of tournaments', ms(list)],
    ['all pages opened', seconds(opened)],
    ['everybody back after a restart', seconds(back)],
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
