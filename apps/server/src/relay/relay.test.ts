import { copyFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { encodeLexicon, WordGraph } from '@raccord/scrabble';
import { checkChain } from '@raccord/stream';
import type { StoredEvent } from '@raccord/tournament';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Browser, browserOf, startTestServer } from '../http/testing/server.ts';
import { TOURNAMENT, tell } from '../http/testing/tournament.ts';
import { startServer } from '../start.ts';
import { openStore } from '../store/open.ts';
import {
  drawNext,
  erasePlayer,
  params,
  playIn,
  relayLink,
  startTwoCentres,
  statusOnce,
  type TwoCentres,
} from './testing/centres.ts';

let centres: TwoCentres;

beforeEach(async () => {
  centres = await startTwoCentres();
}, 60_000);
afterEach(() => centres.stop(), 60_000);

async function eventsOf(chief: Browser): Promise<StoredEvent[]> {
  const read = await chief.api.readEvents({ params, query: { after: 0, limit: 5_000 } });
  if (!read.ok) throw new Error(read.fault.text);
  return read.value.events as StoredEvent[];
}

async function copyAt(directory: string): Promise<StoredEvent[]> {
  const store = await openStore({ directory });
  try {
    return await store.read(TOURNAMENT, 0);
  } finally {
    await store.close();
  }
}

const rankingOf = async ({ api }: Browser) => {
  const { sequence, ...ranking } = await value(api.seeRanking({ params }));
  return ranking;
};

async function value<T>(answer: Promise<{ ok: true; value: T } | { ok: false; fault: { text: string } }>): Promise<T> {
  const given = await answer;
  if (!given.ok) throw new Error(given.fault.text);
  return given.value;
}

const slipOf = (word: string) => ({
  state: 'handed-in' as const,
  solutions: [{ word, direction: 'horizontal' as const, reference: 'H4', outside: [] }],
  score: 18,
});

test('a centre that is cut off plays on, the others too; then everything is there once, in order, on both sides', async () => {
  const { chief, network, chiefOfCentre, referee, relay } = centres;
  await statusOnce(chiefOfCentre);
  await network.cut();
  await playIn('d', 1, ['p3'], chiefOfCentre, referee);
  await drawNext(chiefOfCentre);
  await playIn('d', 2, ['p3'], chiefOfCentre, referee);
  await drawNext(chiefOfCentre);
  await tell(chiefOfCentre, 'start-clock', { game: 'g', turn: 3, centre: 'd' });
  const alone = await value(chiefOfCentre.api.seeHall({ params }));
  expect(alone.turn).toMatchObject({ number: 3, draw: 'AELMRST' });
  expect(await statusOnce(chiefOfCentre, ({ connection }) => connection === 'cut')).toMatchObject({ pending: 13 });

  await playIn('c', 1, ['p1', 'p2'], chief);
  await drawNext(chief);
  const before = await eventsOf(chief);
  await network.mend();
  expect(await statusOnce(chiefOfCentre)).toEqual({
    ...{ connection: 'connected', pending: 0, refused: [], dismissed: [] },
    text: 'Relié au serveur du tournoi.',
  });

  const events = await eventsOf(chief);
  expect(events.slice(0, before.length)).toEqual(before);
  expect(events.slice(before.length).map(({ type }) => type)).toEqual([
    // The draw of the second turn and the solution of the first were there already.
    ...['clock-started', 'slips-recorded', 'turn-ended', 'turn-closed'],
    ...['clock-started', 'slips-recorded', 'turn-ended', 'solution-laid', 'turn-closed', 'draw-made', 'clock-started'],
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  const times = events.slice(before.length).map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times[0]).toBeLessThan(before.at(-1)?.at ?? 0);
  expect(checkChain(events).ok).toBe(true);
  expect(await rankingOf(chiefOfCentre)).toEqual(await rankingOf(chief));

  // Those of the other centre are still where they were.
  expect((await value(chief.api.seeHall({ params }))).turn).toMatchObject({ number: 2 });
  await relay.pause();
  expect(await copyAt(relay.directory)).toEqual(events);
});

test('a name erased on the server of the tournament is erased from the copy of a centre, whether or not it was there', async () => {
  const { central, chief, network, chiefOfCentre, referee, relay } = centres;
  await playIn('d', 1, ['p3'], chiefOfCentre, referee);
  await statusOnce(chiefOfCentre);
  const before = await eventsOf(chief);
  await network.cut();
  await tell(chief, 'amend-entrant', { entrant: 'p3', members: [{ name: 'QUARTZ Zénobie', licence: '123' }] });
  // What waits at the relay has names too, one of which the server of the tournament never heard of.
  await tell(chiefOfCentre, 'amend-entrant', { entrant: 'p3', members: [{ name: 'WOLFRAM Yolande', licence: '456' }] });
  await tell(chiefOfCentre, 'give-warning', { game: 'g', turn: 1, entrant: 'p3', reason: 'Yolande parle' });
  await erasePlayer(central, 'p3');
  await erasePlayer(central, 'p1');
  await network.mend();
  const gone = /Joueur [13]"|QUARTZ|WOLFRAM|Yolande|"456"/;
  const namesAt = async (browser: Browser) => JSON.stringify(await value(browser.api.seePeople({ params })));
  await expect.poll(() => namesAt(chiefOfCentre), { timeout: 20_000 }).not.toMatch(gone);
  await statusOnce(chiefOfCentre);
  // Erased by another process, which is noticed a moment later.
  await expect.poll(() => namesAt(chief)).not.toMatch(gone);
  const events = await eventsOf(chief);
  expect(events.slice(-2).map(({ type, data }) => [type, data])).toMatchObject([
    ['entrant-amended', { members: [{ name: 'Joueur effacé' }] }],
    ['warning-given', { reason: 'Joueur effacé parle' }],
  ]);
  expect(events.slice(0, before.length).map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
  expect(await rankingOf(chiefOfCentre)).toEqual(await rankingOf(chief));
  await tell(chiefOfCentre, 'make-draw', { game: 'g', source: { kind: 'prepared' } });
  await statusOnce(chiefOfCentre);
  await relay.pause();
  const copy = await copyAt(relay.directory);
  expect(checkChain(copy)).toEqual({ ok: true });
  expect(JSON.stringify([copy, events])).not.toMatch(gone);
  expect(copy).toEqual(await eventsOf(chief));
  // One that joins now reads events that lost a name before the erasure that says so.
  const late = await startTestServer({ relay: await relayLink(chief, network, 'c'), retryMs: 20 });
  await late.pause();
  expect(await copyAt(late.directory)).toEqual((await eventsOf(chief)).slice(0, (await copyAt(late.directory)).length));
  await late.stop();
});

test('with the network, what is done on either side is soon on the other', async () => {
  const { chief, chiefOfCentre, referee } = centres;
  await Promise.all([
    playIn('c', 1, ['p1', 'p2'], chief),
    tell(chiefOfCentre, 'start-clock', { game: 'g', turn: 1, centre: 'd' }),
  ]);
  await tell(referee, 'record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p3', slip: slipOf('TARDES') }] });
  await tell(chiefOfCentre, 'end-turn', { game: 'g', turn: 1, centre: 'd' });
  await statusOnce(chiefOfCentre);
  const sheet = (browser: Browser, entrant: string) => value(browser.api.seeSheet({ params: { ...params, entrant } }));
  for (const entrant of ['p1', 'p3']) {
    expect((await sheet(chiefOfCentre, entrant)).lines).toEqual((await sheet(chief, entrant)).lines);
  }
  expect(await rankingOf(chiefOfCentre)).toEqual(await rankingOf(chief));
});

