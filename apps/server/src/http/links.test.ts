import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenTo } from '../live/testing/ear.ts';
import { type Browser, browserOf, startTestServer, type TestServer, tokenOf, WIDE_LIMITS } from './testing/server.ts';
import { linkOf, openTournament, TOURNAMENT } from './testing/tournament.ts';

let server: TestServer;
let chief: Browser;

beforeAll(async () => {
  server = await startTestServer({ limits: WIDE_LIMITS });
  chief = await server.enter(server.chiefLink);
  await openTournament(chief);
});

afterAll(() => server.stop());

const params = { tournament: TOURNAMENT };
const HOUR = 3_600_000;

async function history(limit: number): Promise<(readonly [string, string])[]> {
  const seen = await chief.api.seeAudit({ params, query: { newest: true, limit } });
  return seen.ok ? seen.value.lines.map(({ who, what }) => [who, what] as const) : [];
}

const isIn = async (browser: Browser) => (await browser.api.whoAmI()).ok;

/** The chief of a centre, with a referee and a second chief whom he let in, who let a player in. */
async function openFamily() {
  const first = await linkOf(chief, 'centre-chief');
  const local = await server.enter(first.url);
  const referee = await server.enter((await linkOf(local, 'referee')).url);
  const second = await server.enter((await linkOf(local, 'centre-chief')).url);
  const player = await server.enter((await linkOf(second, 'player')).url);
  return { first, all: [local, referee, second, player] };
}

test('links made and revoked are in the history, by whom and for whom, without what opens them', async () => {
  const made = await linkOf(chief, 'referee');
  const local = await server.enter((await linkOf(chief, 'centre-chief')).url);
  const screen = await local.api.makeLink({ params, body: { label: 'Écran', role: 'screen', centre: 'c' } });
  await chief.api.revokeLink({ params: { ...params, link: made.id } });
  expect(await history(4)).toEqual([
    ['Juge-arbitre', 'lien révoqué : « Poste referee » (arbitre)'],
    ['Poste centre-chief (responsable du centre « Centre c »)', 'lien créé : « Écran » (écran)'],
    ['Juge-arbitre', 'lien créé : « Poste centre-chief » (juge-arbitre)'],
    ['Juge-arbitre', 'lien créé : « Poste referee » (arbitre)'],
  ]);
  const file = await chief.api.exportTournament({ params });
  expect(file.ok && file.value).toContain(made.id);
  for (const { url } of [made, ...(screen.ok ? [screen.value] : [])]) {
    expect(file.ok && file.value).not.toContain(tokenOf(url));
  }
});

test('a link says whether somebody is there by it', async () => {
  const made = await linkOf(chief, 'referee');
  const onlineOf = async () => {
    const listed = await chief.api.listLinks({ params, query: { limit: 1 } });
    return listed.ok ? listed.value.links.map(({ id, isOnline = false }) => [id, isOnline]) : [];
  };
  expect(await onlineOf()).toEqual([[made.id, false]]);
  const ear = listenTo(server.url, `/api/tournaments/${TOURNAMENT}/live`, await server.enter(made.url));
  await ear.last();
  expect(await onlineOf()).toEqual([[made.id, true]]);
  ear.socket.close();
  await expect.poll(onlineOf).toEqual([[made.id, false]]);
});

test('a starting list makes its links in one line of the history', async () => {
  const before = await history(1);
  await chief.api.makeStartingList({ params, body: {} });
  expect(await history(2)).toEqual([['Juge-arbitre', '3 liens créés, dont « Joueur 1 » (joueur)'], ...before]);
});

test('a starting list whose answer is lost, asked again under its id, has the same links', async () => {
  const links = async () => (await chief.api.countLinks({ params })) as { value: { stations: object } };
  const body = { id: 'liste-1' };
  await chief.api.makeStartingList({ params, body });
  const before = [await history(2), await links()];
  expect((await chief.api.makeStartingList({ params, body })).ok).toBe(true);
  expect([await history(2), await links()]).toEqual(before);
});

test('links made by dozens: all of them in one line of the history, or none', async () => {
  const screen = { label: 'Écran', role: 'screen' } as const;
  const wrong = { label: 'x', role: 'player', subject: 'inconnu' } as const;
  const before = await history(1);
  const refused = await chief.api.makeLinks({ params, body: { links: [screen, wrong] } });
  expect(refused).toMatchObject({ ok: false, fault: { code: 'bad-request', path: 'subject' } });
  expect(await history(1)).toEqual(before);
  const made = await chief.api.makeLinks({ params, body: { links: [screen, screen, screen] } });
  expect(made.ok && new Set(made.value.links.map(({ url }) => url)).size).toBe(3);
  expect((await history(1))[0][1]).toBe('3 liens créés, dont « Écran » (écran)');
});

