import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { ROUTE_NAMES, ROUTES } from '@raccord/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../../../../package.json' with { type: 'json' };
import { Buckets } from './limits.ts';
import { redact } from './logs.ts';
import { type Browser, startTestServer, type TestServer, tokenOf } from './testing/server.ts';
import { linkOf, missingOf, openTournament, TOURNAMENT, tell } from './testing/tournament.ts';

let server: TestServer;
let chief: Browser;

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  await openTournament(chief);
});

afterAll(() => server.stop());

test('every answer is kept to its own page', async () => {
  for (const path of ['/sante', '/', '/api/docs', '/api/rien', '/api/session']) {
    const { headers } = await server.fetch(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain(`connect-src 'self' ws://${new URL(server.url).host}`);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe-inline');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBe(null);
  }
});

test('health, readiness and measures', async () => {
  expect(await (await server.fetch('/sante')).json()).toEqual({ status: 'ok', version: manifest.version });
  expect(await (await server.fetch('/pret')).json()).toMatchObject({ status: 'ok' });
  const measures = await (await server.fetch('/metrics')).text();
  expect(measures).toMatch(/raccord_requests_total\{route="health",status="200"\} \d/);
  expect(measures).toMatch(/raccord_request_seconds_bucket\{route="health",le="\+Inf"\} \d/);
  expect(measures).toMatch(/^raccord_events_total [1-9]/m);
  expect(measures).toMatch(/^raccord_live_connections 0$/m);
  expect(measures).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test('the chief of the installation is told how long the server kept people waiting, and when', async () => {
  const chief = await server.enter(server.chiefLink);
  const healthNow = async () => {
    const read = await chief.api.readHealth();
    if (!read.ok) throw new Error(read.fault.text);
    return read.value;
  };
  const before = await healthNow();
  expect(before).toMatchObject({ version: manifest.version, connections: 0 });
  // The server runs in this process: so does what holds it up.
  const spent = process.cpuUsage();
  while (process.cpuUsage(spent).user < 200_000);
  await expect.poll(async () => (await healthNow()).delays.stalls.length).toBeGreaterThan(before.delays.stalls.length);
  const { delays } = await healthNow();
  expect(delays.worst).toBeGreaterThanOrEqual(100);
  expect(delays.stalls.at(-1)?.milliseconds).toBeLessThanOrEqual(delays.worst);
  expect(Math.max(...delays.stalls.map(({ worked }) => worked))).toBeGreaterThanOrEqual(200);
  expect(delays.counts.map(({ upTo }) => upTo)).toEqual([5, 10, 25, 50, 100, 250, 1_000, undefined]);
  expect((await server.fetch('/api/health')).status).toBe(401);
});

test('measures are for programs of this machine, not for a page that gives itself its address', async () => {
  const askedAs = async (host: string): Promise<number | undefined> => {
    const asked = get(`${server.url}/metrics`, { headers: { host } });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  const { port } = new URL(server.url);
  for (const own of ['127.0.0.1', 'localhost', '[::1]', '192.168.1.9', hostname()]) {
    expect([own, await askedAs(`${own}:${port}`)]).toEqual([own, 200]);
  }
  for (const other of ['ailleurs.example', `127.0.0.1.ailleurs.example`]) {
    expect([other, await askedAs(`${other}:${port}`)]).toEqual([other, 401]);
  }
});

test('the contract as a page: every route, no asset from elsewhere', async () => {
  const html = await (await server.fetch('/api/docs')).text();
  for (const name of ROUTE_NAMES) expect(html).toContain(`<code>${ROUTES[name].method} ${ROUTES[name].path}</code>`);
  expect(html).toContain('<html lang="fr">');
  expect(html).not.toMatch(/<script|<style|style=|(src|href)="(?!\/)/);
  const document = await (await server.fetch('/api/openapi.json')).json();
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: manifest.version } });
});

test('a whole tournament goes out as a file and comes in under another name', async () => {
  const file = await chief.api.exportTournament({ params: { tournament: TOURNAMENT } });
  const text = file.ok ? file.value : '';
  const imported = await chief.api.importTournament({ body: { id: 'copie', file: text } });
  expect(imported).toMatchObject({ ok: true, value: { sequence: text.trim().split('\n').length - 1 } });
  const again = await chief.api.importTournament({ body: { id: 'copie', file: text } });
  expect(again).toEqual(imported);
  const broken = await chief.api.importTournament({
    body: { id: 'autre', file: text.replace('Centre c', 'Centre e') },
  });
  expect(broken).toMatchObject({ ok: false, fault: { code: 'bad-file' } });
  const listed = await chief.api.listTournaments();
  expect(listed.ok && listed.value.tournaments.map(({ id }) => id)).toEqual([TOURNAMENT, 'copie']);
  await openTournament(chief, 'voisin');
  const taken = await chief.api.importTournament({ body: { id: 'voisin', file: text } });
  expect(taken).toMatchObject({ ok: false, fault: { code: 'id-taken' } });
});

test('tournaments are listed by what they are called now', async () => {
  const named = async () => {
    const listed = await chief.api.listTournaments();
    return listed.ok && listed.value.tournaments.find(({ id }) => id === TOURNAMENT);
  };
  const before = await named();
  const params = { tournament: TOURNAMENT };
  const data = { name: 'Autre nom', place: 'Là', date: '2026-11-16' };
  await chief.api.sendCommand({ params, body: { id: 'renomme', type: 'describe-tournament', data } });
  expect(await named()).toMatchObject(data);
  await chief.api.sendCommand({ params, body: { id: 'comme-avant', type: 'undo', data: { event: 'renomme' } } });
  expect(await named()).toMatchObject({ ...before, sequence: expect.any(Number) });
});

test('the list of tournaments says how far each one is', async () => {
  const stage = async () => {
    const listed = await chief.api.listTournaments();
    return listed.ok && listed.value.tournaments.find(({ id }) => id === 'etapes')?.stage;
  };
  await openTournament(chief, 'etapes');
  expect(await stage()).toBe('ready');
  await tell(chief, 'make-draw', { game: 'g', source: { kind: 'random', seed: 1 } }, 'etapes');
  expect(await stage()).toBe('playing');
  await tell(chief, 'undo', {}, 'etapes');
  expect(await stage()).toBe('ready');
  const turn = { game: 'g', turn: 1 };
  await tell(chief, 'make-draw', { game: 'g', source: { kind: 'typed', letters: 'ADERRST' } }, 'etapes');
  for (const centre of ['c', 'd']) {
    await tell(chief, 'start-clock', { ...turn, centre }, 'etapes');
    await tell(chief, 'end-turn', { ...turn, centre }, 'etapes');
  }
  await tell(chief, 'lay-solution', { ...turn, word: 'RETARDS', reference: 'H4' }, 'etapes');
  const missing = await missingOf(chief, 'etapes');
  await tell(chief, 'finish-game', { game: 'g', cause: 'decision', reason: 'Panne de courant', missing }, 'etapes');
  expect(await stage()).toBe('finished');
  await tell(chief, 'plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' }, 'etapes');
  expect(await stage()).toBe('playing');
});

test('a command sent twice is done once', async () => {
  const params = { tournament: TOURNAMENT };
  const body = { id: 'une-fois', type: 'add-centre', data: { id: 'e', name: 'E' } } as const;
  const answers = await Promise.all([1, 2, 3].map(() => chief.api.sendCommand({ params, body })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0].ok).toBe(true);
});

test('no secret gets into the log', async () => {
  const link = await linkOf(chief, 'screen');
  const token = tokenOf(link.url);
  await fetch(link.url);
  await fetch(`${link.url}?jeton=${token}`);
  await server.fetch(`/api/session?token=${token}`);
  await server.fetch(`/ailleurs/${token}/x`);
  await server.fetch(`//entrer/${token}`);
  await server.fetch('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{${token}`,
  });
  await server.fetch('/entrer', { method: 'POST', body: new URLSearchParams({ token }) });
  const screen = await server.enter(link.url);
  await screen.fetch('/api/session', { headers: { authorization: token, referer: link.url } });
  const body = { id: 'x', type: 'open-prepared-game', data: { game: 'g', passphrase: 'sésame-ouvre-toi' } } as const;
  await chief.api.sendCommand({ params: { tournament: TOURNAMENT }, body });

  const log = server.logs.join('');
  expect(log).toContain('"route":"sendCommand"');
  expect(log).toContain('/entrer/***');
  const secrets = [token, tokenOf(server.chiefLink), screen.cookie, chief.cookie, 'sésame'];
  for (const secret of secrets.flatMap((text) => [text, text.replace('raccord=', '')]))
    expect(log).not.toContain(secret);
});

test('redact', () => {
  expect(redact('/api/tournaments/essai/hall?after=3')).toBe('/api/tournaments/essai/hall');
  expect(redact('/ENTRER/court')).toBe('/entrer/***');
});

test('a bucket fills up again steadily and forgets those it no longer needs', () => {
  let now = 0;
  const buckets = new Buckets(60, () => now);
  for (let time = 0; time < 60; time++) expect(buckets.take('a')).toBe(true);
  expect(buckets.take('a')).toBe(false);
  expect(buckets.take('b')).toBe(true);
  now += 1_000;
  expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false]);
  for (let key = 0; key < 50_000; key++) buckets.take(String(key));
  expect(buckets.take('49999')).toBe(true);
});
