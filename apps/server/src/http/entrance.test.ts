import type { StationRole } from '@raccord/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, browserOf, startTestServer, type TestServer, tokenOf } from './testing/server.ts';
import { linkOf, openTournament, TOURNAMENT, tell } from './testing/tournament.ts';

let server: TestServer;
let chief: Browser;

beforeAll(async () => {
  server = await startTestServer({ behindProxy: true });
  chief = await server.enter(server.chiefLink);
  await openTournament(chief);
});

afterAll(() => server.stop());

const submit = (token: string, headers: Record<string, string> = {}) =>
  server.fetch('/entrer', {
    method: 'POST',
    headers: { origin: server.url, ...headers },
    body: new URLSearchParams({ token }),
  });

test('the page of a link opens nothing by itself; its form gives a cookie and an address without the token', async () => {
  const { url } = await linkOf(chief, 'referee');
  const page = await fetch(url);
  expect([page.status, page.headers.get('set-cookie'), page.headers.get('referrer-policy')]).toEqual([
    ...[200, null, 'strict-origin'],
  ]);
  const html = await page.text();
  expect(html).toContain('<form method="post" action="/entrer">');
  expect(html).not.toMatch(/<script>|style=|https?:/);

  const entered = await submit(tokenOf(url));
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/']);
  const [cookie] = entered.headers.getSetCookie();
  expect(cookie).toMatch(/^raccord=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=60\d{4}$/);
  expect(cookie).not.toContain(tokenOf(url));
  const browser = browserOf(server.url, cookie.split(';')[0]);
  expect(await browser.api.whoAmI()).toEqual({
    ok: true,
    value: { role: 'referee', name: 'Mme referee', tournament: TOURNAMENT, centre: 'c', id: 'referee' },
  });
});

test('a link that does not open says so in French', async () => {
  const refused = await submit('rien');
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null]);
  expect(await refused.text()).toContain('demandez-en un autre au juge-arbitre');
  expect((await submit('rien', { origin: 'http://ailleurs.example' })).status).toBe(403);
  const odd = await server.fetch('/entrer/%22%3E%3Cscript%3E');
  expect(await odd.text()).not.toContain('<script>');
});

test('whoever holds a station changes it knowingly: a link on another site does not put him out', async () => {
  const first = await linkOf(chief, 'referee');
  const second = await linkOf(chief, 'screen');
  const { cookie } = await server.enter(first.url);
  expect((await submit(tokenOf(first.url), { cookie })).headers.get('location')).toBe('/');
  const asked = await submit(tokenOf(second.url), { cookie });
  expect([asked.status, asked.headers.get('set-cookie')]).toEqual([200, null]);
  const html = await asked.text();
  expect(html).toContain('tient déjà le poste «\u00a0Poste referee\u00a0»');
  expect(html).not.toContain('<script');
  expect((await browserOf(server.url, cookie).api.whoAmI()).ok).toBe(true);
  const changed = await server.fetch('/entrer', {
    method: 'POST',
    headers: { origin: server.url, cookie },
    body: new URLSearchParams({ token: tokenOf(second.url), exchange: 'yes' }),
  });
  expect(changed.status).toBe(303);
  expect((await browserOf(server.url, cookie).api.whoAmI()).ok).toBe(false);
});

test('behind a proxy that ciphers, the cookie is for ciphered requests alone', async () => {
  const entered = await submit(tokenOf(server.chiefLink), {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'club.example',
    origin: 'https://club.example',
  });
  expect(entered.headers.getSetCookie()[0]).toMatch(/; Secure$/);
});

