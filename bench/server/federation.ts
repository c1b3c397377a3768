/**
 * `npm run -s bench:federation [-- --clubs 1000 --past 10 --playing 300 --seconds 60]`: a server for all the clubs of a federation,
 * each with its past tournaments, some of which play at the same time (`rooms.ts`), while one of them looks at its season of 40
 * evenings and closes one more. In full play the server is killed (-9) and started again. The past (`past.ts`) is made once, in
 * some minutes and gigabytes among the system's temporary files. Everything stays on the loopback address.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { FILE_NAME, openStore } from '../../apps/server/src/store/open.ts';
import { Page } from './client.ts';
import { type Club, makeClub } from './club.ts';
import { lookAtYear } from './clubyear.ts';
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
  type Target,
} from './figures.ts';
import { end, kill, type Served, serve } from './hall.ts';
import { clubAt, copyPast } from './past.ts';
import { ENTRY_MS, openRoom, Play, pagesOf, type Room } from './rooms.ts';

const { values } = parseArgs({
  options: {
    clubs: { type: 'string', default: '1000' },
    past: { type: 'string', default: '10' },
    playing: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '60' },
  },
});
const CLUBS = Number(values.clubs);
const PAST = Number(values.past);
const PLAYING = Number(values.playing);
const SECONDS = Number(values.seconds);
const PLAYERS = 20;
const SEASON_OF = { evenings: 40, players: 60 };

const directory = mkdtempSync(join(tmpdir(), 'raccord-federation-'));
const file = join(directory, FILE_NAME);
try {
  await copyPast({ clubs: CLUBS, evenings: PAST, players: PLAYERS, season: SEASON_OF }, directory);
  const club = await makeClub(directory);
  const rooms = await openRooms(club);
  const pages = rooms.flatMap(pagesOf);
  forgetFile();
  console.log(`${CLUBS} clubs, ${PAST} tournaments each: ${megabytes(statSync(file).size)}; ${pages.length} pages`);

  const first = await launch();
  const { url } = first.server;
  await inGroups(pages, (page) => page.enter(url));
  await inGroups(pages, (page) => page.listen(url));
  const play = new Play(club, rooms);
  const playing = play.run(first.server);
  await sleep(ENTRY_MS);
  play.count(true);
  let year: readonly Target[] = [];
  const cpu = await cpuWhile(first.server, async () => {
    await Promise.race([sleep((SECONDS * 1000) / 2), playing]);
    year = await lookAtYear(first.server);
    await Promise.race([sleep((SECONDS * 1000) / 2), playing]);
  });
  play.count(false);
  const behind = Math.max(...rooms.map(({ screen }) => screen.worst));
  play.end();
  await kill(first.server);
  await playing;

  const down = performance.now();
  const second = await launch(Number(new URL(url).port));
  await Promise.all(pages.map((page) => page.comeBack(url)));
  const back = performance.now() - down;
  const asked = pages.reduce((sum, page) => sum + page.asked, 0);
  const faults = pages.reduce((sum, page) => sum + page.faults, 0);
  for (const page of pages) page.leave();
  await end(second.server);
  const { acknowledged, lost } = await countLost(rooms);
  const { latencies } = play;
  const rss = Math.max(first.server.rss, second.server.rss);
  const p99 = quantile(latencies, 0.99);
  const launched = 'from the launch to the first answer, nothing of the file in memory';
  printTargets([
    { what: `slip, of ${latencies.length}: median, 99 %, worst`, seen: spread(latencies), ...atMost(p99, 100, ms) },
    { what: 'screen behind what is played, at most', seen: ms(behind) },
    { what: 'memory of the server', seen: megabytes(rss), ...atMost(rss, 2 ** 30, megabytes) },
    { what: 'processor of the server', seen: `${cpu.toFixed(0)} %` },
    { what: launched, seen: seconds(first.took), ...atMost(first.took, 5_000, seconds) },
    {
      what: 'the same after a kill (-9) in full play',
      seen: seconds(second.took),
      ...atMost(second.took, 5_000, seconds),
    },
    { what: 'until everybody is served again', seen: seconds(back) },
    { what: 'acknowledged commands, of which lost', seen: `${acknowledged}, ${lost}`, ...none(lost) },
    { what: 'views asked, of which not answered', seen: `${asked}, ${faults}`, ...none(faults) },
    ...year,
  ]);
} finally {
  rmSync(directory, { recursive: true });
}

/** Every room is of another club, and all of them are written before the server starts. */
async function openRooms(club: Club): Promise<Room[]> {
  const store = await openStore({ directory });
  const rooms: Room[] = [];
  for (let at = 0; at < PLAYING; at++) rooms.push(await openRoom(store, `soir-${at + 1}`, club, clubAt(at)));
  await store.close();
  return rooms;
}

/** As after a start of the machine: nothing of the file is in its memory, where the system knows how to forget it. */
function forgetFile(): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
  if (process.platform === 'linux') execFileSync('dd', [`if=${file}`, 'iflag=nocache', 'count=0', 'status=none']);
}

async function launch(port = 0): Promise<{ server: Served; took: number }> {
  const start = performance.now();
  const server = await serve({ directory, port });
  const page = await new Page(server.url).enter(server.chiefLink);
  const took = performance.now() - start;
  page.close();
  return { server, took };
}

/** What was acknowledged and is not there, once the chain of every room was followed. */
async function countLost(rooms: readonly Room[]): Promise<{ acknowledged: number; lost: number }> {
  const store = await openStore({ directory });
  let [acknowledged, lost] = [0, 0];
  for (const room of rooms) {
    const ids = new Set((await store.readSound(room.stream)).map(({ id }) => id));
    acknowledged += room.acknowledged.size;
    lost += [...room.acknowledged].filter((id) => !ids.has(id)).length;
  }
  await store.close();
  return { acknowledged, lost };
}
