import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from './testing/quickfetch.ts';
import { type Browser, startTestServer, type TestServer, tokenOf } from './testing/server.ts';
import { linkOf, openTournament, TOURNAMENT } from './testing/tournament.ts';

let server: TestServer;
let chief: Browser;

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  await openTournament(chief);
});

afterAll(() => server.stop());

const COMMANDS = `/api/tournaments/${TOURNAMENT}/commands`;
const JSON_TYPE = { 'content-type': 'application/json' };

/** The status, the code and the path of an answer that is an error. */
async function errorOf(answer: Answer): Promise<[number, string, string?]> {
  const { error } = (await answer.json()) as { error: { code: string; text: string; path?: string } };
  expect(error.text).toMatch(/^[A-ZÀ-Ý«].*[.]$/s);
  expect(JSON.stringify(error)).not.toMatch(/\bat .*\.[jt]s/);
  return error.path === undefined ? [answer.status, error.code] : [answer.status, error.code, error.path];
}

const post = (body: string, headers: Record<string, string> = JSON_TYPE, path = COMMANDS) =>
  chief.fetch(path, { method: 'POST', headers, body }).then(errorOf);

describe('bad requests', () => {
  test('JSON that cannot be read', async () => {
    expect(await post('{"id":')).toEqual([400, 'bad-json']);
    expect(await post('')).toEqual([400, 'bad-json']);
    expect(await post('{"__proto__":{"a":1}}')).toEqual([400, 'bad-json']);
  });

  test('another content type, even one that a form of another site could send', async () => {
    expect(await post('{}', { 'content-type': 'text/plain' })).toEqual([415, 'not-json']);
    expect(await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual([415, 'not-json']);
  });

  test('what does not follow the contract: the key and what was expected', async () => {
    expect(await post('[]')).toEqual([400, 'bad-request', '']);
    expect(await post('{"id":"x","type":"rien","data":{}}')).toEqual([400, 'bad-request', 'type']);
    const command = (data: unknown) => JSON.stringify({ id: 'x', type: 'record-slips', data });
    expect(await post(command({ game: 'g', turn: 'un', slips: [] }))).toEqual([400, 'bad-request', 'data.turn']);
    expect(await post(command({ game: 'g', turn: 1, slips: [{ entrant: 3 }] }))).toEqual([
      ...[400, 'bad-request', 'data.slips.0.entrant'],
    ]);
    expect(await post(command({ game: 'g', turn: 1, slips: [], mot: 1 }))).toEqual([400, 'bad-request', 'data']);
    expect(await post('{"id":"a\\u0000","type":"undo","data":{}}')).toEqual([400, 'bad-request', 'id']);
    expect(await post('{"id":"\\ud800","type":"undo","data":{}}')).toEqual([400, 'bad-request', 'id']);
    const answer = await chief.fetch(COMMANDS, { method: 'POST', headers: JSON_TYPE, body: command({ turn: 'un' }) });
    expect(await answer.json()).toMatchObject({ error: { text: '« data.game » : il manque un texte.' } });
  });

  test('a parameter or a question of another shape', async () => {
    const hall = `/api/tournaments/${TOURNAMENT}`;
    expect(await errorOf(await chief.fetch(`${hall}/games/g/turns/zero/desk`))).toEqual([400, 'bad-request', 'turn']);
    expect(await errorOf(await chief.fetch(`${hall}/news`))).toEqual([400, 'bad-request', 'after']);
    expect(await errorOf(await chief.fetch(`${hall}/news?after=1&after=2`))).toEqual([400, 'bad-request', 'after']);
    expect(await errorOf(await chief.fetch(`/api/tournaments/${'x'.repeat(500)}/hall`))).toEqual([
      ...[400, 'bad-request', 'tournament'],
    ]);
    expect(await errorOf(await chief.fetch('/api/tournaments/%zz/hall'))).toEqual([400, 'bad-request']);
  });

  test('settings nested without end', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const lexicons = await chief.api.listLexicons();
    const lexicon = lexicons.ok ? JSON.stringify(lexicons.value.lexicons[0]) : '';
    const data = `{"name":"x","place":"","date":"","edition":"2019","lexicon":${lexicon},"settings":{"x":${deep}}}`;
    const [status] = await post(`{"id":"profond","data":${data}}`, JSON_TYPE, '/api/tournaments');
    expect(status).toBeLessThan(500);
  });

  test('what is not there', async () => {
    expect(await errorOf(await chief.fetch('/api/rien'))).toEqual([404, 'not-found']);
    expect(await errorOf(await chief.fetch('/api/tournaments/rien/hall'))).toEqual([404, 'unknown-tournament']);
    expect(await errorOf(await chief.fetch(`/api/tournaments/${TOURNAMENT}/entrants/nul/sheet`))).toEqual([
      ...[404, 'not-found'],
    ]);
    const wrong = await chief.fetch(COMMANDS, { method: 'PUT' });
    expect(wrong.headers.get('allow')).toBe('POST');
    expect(await errorOf(wrong)).toEqual([405, 'wrong-method']);
    expect(await errorOf(await chief.fetch(COMMANDS, { method: 'PROPFIND' }))).toEqual([405, 'wrong-method']);
  });

  test('a body too large, told before it is sent whole', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { ...JSON_TYPE, cookie: chief.cookie, 'content-length': 5_000_000 };
      const sent = request(server.url + COMMANDS, { method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode);
        sent.destroy();
      });
      sent.on('error', reject);
      sent.write('{');
    });
    expect(status).toBe(413);
    expect(await post(JSON.stringify({ id: 'x'.repeat(1_100_000) }))).toEqual([413, 'too-large']);
    const file = JSON.stringify({ id: 'x', file: 'x'.repeat(3_000_000) });
    expect(await post(file, JSON_TYPE, '/api/tournaments/import')).toEqual([422, 'bad-file']);
  });

  test('what is not even HTTP', async () => {
    const { port } = new URL(server.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('BONJOUR\r\n\r\n'));
      let text = '';
      socket.on('data', (bytes) => (text += bytes));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 .*"code":"bad-request"/s);
  });
});

