import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './testing/server.ts';

let directory: string;
let server: TestServer;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'raccord-web-'));
  const web = join(directory, 'dist');
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(web, 'index.html'), '<title>Raccord</title>');
  await writeFile(join(web, 'raccord.svg'), '<svg/>');
  await writeFile(join(web, 'assets', 'letters-latin-wght-normal-1.woff2'), 'letters');
  await writeFile(join(web, 'assets', 'index-1.js'), 'alert(1)');
  await writeFile(join(web, 'assets', 'index-1.js.br'), brotliCompressSync('alert(1)'));
  server = await startTestServer({ webDirectory: web });
});

afterEach(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

test('the application answers at its addresses, whoever asks, and is never kept', async () => {
  for (const path of ['/', '/tournois', '/tournois/printemps/saisie']) {
    const answer = await server.fetch(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toBe('<title>Raccord</title>');
  }
  const elsewhere = await server.fetch('/ailleurs');
  expect([elsewhere.status, await elsewhere.json()]).toMatchObject([404, { error: { code: 'not-found' } }]);
});

test('who types an address that is none reads a page, and finds the way home', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml' };
  const typed = await server.fetch('/ailleurs', { headers });
  expect(typed.status).toBe(404);
  expect(await typed.text()).toMatch(/Rien à cette adresse\..*<a href="\/">/s);
  expect((await server.fetch('/api/ailleurs', { headers })).headers.get('content-type')).toContain('json');
});

test('the pages of the server are in the letters of the application', async () => {
  expect(await (await server.fetch('/raccord.css')).text()).toContain(
    'url("/assets/letters-latin-wght-normal-1.woff2")',
  );
});

test('what names no icon has that of the application', async () => {
  const icon = await server.fetch('/favicon.ico');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});

test('its files are sent compressed, and kept; what is none of them is not', async () => {
  const answer = await new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const asked = get(`${server.url}/assets/index-1.js`, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(pieces) }));
    });
    asked.on('error', reject);
  });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(answer.body).toString()).toBe('alert(1)');
  for (const none of ['/assets/index-1.js.br', '/assets/index-2.js']) {
    const { status, headers } = await server.fetch(none);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
});

test('nothing outside its directory is sent', async () => {
  for (const path of ['/assets/..%2F..%2Flibre.bin.br', '/..%2flibre.bin.br', '/assets/%2e%2e/%2e%2e/libre.bin.br']) {
    expect((await server.fetch(path)).status).not.toBe(200);
  }
});

test('a program without its application says what to do', async () => {
  const bare = await startTestServer({ webDirectory: join(directory, 'rien') });
  expect(await (await bare.fetch('/')).text()).toContain('npm run build');
  await bare.stop();
});
