import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import manifest from '../../../../package.json' with { type: 'json' };
import { ringBell } from '../access/bell.ts';
import { doorOf, systemOf } from './reach.ts';
import { startTestServer, type TestServer, tokenOf } from './testing/server.ts';

const servers: TestServer[] = [];
async function start(...options: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...options);
  servers.push(server);
  return server;
}
const directories: string[] = [];
async function emptyDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'raccord-bell-'));
  directories.push(directory);
  return directory;
}
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  for (const directory of directories.splice(0)) await rm(directory, { recursive: true });
});

const bellOf = ({ directory }: TestServer): string => join(directory, 'serveur.json');
const said = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

test('whoever reads the bell of a server gets a link of its chief; it is his alone to read, and ends with the server', async () => {
  const server = await start();
  if (process.platform !== 'win32') expect((await stat(bellOf(server))).mode & 0o777).toBe(0o600);
  const { link = '', opening = '' } = (await ringBell(server.directory)) ?? {};
  expect(opening).toMatch(new RegExp(`^${server.url}/ouvrir/`));
  expect(opening).not.toContain(tokenOf(link));
  expect(link).toMatch(new RegExp(`^${server.url}/entrer/`));
  expect(link).not.toBe(server.chiefLink);
  const session = await (await server.enter(link)).api.whoAmI();
  expect(session).toMatchObject({ ok: true, value: { role: 'chief' } });
  expect(server.logs.join()).not.toContain((await said(bellOf(server))).word);
  await server.pause();
  await expect(access(bellOf(server))).rejects.toThrow('ENOENT');
  expect(await ringBell(server.directory)).toBe(undefined);
});

test('a word that is not the right one gets nothing', async () => {
  const [one, other] = [await start(), await start()];
  const ring = (word: string) =>
    one.fetch('/api/bell', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ word }),
    });
  const { word, reply } = await said(bellOf(one));
  for (const wrong of [reply, word.slice(1), 'x', (await said(bellOf(other))).word]) {
    expect((await ring(wrong)).status).toBe(404);
  }
  expect(await (await ring(word)).json()).toMatchObject({ reply });
});

test('a bell left by a server that was killed rings at nobody, nor at whoever is there now', async () => {
  const [gone, there] = [await start(), await start()];
  const bell = await said(bellOf(gone));
  await gone.pause();
  await writeFile(bellOf(gone), JSON.stringify(bell));
  expect(await ringBell(gone.directory)).toBe(undefined);
  await writeFile(bellOf(gone), JSON.stringify({ ...bell, url: there.url }));
  expect(await ringBell(gone.directory)).toBe(undefined);
  const { word } = await said(bellOf(there));
  await writeFile(bellOf(gone), JSON.stringify({ url: there.url, word, reply: bell.reply }));
  expect(await ringBell(gone.directory)).toBe(undefined);
  await writeFile(bellOf(gone), 'half of');
  expect(await ringBell(gone.directory)).toBe(undefined);
});