test('what the server of the tournament refuses afterwards is told to the chief of the centre and in the log', async () => {
  const { chief, network, chiefOfCentre, referee, relay } = centres;
  await statusOnce(chiefOfCentre);
  await network.cut();
  const slips = (word: string) => ({ game: 'g', turn: 1, slips: [{ entrant: 'p3', slip: slipOf(word) }] });
  const body = { id: 'bulletin', type: 'record-slips', data: slips('TARDES') } as const;
  expect((await referee.api.sendCommand({ params, body })).ok).toBe(true);
  await tell(chiefOfCentre, 'start-clock', { game: 'g', turn: 1, centre: 'd' });
  await tell(chief, 'record-slips', slips('RETARDS'));
  await network.mend();
  const { refused } = await statusOnce(chiefOfCentre);
  expect(refused).toEqual([
    {
      id: 'bulletin',
      at: expect.any(Number),
      who: 'Mme Castor (arbitre)',
      what: 'saisie : bulletin de Joueur 3, coup 1 (Partie 1)',
      code: 'other-slip',
      text: 'Le bulletin de Joueur 3 au coup 1 a changé entre-temps. Vous aviez vu : « rien de saisi ». Il y a maintenant : « RETARDS en H4, 18\u00a0points ; accepté, 70\u00a0points, avertissement » (Juge-arbitre). Regardez-le, puis décidez de nouveau. Recommencez-la si elle est encore utile, ou voyez avec le juge-arbitre.',
    },
  ]);
  expect(relay.logs.join('')).toContain('"code":"other-slip"');
  const desk = await value(referee.api.seeDesk({ params: { ...params, game: 'g', turn: 1 } }));
  expect(desk.tables[0].slip?.solutions[0].word).toBe('RETARDS');
  // Sent again by the page, it is what it became.
  expect(await referee.api.sendCommand({ params, body })).toMatchObject({ fault: { code: 'other-slip' } });
  await tell(chiefOfCentre, 'end-turn', { game: 'g', turn: 1, centre: 'd' });
  await statusOnce(chiefOfCentre);
  expect(await rankingOf(chiefOfCentre)).toEqual(await rankingOf(chief));

  const dismiss = (action: string) => chiefOfCentre.api.dismissRefused({ params: { ...params, action } });
  expect(await dismiss('autre')).toMatchObject({ fault: { code: 'not-found' } });
  expect((await dismiss('bulletin')).ok).toBe(true);
  const { refused: left, dismissed } = await value(chiefOfCentre.api.seeRelay({ params }));
  expect(left).toEqual([]);
  const by = (await value(chiefOfCentre.api.whoAmI())).name;
  expect(dismissed).toMatchObject([{ id: 'bulletin', dismissal: { by, at: expect.any(Number) } }]);
  expect(await referee.api.sendCommand({ params, body })).toMatchObject({ fault: { code: 'other-slip' } });
  await relay.pause();
  const store = await openStore({ directory: relay.directory });
  expect(await store.outbox.list(TOURNAMENT)).toMatchObject([{ refusal: {}, dismissal: { by } }]);
  await store.close();
});

