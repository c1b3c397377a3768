/** From the launch of each package in `dist/` to its first answer, beside the program of the repository: `npx tsx bench/start.ts [ROUNDS]`. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENTRY } from '../tools/dist/program.ts';
import { ROOT, VERSION } from '../tools/dist/root.ts';
import { openWindows, raccordIn, ZIP } from '../tools/dist/wine/wine.ts';
import { median } from './median.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const LOOK_MS = 5;
const TICKS = Number(execFileSync('getconf', ['CLK_TCK']));
const folder = mkdtempSync(join(tmpdir(), 'raccord-demarrage-'));

/** Starts a program with these words; what it prints goes to the file that is answered. */
type Start = (words: readonly string[]) => { readonly child: ChildProcess; readonly output: string };
interface Seen {
  readonly wall: number;
  readonly cpu: number;
}

let count = 0;
const byCommand =
  (...command: readonly [string, ...string[]]): Start =>
  (words) => {
    const output = join(folder, `sortie-${++count}.txt`);
    const file = openSync(output, 'w');
    const [program, ...first] = command;
    const child = spawn(program, [...first, ...words], { stdio: ['ignore', file, 'inherit'] });
    closeSync(file);
    return { child, output };
  };

const dist = (name: string): string => join(ROOT, 'dist', name);

/** What `dist/` has for this machine, put where it can run. */
function unpacked(): [string, Start][] {
  const found: [string, Start][] = [];
  const take = (name: string, file: string, unpack: (place: string) => Start): void => {
    if (existsSync(dist(file))) found.push([name, unpack(mkdtempSync(join(folder, 'paquet-')))]);
    else console.log(`${name}: « dist/${file} » is not there.`);
  };
  const linux = `raccord-${VERSION}-linux-x64`;
  take('Linux, tar.xz', `${linux}.tar.xz`, (place) => {
    execFileSync('tar', ['-xf', dist(`${linux}.tar.xz`), '-C', place]);
    return byCommand(join(place, linux, 'raccord'));
  });
  take('Debian', `raccord_${VERSION}_amd64.deb`, (place) => {
    execFileSync('dpkg-deb', ['-x', dist(`raccord_${VERSION}_amd64.deb`), place]);
    return byCommand(join(place, 'usr/lib/raccord/raccord'));
  });
  take('npm', `raccord-${VERSION}.tgz`, (place) => {
    execFileSync('npm', ['install', '--silent', '--prefix', place, dist(`raccord-${VERSION}.tgz`)]);
    return byCommand(process.execPath, join(place, 'node_modules/raccord', ENTRY));
  });
  return found;
}

/** Of a process and of those that it started, by the system. */
function cpuSeconds(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = new Map(all.flatMap((name) => statOf(Number(name))));
  const sum = (one: number): number =>
    (stats.get(one)?.ticks ?? 0) +
    [...stats].filter(([, { parent }]) => parent === one).reduce((total, [child]) => total + sum(child), 0);
  return sum(pid) / TICKS;
}

function statOf(pid: number): [number, { readonly parent: number; readonly ticks: number }][] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return [[pid, { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }]];
  } catch {
    return []; // it has ended
  }
}

async function measure(start: Start): Promise<Seen> {
  const data = mkdtempSync(join(folder, 'donnees-'));
  const begun = performance.now();
  const { child, output } = start(['servir', '--json', '--port', '0', '--host', '127.0.0.1', '--donnees', data]);
  while (!readFileSync(output, 'utf8').trimEnd().endsWith('}')) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    await sleep(LOOK_MS);
  }
  await (await fetch(`${JSON.parse(readFileSync(output, 'utf8')).url}/sante`)).text();
  const seen = { wall: (performance.now() - begun) / 1000, cpu: cpuSeconds(child.pid ?? 0) };
  const exit = once(child, 'exit');
  child.kill();
  await exit;
  return seen;
}

const windows = existsSync(ZIP) && spawnSync('wine', ['--version']).status === 0 ? await openWindows() : undefined;
try {
  const programs: [string, Start][] = [['repository', byCommand(process.execPath, join(ROOT, ENTRY))], ...unpacked()];
  if (windows) programs.push(['Windows, zip, by Wine', (words) => windows.start(raccordIn(windows.program, ...words))]);
  const seen = new Map<string, Seen[]>(programs.map(([name]) => [name, []]));
  // The first round warms the disk; all of them in turn, since the machine has slow phases.
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, start] of programs) {
      const one = await measure(start);
      if (round > 0) seen.get(name)?.push(one);
    }
  const of = (name: string, what: keyof Seen): number => median((seen.get(name) ?? []).map((one) => one[what]));
  for (const [name] of programs) {
    const [wall, cpu] = [of(name, 'wall'), of(name, 'cpu')];
    const ratios = `${(wall / of('repository', 'wall')).toFixed(2)}, ${(cpu / of('repository', 'cpu')).toFixed(2)} of the repository`;
    console.log(`${name}: ${wall.toFixed(2)} s, ${cpu.toFixed(2)} s of processor (${ratios})`);
  }
} finally {
  windows?.close();
  rmSync(folder, { recursive: true, force: true });
}