test('the links of a tournament: shown once, for stations that exist', async () => {
  const made = await linkOf(chief, 'player');
  expect(made.url).toMatch(new RegExp(`^${server.url}/entrer/[\\w-]{43}$`));
  expect(made.qr).toMatch(/^<svg/);
  const params = { tournament: TOURNAMENT };
  const known = await chief.api.listLinks({ params });
  expect(JSON.stringify(known)).not.toContain(tokenOf(made.url));
  expect(known).toMatchObject({
    ok: true,
    value: { links: expect.arrayContaining([expect.objectContaining({ id: made.id })]) },
  });
  for (const [body, path] of [
    [{ role: 'player' }, 'subject'],
    [{ role: 'player', subject: 'nul' }, 'subject'],
    [{ role: 'referee', subject: 'commission' }, 'subject'],
    [{ role: 'screen', subject: 'p1' }, 'subject'],
    [{ role: 'chief', centre: 'nul' }, 'centre'],
  ] as const) {
    const answer = await chief.api.makeLink({ params, body: { label: 'x', ...body } });
    expect(answer).toMatchObject({ ok: false, fault: { code: 'bad-request', path } });
  }
});

test('the chief of a centre deals with the links of his centre alone, and none above his own', async () => {
  const local = await server.enter((await linkOf(chief, 'centre-chief')).url);
  const params = { tournament: TOURNAMENT };
  const make = async (body: { role: StationRole; subject?: string; centre?: string }) => {
    const answer = await local.api.makeLink({ params, body: { label: 'x', ...body } });
    return answer.ok ? 'made' : answer.fault.code;
  };
  await tell(chief, 'appoint-official', { id: 'ailleurs', name: 'Ailleurs', centre: 'd', office: 'referee' });
  expect(await make({ role: 'player', subject: 'p1' })).toBe('made');
  expect(await make({ role: 'player', subject: 'p3' })).toBe('forbidden');
  expect(await make({ role: 'referee', subject: 'referee' })).toBe('made');
  expect(await make({ role: 'referee', subject: 'ailleurs' })).toBe('forbidden');
  expect(await make({ role: 'second-referee', subject: 'second-referee' })).toBe('made');
  expect(await make({ role: 'commission', subject: 'commission' })).toBe('forbidden');
  expect(await make({ role: 'screen', centre: 'c' })).toBe('made');
  expect(await make({ role: 'screen' })).toBe('forbidden');
  expect(await make({ role: 'relay', centre: 'c' })).toBe('forbidden');
  expect(await make({ role: 'chief', centre: 'c' })).toBe('made');
  expect(await make({ role: 'chief', centre: 'd' })).toBe('forbidden');
  expect(await make({ role: 'chief' })).toBe('forbidden');
  for (const name of ['chief', 'commission', 'relay'] as const) {
    const above = await linkOf(chief, name);
    const revoked = await local.api.revokeLink({ params: { ...params, link: above.id } });
    expect(revoked).toMatchObject({ ok: false, fault: { code: 'forbidden' } });
    const seen = await local.api.listLinks({ params, query: { limit: 1000 } });
    expect(seen.ok && seen.value.links.map(({ id }) => id)).not.toContain(above.id);
  }
});

test('an official who was taken back acts no more', async () => {
  await tell(chief, 'appoint-official', { id: 'bref', name: 'Bref', centre: 'c', office: 'referee' });
  const params = { tournament: TOURNAMENT };
  const made = await chief.api.makeLink({ params, body: { label: 'x', role: 'referee', subject: 'bref' } });
  const browser = await server.enter(made.ok ? made.value.url : '');
  expect((await browser.api.seeHall({ params })).ok).toBe(true);
  await tell(chief, 'undo', {});
  expect(await browser.api.seeHall({ params })).toMatchObject({ ok: false, fault: { code: 'forbidden' } });
});

test('what was entered at one station does not go under the name of another that the browser holds now', async () => {
  const referee = await server.enter((await linkOf(chief, 'referee')).url);
  const params = { tournament: TOURNAMENT };
  const send = (station: string) => {
    const body = { id: `for-${station.replace(' ', '-')}`, type: 'undo', data: { event: 'rien' }, station } as const;
    return referee.api.sendCommand({ params, body });
  };
  expect(await send('second-referee second-referee')).toMatchObject({ ok: false, fault: { code: 'no-session' } });
  const own = await send('referee referee');
  expect(own.ok || own.fault.code).not.toBe('no-session');
});