test('a second relay in the same directory is refused, and the first one goes on', async () => {
  const { relay, chiefOfCentre } = centres;
  const link = await relayOf(relay.directory);
  const second = startServer({ directory: relay.directory, relay: link, port: 0, logLevel: 'silent' });
  await expect(second).rejects.toMatchObject({ code: 'relay-running', text: expect.stringContaining(relay.directory) });
  await tell(chiefOfCentre, 'start-clock', { game: 'g', turn: 1, centre: 'd' });
});

test('a relay starts again without the network, with what it confirmed; its secret is for its user alone', async () => {
  const { chief, network, chiefOfCentre, referee, relay } = centres;
  await statusOnce(chiefOfCentre);
  await network.cut();
  await tell(referee, 'record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p3', slip: slipOf('TARDES') }] });
  await relay.pause();
  const kept = join(relay.directory, 'relais.json');
  if (process.platform !== 'win32') expect((await stat(kept)).mode & 0o777).toBe(0o600);
  const options = { directory: relay.directory, freeLexicon: join(relay.directory, 'libre.bin.br'), port: 0 };
  const start = (link?: string) =>
    startServer({ ...options, host: '127.0.0.1', logLevel: 'silent', retryMs: 20, ...(link ? { relay: link } : {}) });
  await expect(start()).rejects.toMatchObject({ code: 'relay-data' });
  await expect(start('http://ici/rien')).rejects.toMatchObject({ code: 'relay-link' });
  await expect(start(`${network.url}/entrer/autre`)).rejects.toMatchObject({ code: 'relay-unreachable' });

  const again = await start(await relayOf(relay.directory));
  const same = browserOf(again.url, chiefOfCentre.cookie);
  expect(await value(same.api.seeRelay({ params }))).toMatchObject({ connection: 'cut', pending: 1 });
  for (const type of ['start-clock', 'end-turn'] as const) await tell(same, type, { game: 'g', turn: 1, centre: 'd' });
  await network.mend();
  await statusOnce(same);
  expect(await rankingOf(same)).toEqual(await rankingOf(chief));
  await again.stop();

  await expect(start(`${network.url}/entrer/autre`)).rejects.toMatchObject({ code: 'relay-refused' });
  const other = await relayLink(chief, network, 'c');
  await expect(start(other)).rejects.toMatchObject({ code: 'relay-elsewhere' });
});

async function relayOf(directory: string): Promise<string> {
  const { readKept } = await import('./kept.ts');
  const kept = await readKept(directory);
  return `${kept?.base}/entrer/${kept?.token}`;
}

test('a relay that is no longer let in says so, and goes on', async () => {
  const { chief, chiefOfCentre } = centres;
  await statusOnce(chiefOfCentre);
  const { links } = await value(chief.api.listLinks({ params }));
  const link = links.find(({ role }) => role === 'relay')?.id ?? '';
  await chief.api.revokeLink({ params: { ...params, link } });
  const status = await statusOnce(chiefOfCentre, ({ connection }) => connection === 'shut-out');
  expect(status).toMatchObject({ text: expect.stringContaining('nouveau lien') });
  await tell(chiefOfCentre, 'start-clock', { game: 'g', turn: 1, centre: 'd' });
  expect((await value(chiefOfCentre.api.seeRelay({ params }))).pending).toBe(1);
});

test('the server of an installation does not become a relay, and only a relay’s link makes one', async () => {
  const { chief, central, network } = centres;
  const screen = await value(chief.api.makeLink({ params, body: { label: 'Écran', role: 'screen' } }));
  await expect(startTestServer({ relay: screen.url })).rejects.toMatchObject({ code: 'relay-refused' });
  const link = await relayLink(chief, network);
  const { directory } = central;
  const taken = startServer({ directory, relay: link, host: '127.0.0.1', port: 0, logLevel: 'silent' });
  await expect(taken).rejects.toMatchObject({ code: 'relay-elsewhere' });
});

