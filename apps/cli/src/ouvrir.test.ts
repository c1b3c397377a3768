import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { openerFor } from './browser.ts';
import { holdWindow } from './hold.ts';
import { asideOf, PortTaken, startOrJoin } from './launch.ts';
import { expectFault, useProgram } from './program.testing.ts';
import { enter, useServers } from './server.testing.ts';

const { directory, start } = useProgram();
const { begin, ended } = useServers(directory);

/** Stands before any other: what was to be opened is written to a file. */
mkdirSync(join(directory, 'bin'));
writeFileSync(join(directory, 'bin', 'xdg-open'), '#!/bin/sh\necho "$1" >> "$RACCORD_OPENED"\n', { mode: 0o755 });

const envFor = (data: string) => ({
  PATH: `${join(directory, 'bin')}${delimiter}${process.env.PATH}`,
  RACCORD_OPENED: join(directory, `${data}.opened`),
});
const openedFor = (data: string): string[] => {
  const { RACCORD_OPENED: file } = envFor(data);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

const STARTING = 'Raccord démarre…\n';

/** Double clicks, and reads the window up to the link. */
async function click(data: string, port = '0', env = envFor(data)) {
  const child = begin(['servir', '--ouvrir', '--donnees', data, '--host', '127.0.0.1', '--port', port], env);
  const lines: string[] = [];
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.includes('/entrer/')) break;
  }
  const link = lines.at(-1)?.trim() ?? '';
  return { child, lines, said: () => said, link, url: link && new URL(link).origin };
}

const where = async (address: string): Promise<string | null> =>
  (await fetch(address, { redirect: 'manual' })).headers.get('location');

describe.runIf(process.platform === 'linux')('raccord servir --ouvrir', () => {
  test('opens the browser, shows a short window with the link last; a second double click opens the same one, as its chief, and leaves', async () => {
    const { child, lines, said, link, url } = await click('seule');
    expect(said()).toBe(STARTING);
    expect(lines.length).toBeLessThan(12);
    expect(lines.join('\n')).toMatch(/Raccord est prêt[\s\S]*Données : .*seule[\s\S]*fermer arrête Raccord/);
    expect(lines.join('\n')).toContain('Le navigateur s’ouvre');
    expect(readFileSync(`/proc/${child.pid}/comm`, 'utf8').trim()).toBe('Raccord');
    await expect.poll(() => openedFor('seule')).toHaveLength(1);
    const [opened] = openedFor('seule');
    expect(opened).toMatch(new RegExp(`^${url}/ouvrir/`));
    expect(await where(opened)).toBe(new URL(link).pathname);
    expect(await where(opened)).toBe(null);
    await expect.poll(said).toMatch(/demandée deux fois.* révoquez les autres liens/);

    const second = await click('seule');
    expect(second.lines.join('\n')).toContain('Raccord tourne déjà');
    expect(second.lines.join('\n')).not.toContain('juge-arbitre');
    await expect.poll(second.said).toContain('Sans effet, puisque Raccord tourne déjà');
    expect(second.url).toBe(url);
    expect(await ended(second.child, 'SIGCONT')).toBe(0);
    await expect.poll(() => openedFor('seule')).toHaveLength(2);
    expect(await where(openedFor('seule')[1])).toMatch('/entrer/');
    const ask = await enter(second);
    expect((await ask('/session')).body).toMatchObject({ role: 'chief' });

    expect(await ended(child, 'SIGHUP')).toBe(0);
    expect(existsSync(join(directory, 'seule', 'serveur.json'))).toBe(false);
  });

  test('two double clicks at once start one server, and one on other data another', async () => {
    const port = String(await freePort());
    const both = await Promise.all([click('ensemble', port), click('ensemble', port)]);
    expect(both.map(({ lines }) => lines[0]).sort()).toEqual([
      expect.stringContaining('Raccord est prêt'),
      expect.stringContaining('Raccord tourne déjà'),
    ]);
    // With other data, it is another server; without anything that opens, the link is there all the same.
    const other = await click('autre', '0', { ...envFor('autre'), PATH: join(directory, 'nothing-here') });
    expect(other.lines.join('\n')).toContain('Raccord est prêt');
    expect((await fetch(`${other.url}/sante`)).status).toBe(200);
    expect(await ended(other.child, 'SIGTERM')).toBe(0);
    for (const { child } of both) await ended(child, 'SIGTERM');
  });

  test('a port that is named is the one, or none', async () => {
    const taken = await occupy(await freePort());
    const refused = start(['servir', '--ouvrir', '--donnees', 'prise', '--host', '127.0.0.1', '--port', String(taken)]);
    expectFault({ ...refused, stderr: refused.stderr.replace(STARTING, '') }, `port ${taken}`);
  });
});

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** Listens there, or throws as the program does. */
const occupy = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => reject(new PortTaken(`port ${port}`)));
    server.listen(port, '127.0.0.1', () => {
      open.push(server);
      resolve((server.address() as { port: number }).port);
    });
  });

async function freePort(): Promise<number> {
  const port = await occupy(0);
  await new Promise((resolve) => open.pop()?.close(resolve));
  return port;
}

describe('where the port is taken by another program', () => {
  const place = { directory: join(directory, 'nulle-part') };

  test('the next free one is taken', async () => {
    const taken = await occupy(0);
    const begun = await startOrJoin({ place, port: taken, isPortChosen: false }, occupy);
    expect(begun).toEqual({ started: expect.any(Number) });
    const [from, port] = [taken + 1, 'started' in begun ? begun.started : 0];
    expect(port).toBeGreaterThanOrEqual(from);
    expect(port).toBeLessThan(taken + 10);
  });

  test('ten that are taken are enough, and the first one is named', async () => {
    const tried: number[] = [];
    const start = (port: number): Promise<never> => {
      tried.push(port);
      throw new PortTaken(`port ${port}`);
    };
    await expect(startOrJoin({ place, port: 9, isPortChosen: false }, start)).rejects.toThrow('port 9');
    expect(tried).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  });
});

test('what a second start leaves aside is said, and that another version runs', () => {
  const running = { version: '9.0.0', link: '', opening: '' };
  expect(asideOf({ values: {}, switches: new Set(['ouvrir']) }, { ...running, version: manifest.version })).toEqual([]);
  expect(asideOf({ values: { donnees: 'x', port: '1' }, switches: new Set(['ouvrir', 'demo']) }, running)).toEqual([
    expect.stringMatching(/version 9\.0\.0 qui tourne.* fermez d’abord/),
    'Sans effet, puisque Raccord tourne déjà sur ces données : --port, --demo.',
  ]);
});

test('each system has its own way to open an address', () => {
  expect(openerFor('win32')).toEqual(['rundll32', 'url.dll,FileProtocolHandler']);
  expect(openerFor('darwin')).toEqual(['open']);
  expect(openerFor('linux')).toEqual(['xdg-open']);
});

test('a window with a fault in it stays until it was read, where there is one', async () => {
  const terminal = () => Object.assign(new PassThrough(), { isTTY: true }) as never;
  const [stdin, stderr] = [terminal() as PassThrough, terminal() as PassThrough];
  const held = holdWindow(undefined, { stdin, stderr } as never);
  expect(String(stderr.read())).toContain('Entrée pour fermer');
  stdin.write('\n');
  await held;
  await holdWindow(undefined, { stdin: new PassThrough(), stderr: new PassThrough() } as never);
  await holdWindow(1, { stdin: terminal(), stderr: terminal() } as never);
});