test('cards of a whole list: one request, one line of the history, a PDF; asked again, the same links', async () => {
  const links = Array.from({ length: 300 }, (_, at) => ({ label: `Écran ${at + 1}`, role: 'screen' }) as const);
  const bare = await chief.api.makeLinks({ params, body: { links, isBare: true } });
  expect(bare.ok && bare.value.links.map(({ qr }) => qr)).toEqual(links.map(() => undefined));
  const count = async () => {
    const counted = await chief.api.countLinks({ params });
    return counted.ok && counted.value.stations.screen;
  };
  const before = (await count()) || 0;
  const body = { id: 'cartes-1', links };
  for (let times = 0; times < 2; times++) {
    const cards = await chief.api.makeLinkCards({ params, body });
    if (!cards.ok) throw new Error(cards.fault.text);
    expect(
      Buffer.from(cards.value as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await count()).toBe(before + 300);
  }
  expect((await history(1))[0][1]).toBe('300 liens créés, dont « Écran 1 » (écran)');
  const wrong = await chief.api.makeLinkCards({
    params,
    body: { links: [{ label: 'x', role: 'player', subject: 'z' }] },
  });
  expect(wrong).toMatchObject({ ok: false, fault: { code: 'bad-request', path: 'subject' } });
});

test('asked again under the same id, the links are the same ones, which open by the last addresses given', async () => {
  const screen = { label: 'Écran', role: 'screen' } as const;
  const body = { id: 'demande-1', links: [screen, { ...screen, label: 'Écran 2' }] };
  const lost = await chief.api.makeLinks({ params, body });
  const before = await history(2);
  const again = await chief.api.makeLinks({ params, body });
  if (!lost.ok || !again.ok) throw new Error('links were refused');
  const idsOf = ({ links }: typeof lost.value) => links.map(({ id }) => id);
  expect(idsOf(again.value)).toEqual(idsOf(lost.value));
  expect(await history(2)).toEqual(before);
  for (const { url } of again.value.links) expect(await isIn(await server.enter(url))).toBe(true);
  await expect(server.enter(lost.value.links[0].url)).rejects.toThrow();
  const other = await chief.api.makeLinks({ params, body: { ...body, links: [screen] } });
  expect(other).toMatchObject({ ok: false, fault: { code: 'id-taken' } });
  const local = await server.enter((await linkOf(chief, 'centre-chief')).url);
  const own = await local.api.makeLink({ params, body: { id: 'demande-1', ...screen, centre: 'c' } });
  expect(own.ok && idsOf(again.value)).not.toContain(own.ok && own.value.id);
});

test('asked again, they are shown as they stand; once revoked, opened or asked for otherwise, they are refused', async () => {
  const screen = { label: 'Écran', role: 'screen' } as const;
  const ask = (id: string, hours = 5) => chief.api.makeLinks({ params, body: { id, links: [{ ...screen, hours }] } });
  const first = await ask('demande-2');
  const again = await ask('demande-2');
  if (!first.ok || !again.ok) throw new Error('links were refused');
  const timesOf = ({ links: [{ createdAt, expiresAt }] }: typeof first.value) => ({ createdAt, expiresAt });
  expect(timesOf(again.value)).toEqual(timesOf(first.value));
  const text = 'Ces liens ont changé entre-temps : demandez-les de nouveau.';
  const changed = { ok: false, fault: { code: 'id-taken', text } };
  expect(await ask('demande-2', 6)).toMatchObject(changed);
  const browser = await server.enter(again.value.links[0].url);
  expect(await ask('demande-2')).toMatchObject(changed);
  expect(await isIn(browser)).toBe(true);
  const other = await ask('demande-3');
  if (!other.ok) throw new Error('the link was refused');
  await chief.api.revokeLink({ params: { ...params, link: other.value.links[0].id } });
  expect(await ask('demande-3')).toMatchObject(changed);
});

test('no page says that links were made or revoked', async () => {
  const data = { links: [{ id: 'x', role: 'screen', label: 'x' }] };
  for (const type of ['make-links', 'revoke-links'] as const) {
    const body = { id: 'x', type, data } as never;
    expect(await chief.api.sendCommand({ params, body })).toMatchObject({ ok: false, fault: { code: 'bad-request' } });
  }
});

test('the links of a revoked chief are listed, and end with him', async () => {
  const { first, all } = await openFamily();
  const listed = await chief.api.listLinks({ params, query: { maker: first.id } });
  expect(listed.ok && listed.value.links.map(({ role }) => role).sort()).toEqual(['chief', 'player', 'referee']);
  const revoked = await chief.api.revokeLink({ params: { ...params, link: first.id } });
  expect(revoked).toEqual({ ok: true, value: { ended: 4 } });
  for (const browser of all) expect(await isIn(browser)).toBe(false);
  expect((await history(1))[0][1]).toBe('4 liens révoqués, dont « Poste centre-chief » (juge-arbitre)');
  const again = await chief.api.revokeLink({ params: { ...params, link: first.id } });
  expect(again.ok).toBe(true);
  expect((await history(2))[1][1]).toMatch(/^lien créé/);
});

test('unless whoever revokes him keeps them', async () => {
  const { first, all } = await openFamily();
  const revoked = await chief.api.revokeLink({ params: { ...params, link: first.id }, query: { keepMade: true } });
  expect(revoked).toEqual({ ok: true, value: { ended: 1 } });
  expect(await Promise.all(all.map(isIn))).toEqual([false, true, true, true]);
});

test('a page of links at a time, found by their words; how many lead to each station', async () => {
  await openTournament(chief, 'page');
  const there = { tournament: 'page' };
  for (let number = 1; number <= 30; number++) {
    const body = { label: `Élève ${number}`, role: 'player', subject: number > 20 ? 'p2' : 'p1' } as const;
    await chief.api.makeLink({ params: there, body });
  }
  const list = async (query: object) => {
    const seen = await chief.api.listLinks({ params: there, query });
    return seen.ok ? [seen.value.total, ...seen.value.links.map(({ label }) => label)] : [];
  };
  expect(await list({ limit: 2 })).toEqual([30, 'Élève 30', 'Élève 29']);
  expect(await list({ limit: 2, after: 28 })).toEqual([30, 'Élève 2', 'Élève 1']);
  expect(await list({ text: '7 eleve', limit: 1 })).toEqual([3, 'Élève 27']);
  expect(await list({ ended: true })).toEqual([0]);
  const counted = await chief.api.countLinks({ params: there });
  expect(counted).toEqual({ ok: true, value: { stations: { 'player p1': 20, 'player p2': 10 } } });
});

test('whoever is out is told why', async () => {
  const textOf = async (browser: Browser) => {
    const answer = await browser.api.whoAmI();
    return answer.ok ? 'in' : `${answer.fault.code}: ${answer.fault.text}`;
  };
  const made = await linkOf(chief, 'screen');
  const revoked = await server.enter(made.url);
  const expired = await server.enter((await linkOf(chief, 'screen', TOURNAMENT, 1)).url);
  await chief.api.revokeLink({ params: { ...params, link: made.id } });
  server.clock.ahead = HOUR + 1_000;
  expect(await textOf(revoked)).toBe('no-session: Votre lien a été révoqué : demandez-en un autre au juge-arbitre.');
  expect(await textOf(expired)).toBe('no-session: Votre lien a expiré : demandez-en un autre au juge-arbitre.');
  expect(await textOf(browserOf(server.url, 'raccord=ailleurs'))).toMatch(/^no-session: Vous n’êtes pas reconnu/);
  server.clock.ahead = 0;
});

test('the links of the installation are listed and revoked, with what was made with them', async () => {
  await server.pause();
  const { directory } = server;
  const own = await startTestServer({ directory, now: Date.now });
  const boss = await own.enter(own.chiefLink);
  const listed = await boss.api.listInstallationLinks();
  const links = listed.ok ? listed.value.links : [];
  expect(links.map(({ isOwn, openedAt }) => [isOwn, openedAt !== undefined])).toEqual([
    [true, true],
    [false, true],
  ]);
  expect(links[0].made).toBe(0);
  expect(links[1].made).toBeGreaterThan(10);
  const old = browserOf(own.url, chief.cookie);
  expect(await isIn(old)).toBe(true);
  const revoked = await boss.api.revokeInstallationLink({ params: { link: links[1].id } });
  expect(revoked).toEqual({ ok: true, value: { ended: links[1].made + 1 } });
  expect(await isIn(old)).toBe(false);
  const seen = await boss.api.seeAudit({ params, query: { newest: true, limit: 1 } });
  expect(seen.ok && seen.value.lines[0].what).toMatch(/^\d+ liens révoqués, dont « /);
  const after = await boss.api.listInstallationLinks();
  expect(after.ok && after.value.links.map(({ id }) => id)).toEqual([links[0].id]);
  const foreign = await boss.api.listLinks({ params: { tournament: 'page' } });
  expect(foreign.ok && foreign.value.total).toBe(0);
  await own.stop();
});

test('the link of a start lasts a day unless it is opened, and then a month', async () => {
  const own = await startTestServer();
  const day = 24 * HOUR;
  own.clock.ahead = day - 60_000;
  const browser = await own.enter(own.chiefLink);
  own.clock.ahead = 30 * day - 120_000;
  expect(await isIn(browser)).toBe(true);
  own.clock.ahead = 31 * day;
  expect(await isIn(browser)).toBe(false);
  await own.stop();

  const other = await startTestServer();
  other.clock.ahead = day + 1_000;
  await expect(other.enter(other.chiefLink)).rejects.toThrow('link-unknown');
  await other.stop();
});