test('a server of the tournament that was put back to an older state is not followed', async () => {
  const { central, chief, network, chiefOfCentre } = centres;
  const backup = join(central.directory, 'avant.sqlite');
  const store = await openStore({ directory: central.directory });
  await store.backup(backup);
  await store.close();
  await tell(chief, 'add-centre', { id: 'e', name: 'Centre e' });
  const { sequence } = await value(chief.api.seeHall({ params }));
  await until(async () => (await value(chiefOfCentre.api.seeHall({ params }))).sequence === sequence);
  await central.pause();
  // A file of its own: the process goes on holding a closed one until what it asked is collected as garbage.
  for (const rest of ['', '-wal', '-shm', '-ancre']) {
    await rm(join(central.directory, `raccord.sqlite${rest}`), { force: true });
  }
  await copyFile(backup, join(central.directory, 'raccord.sqlite'));
  const { directory } = central;
  const options = { directory, freeLexicon: join(directory, 'libre.bin.br'), host: '127.0.0.1', port: 0 };
  const restored = await startServer({ ...options, logLevel: 'silent' });
  network.lead(restored.url);
  const status = await statusOnce(chiefOfCentre, ({ connection }) => connection === 'diverged');
  expect(status.text).toContain('n’a pas le même historique');
  await tell(chiefOfCentre, 'start-clock', { game: 'g', turn: 1, centre: 'd' });
  await restored.stop();
});

test('a relay brings the words of the tournament along when it does not have them', async () => {
  const { chief, network, relay } = centres;
  const other = join(relay.directory, 'autre.bin.br');
  await writeFile(other, brotliCompressSync(encodeLexicon({ name: 'autre', words: WordGraph.fromWords(['OURS']) })));
  const own = await startTestServer({ relay: await relayLink(chief, network), freeLexicon: other });
  const responsible = await own.enter(own.chiefLink);
  const { lexicon } = await value(responsible.api.seeHall({ params }));
  expect(await readdir(join(own.directory, 'lexiques'))).toContain(`${lexicon.hash}.lexique`);
  await own.stop();
});

test('the clock of a relay is that of the server of the tournament, with or without the network', async () => {
  await centres.stop();
  const ahead = 3_600_000;
  centres = await startTwoCentres(ahead);
  const { chief, network, chiefOfCentre } = centres;
  await statusOnce(chiefOfCentre);
  await network.cut();
  const before = Date.now() + ahead;
  await tell(chiefOfCentre, 'start-clock', { game: 'g', turn: 1, centre: 'd' });
  const { turn } = await value(chiefOfCentre.api.seeHall({ params }));
  expect(turn?.centres[0].clock).toMatchObject({ phase: 'think', isRunning: true });
  await network.mend();
  await statusOnce(chiefOfCentre);
  const started = (await eventsOf(chief)).at(-1);
  expect(started?.type).toBe('clock-started');
  expect(Math.abs((started?.at ?? 0) - before)).toBeLessThan(ahead / 10);
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

test('links that the chief of a centre makes and revokes at its relay work there at once, and are told everywhere later', async () => {
  const { chief, network, chiefOfCentre, relay } = centres;
  await statusOnce(chiefOfCentre);
  await network.cut();
  const make = (body: { role: 'screen' | 'commission'; centre?: string; subject?: string }) =>
    chiefOfCentre.api.makeLink({ params, body: { label: 'Poste', ...body } });
  const { id, url } = await value(make({ role: 'screen', centre: 'd' }));
  const screen = await relay.enter(url);
  expect((await screen.api.seeHall({ params })).ok).toBe(true);
  expect(await make({ role: 'commission', subject: 'commission' })).toMatchObject({ fault: { code: 'forbidden' } });
  expect(await value(chiefOfCentre.api.revokeLink({ params: { ...params, link: id } }))).toEqual({ ended: 1 });
  expect((await screen.api.whoAmI()).ok).toBe(false);
  await network.mend();
  await statusOnce(chiefOfCentre);
  const { lines } = await value(chief.api.seeAudit({ params, query: { newest: true, limit: 2 } }));
  expect(lines.map(({ who, what }) => [who, what])).toEqual([
    ['Responsable, Centre d (responsable du centre « Centre d »)', 'lien révoqué : « Poste » (écran)'],
    ['Responsable, Centre d (responsable du centre « Centre d »)', 'lien créé : « Poste » (écran)'],
  ]);
  expect((await eventsOf(chief)).at(-1)).toMatchObject({ type: 'links-revoked', data: { links: [{ id }] } });
});