describe('another origin', () => {
  const leave = (headers: Record<string, string>) =>
    server.fetch(COMMANDS, { method: 'POST', headers: { cookie: chief.cookie, ...JSON_TYPE, ...headers }, body: '{}' });

  test.each([
    { origin: 'http://ailleurs.example' },
    { origin: 'null' },
    { origin: 'pas une adresse' },
    { origin: 'file://' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('%o is refused', async (headers) => {
    expect(await errorOf(await leave(headers as Record<string, string>))).toEqual([403, 'wrong-origin']);
  });

  test('a program that is no browser passes', async () => {
    expect(await errorOf(await leave({}))).toEqual([400, 'bad-request', 'type']);
    expect(await errorOf(await leave({ origin: server.url }))).toEqual([400, 'bad-request', 'type']);
  });
});

describe('too many requests', () => {
  test('links that do not open are told to wait after ten a minute; one that opens never is', async () => {
    const own = await startTestServer({ limits: { failedEntries: 10 } });
    const enter = (token: string) =>
      own.fetch('/api/session', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ token }) });
    for (let time = 0; time < 10; time++) expect((await enter('rien')).status).toBe(401);
    const refused = await enter('rien');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '6']);
    expect((await enter(tokenOf(own.chiefLink))).status).toBe(200);
    own.clock.ahead = 6_001;
    expect((await enter('rien')).status).toBe(401);
    await own.stop();
  });

  test('three hundred phones behind one address enter at the same moment, whoever else tries there', async () => {
    const moment = Date.now();
    const own = await startTestServer({ now: () => moment });
    const boss = await own.enter(own.chiefLink);
    await openTournament(boss);
    const { url } = await linkOf(boss, 'player');
    const token = tokenOf(url);
    for (let time = 0; time < 1_000; time++) await own.fetch('/api/session');
    expect((await own.fetch('/api/session')).status).toBe(429);
    for (let phone = 0; phone < 300; phone++) {
      expect((await own.fetch(`/entrer/${token}`)).status).toBe(200);
      expect((await own.fetch('/entrer.js')).status).toBe(200);
      const body = new URLSearchParams({ token });
      const entered = await own.fetch('/entrer', { method: 'POST', headers: { origin: own.url }, body });
      expect(entered.status).toBe(303);
      const cookie = entered.headers.getSetCookie()[0].split(';')[0];
      expect((await own.fetch('/api/session', { headers: { cookie } })).status).toBe(200);
    }
    await own.stop();
  });

  test('one link is not opened for ever', async () => {
    const moment = Date.now();
    const entries = 20;
    const own = await startTestServer({ now: () => moment, limits: { entries } });
    const enter = () =>
      own.fetch('/api/session', {
        ...{ method: 'POST', headers: JSON_TYPE },
        body: JSON.stringify({ token: tokenOf(own.chiefLink) }),
      });
    for (let time = 0; time < entries; time++) expect((await enter()).status).toBe(200);
    expect(await errorOf(await enter())).toEqual([429, 'too-many-requests']);
    await own.stop();
  });

  test('the phone of a player acts sixty times a minute, on however many devices; a referee goes on', async () => {
    const moment = Date.now();
    const own = await startTestServer({ now: () => moment });
    const boss = await own.enter(own.chiefLink);
    await openTournament(boss);
    const act = async (browser: Browser, times: number) => {
      const body = { id: 'x', type: 'undo', data: { event: 'rien' } } as const;
      const codes = new Set<string>();
      for (let time = 0; time < times; time++) {
        const answer = await browser.api.sendCommand({ params: { tournament: TOURNAMENT }, body });
        codes.add(answer.ok ? 'done' : answer.fault.code);
      }
      return [...codes];
    };
    const { url } = await linkOf(boss, 'player');
    const [phone, tablet] = [await own.enter(url), await own.enter(url)];
    expect(await act(phone, 40)).toEqual(['nothing-to-undo']);
    expect(await act(tablet, 20)).toEqual(['nothing-to-undo']);
    expect(await act(phone, 1)).toEqual(['too-many-requests']);
    expect(await act(tablet, 1)).toEqual(['too-many-requests']);
    expect(await act(await own.enter((await linkOf(boss, 'second-referee')).url), 400)).toEqual(['nothing-to-undo']);
    await own.stop();
  });

  test('a session, and those without one, each have their own bucket', async () => {
    const own = await startTestServer({ limits: { staffRequests: 20, perAddress: 5 } });
    const browser = await own.enter(own.chiefLink);
    const statuses = async (ask: () => Promise<Answer>, times: number) => {
      const all = await Promise.all(Array.from({ length: times }, ask));
      return all.filter(({ status }) => status === 429).length;
    };
    expect(await statuses(() => own.fetch('/sante'), 10)).toBe(5);
    expect(await statuses(() => browser.fetch('/api/session'), 30)).toBe(10);
    await own.stop();
  });
});