test('whoever answers a bell has nothing opened that is not of the server', async () => {
  const good = {
    reply: 'oui',
    version: '1',
    link: 'http://127.0.0.1:PORT/entrer/x',
    opening: 'http://127.0.0.1:PORT/ouvrir/y',
  };
  let answer: object = good;
  const stranger = createServer((_, response) => {
    const text = JSON.stringify(answer).replaceAll('PORT', String((stranger.address() as AddressInfo).port));
    response.end(text);
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const { port } = stranger.address() as AddressInfo;
  const directory = await emptyDirectory();
  const ringWith = async (bell: object, given: object) => {
    answer = given;
    await writeFile(join(directory, 'serveur.json'), JSON.stringify(bell));
    return ringBell(directory);
  };
  const bell = { url: `http://127.0.0.1:${port}`, word: 'non', reply: 'oui' };
  expect(await ringWith(bell, good)).toMatchObject({ opening: `${bell.url}/ouvrir/y` });
  const { reply: _, ...silent } = good;
  const { reply: __, ...deaf } = bell;
  expect(await ringWith(deaf, silent)).toBe(undefined);
  expect(await ringWith(bell, { ...good, opening: 'file:///etc/passwd' })).toBe(undefined);
  expect(await ringWith(bell, { ...good, opening: 'http://127.0.0.1.example/ouvrir/y' })).toBe(undefined);
  expect(await ringWith(bell, { ...good, link: 'https://example.org/entrer/x' })).toBe(undefined);
  expect(await ringWith({ ...bell, url: `https://127.0.0.1:${port}` }, good)).toBe(undefined);
  expect(await ringWith({ ...bell, url: 'http://192.0.2.7' }, good)).toBe(undefined);
  await new Promise((resolve) => stranger.close(resolve));
});

test('a second server on the same data leaves the bell of the first one alone', async () => {
  const first = await start();
  const bell = await said(bellOf(first));
  const second = await start({ directory: first.directory });
  expect(await said(bellOf(first))).toEqual(bell);
  await second.pause();
  expect(await ringBell(first.directory)).toMatchObject({ version: manifest.version });
});

test('a server that cannot hang its bell serves all the same, and says so in a line', async () => {
  const directory = await emptyDirectory();
  await mkdir(join(directory, 'serveur.json', 'pris'), { recursive: true });
  const server = await start({ directory });
  expect((await server.fetch('/sante')).status).toBe(200);
  expect(server.logs.filter((line) => line.includes('serveur.json'))).toHaveLength(1);
});

test('a server that stops takes its bell down before it waits for anybody', async () => {
  const server = await start();
  const slow = connect(Number(new URL(server.url).port), '127.0.0.1');
  slow.write('POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{');
  await once(slow, 'connect');
  await server.fetch('/sante');
  const stopped = server.pause().then(() => 'stopped');
  await expect.poll(() => access(bellOf(server)).catch(() => 'gone')).toBe('gone');
  expect(await Promise.race([stopped, 'waiting'])).toBe('waiting');
  slow.destroy();
  await stopped;
});

test('a bell is for this machine, and not for whoever comes through a proxy on it', async () => {
  const server = await start();
  const { word } = await said(bellOf(server));
  const ring = (headers: Record<string, string>) =>
    server.fetch('/api/bell', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ word }),
    });
  expect((await ring({})).status).toBe(200);
  expect((await ring({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(401);
});

test('clients who go before they are answered are no fault of the server', async () => {
  const server = await start();
  const port = Number(new URL(server.url).port);
  for (let count = 0; count < 50; count += 1) {
    const client = connect(port, '127.0.0.1');
    client.on('error', () => undefined);
    client.write('GET /api/session HTTP/1.1\r\nhost: x\r\n\r\n', () => client.resetAndDestroy());
  }
  await expect.poll(() => server.logs.join()).toContain('/api/session');
  await server.fetch('/sante');
  expect(server.logs.filter((line) => line.includes('stack'))).toEqual([]);
});

test('an address that was looked at ahead is not spent', async () => {
  const server = await start();
  const opening = server.opening(server.chiefLink);
  expect((await fetch(opening, { method: 'HEAD' })).status).toBe(404);
  expect((await fetch(opening, { redirect: 'manual' })).status).toBe(303);
});

test('what a browser is started with opens once, soon, and leaves alone whoever is the chief already', async () => {
  let warnings = 0;
  const server = await start({ onTicketTwice: () => (warnings += 1) });
  const visit = async (address: string, cookie = '') => {
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    return answer.headers.get('location') ?? (await answer.text()).match(/ne s’ouvre qu’une fois/)?.[0];
  };
  const opening = server.opening(server.chiefLink);
  expect(await visit(opening)).toBe(`/entrer/${tokenOf(server.chiefLink)}`);
  expect(warnings).toBe(0);
  for (const _ of ['twice', 'thrice']) expect(await visit(opening)).toBe('ne s’ouvre qu’une fois');
  expect(warnings).toBe(1);
  const { cookie } = await server.enter(server.chiefLink);
  const { opening: second = '' } = (await ringBell(server.directory)) ?? {};
  for (const _ of ['opened', 'loaded again']) expect(await visit(second, cookie)).toBe('/');
  expect(warnings).toBe(1);
  // A stranger is quicker than a browser that holds the station: the chief goes on, and is warned once.
  const raced = server.opening(server.chiefLink);
  expect(await visit(raced)).toBe(`/entrer/${tokenOf(server.chiefLink)}`);
  for (const _ of ['opened', 'loaded again']) expect(await visit(raced, cookie)).toBe('/');
  expect(warnings).toBe(2);
  const late = server.opening(server.chiefLink);
  server.clock.ahead += 130_000;
  expect(await visit(late)).toBe('ne s’ouvre qu’une fois');
  expect(await visit(`${server.url}/ouvrir/invented`)).toBe('ne s’ouvre qu’une fois');
  expect(warnings).toBe(2);
  expect(server.logs.join()).not.toContain(tokenOf(opening));
});

test('a server knows that another device has come: not by its own machine, whichever address that one takes', async () => {
  const server = await start({ behindProxy: true });
  const chief = await server.enter(server.chiefLink);
  const reach = async () => {
    const answer = await chief.api.describeReach();
    return answer.ok ? answer.value : answer.fault;
  };
  expect(await reach()).toMatchObject({ hasVisitors: false, door: 'public', addresses: [] });
  await server.fetch('/sante', { headers: { 'x-forwarded-for': '127.0.0.2' } });
  expect(await reach()).toMatchObject({ hasVisitors: false });
  await server.fetch('/sante', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  await expect.poll(reach).toMatchObject({ hasVisitors: true });
});

test('who may come', () => {
  const plain = { isBehindProxy: false, publicUrl: undefined };
  expect(doorOf({ ...plain, host: '127.0.0.1' })).toBe('machine');
  expect(doorOf({ ...plain, host: '0.0.0.0' })).toBe('network');
  expect(doorOf({ ...plain, host: '192.168.1.4' })).toBe('network');
  expect(doorOf({ ...plain, host: '127.0.0.1', isBehindProxy: true })).toBe('public');
  expect(doorOf({ ...plain, host: '0.0.0.0', publicUrl: 'https://scrabble.example' })).toBe('public');
  expect((['win32', 'darwin', 'linux', 'freebsd'] as const).map(systemOf)).toEqual([
    ...['windows', 'macos', 'linux', 'linux'],
  ]);
});

test('the notices of a package are there for everybody to read; without a package, that is said', async () => {
  const plain = await start();
  const lexicon = expect.stringMatching(/^[0-9a-f]{64}$/);
  const told = { version: manifest.version, lexicon, hasNotices: false };
  expect(await (await plain.fetch('/api/program')).json()).toEqual(told);
  expect((await plain.fetch('/api/notices')).status).toBe(404);
  const notices = join(plain.directory, 'THIRD-PARTY.txt');
  await writeFile(notices, 'fastify : MIT, été\n');
  const packed = await start({ notices });
  expect(await (await packed.fetch('/api/program')).json()).toMatchObject({ hasNotices: true });
  const answer = await packed.fetch('/api/notices');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('fastify : MIT, été\n');
});

test('a file put into the data tells the chief of the installation of a newer version, and is told where it is wrong', async () => {
  const server = await start();
  const chief = await server.enter(server.chiefLink);
  const told = async (content: string | Uint8Array) => {
    await writeFile(join(server.directory, 'nouvelle-version.txt'), content);
    const answer = await chief.api.describeUpdate();
    return answer.ok ? answer.value.told : answer.fault;
  };
  expect(await chief.api.describeUpdate()).toEqual({ ok: true, value: {} });
  expect(await told('\uFEFF9.0.12 \r\nUne page\r\n  par personne.\r\n')).toEqual({
    text: `La version 9.0.12 de Raccord est disponible ; celle-ci est la ${manifest.version}. Une page par personne.`,
    isFault: false,
  });
  for (const same of [manifest.version, '0.0.9']) expect(await told(same)).toBeUndefined();
  for (const wrong of ['', 'v2', '9.0', 'bientôt\n9.0.0', Buffer.alloc(5_000, '9'), Buffer.from([0xff, 0xfe, 0x39])]) {
    expect(await told(wrong)).toEqual({ text: expect.stringContaining('Corrigez-le, ou retirez-le.'), isFault: true });
  }
  expect((await server.fetch('/api/program/update')).status).toBe(401);
});
