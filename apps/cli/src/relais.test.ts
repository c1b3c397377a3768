import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startNetwork } from '../../server/src/relay/testing/network.ts';
import { expectFault, useProgram } from './program.testing.ts';
import { type Ask, enter, mustAnswer, useServers } from './server.testing.ts';

const { directory, json, run, write } = useProgram();
const { serve, ended } = useServers(directory);

const HERE = '/tournaments/essai';
const PLAYERS = Array.from({ length: 60 }, (_, index) => `p${index + 1}`);

let count = 0;
const tell = (ask: Ask, type: string, data: object, id = `c${++count}`) =>
  mustAnswer(ask, `${HERE}/commands`, { id, type, data });

/** Two centres, the second one with sixty players; the first draw is made. */
async function openTournament(chief: Ask): Promise<void> {
  const { lexicons } = (await mustAnswer(chief, '/lexicons')) as { lexicons: object[] };
  const data = { name: 'Essai', place: 'Ici', date: '2026-11-15', edition: '2019', lexicon: lexicons[0] };
  await mustAnswer(chief, '/tournaments', { id: 'essai', data });
  for (const id of ['c', 'd']) await tell(chief, 'add-centre', { id, name: `Centre ${id}` });
  const entrant = (id: string, centre: string, index: number) => ({
    ...{ id, members: [{ name: `Joueur ${id}` }], centre, table: index + 1 },
  });
  const entrants = [entrant('q1', 'c', 0), ...PLAYERS.map((id, index) => entrant(id, 'd', index))];
  await tell(chief, 'register-entrants', { entrants });
  await tell(chief, 'plan-game', { id: 'g', name: 'Partie 1', formula: 'normale', rhythm: 'normal' });
  await tell(chief, 'make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
}

const statusOf = async (ask: Ask) =>
  (await mustAnswer(ask, `${HERE}/relay`)) as { connection: string; pending: number };

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await sleep(20);
}

const TURN = { game: 'g', turn: 1 };

test('killed -9 with a full outbox, and then the server of the tournament killed too: everything confirmed is there, once', async () => {
  const central = await serve('central');
  const chief = await enter(central);
  await openTournament(chief);
  const network = await startNetwork(central.url);
  const made = await mustAnswer(chief, `${HERE}/links`, { label: 'Relais', role: 'relay', centre: 'd' });
  const link = `${network.url}${new URL((made as { url: string }).url).pathname}`;

  const first = await serve('relais', '--relais', link);
  const centre = await enter(first);
  await until(async () => (await statusOf(centre)).connection === 'connected');
  await network.cut();
  await tell(centre, 'start-clock', { ...TURN, centre: 'd' }, 'chrono');
  const confirmed: string[] = [];
  const top = async (ask: Ask, id: string) => {
    await tell(ask, 'record-tops', { ...TURN, entrants: [id] }, `top-${id}`);
    if (!confirmed.includes(id)) confirmed.push(id);
    if (confirmed.length === 20) first.child.kill('SIGKILL');
  };
  await Promise.allSettled(PLAYERS.map((id) => top(centre, id)));
  expect(confirmed.length).toBeGreaterThanOrEqual(20);
  await ended(first.child, 'SIGKILL');

  const second = await serve('relais', '--relais', link);
  const again = centre.at(second.url);
  expect(await statusOf(again)).toMatchObject({ connection: 'cut' });
  expect((await statusOf(again)).pending).toBeGreaterThan(confirmed.length);
  for (const id of PLAYERS) await top(again, id);
  await tell(again, 'end-turn', { ...TURN, centre: 'd' }, 'fin');
  await tell(again, 'close-turn', { ...TURN, centre: 'd' }, 'clos');
  await tell(chief, 'start-clock', { ...TURN, centre: 'c' });

  await network.mend();
  await until(async () => ((await mustAnswer(chief, `${HERE}/events?after=8`)) as { events: [] }).events.length > 5);
  await ended(central.child, 'SIGKILL');
  const revived = await serve('central');
  network.lead(revived.url);
  await until(async () => (await statusOf(again)).pending === 0);
  expect(await statusOf(again)).toMatchObject({ refused: [] });

  const seen = (await mustAnswer(chief.at(revived.url), `${HERE}/events?after=0`)) as { events: { id: string }[] };
  const ids = seen.events.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const ofCentre = ids.filter((id) => /^(chrono|top-|fin|clos)/.test(id));
  expect(ofCentre).toHaveLength(PLAYERS.length + 3);
  expect([ofCentre[0], ...ofCentre.slice(-2)]).toEqual(['chrono', 'fin', 'clos']);
  const rankings = await Promise.all(
    [chief.at(revived.url), again].map(async (ask) => (await mustAnswer(ask, `${HERE}/ranking`)) as { rows: object[] }),
  );
  expect(rankings[0].rows).toEqual(rankings[1].rows);

  expect(await ended(second.child, 'SIGTERM')).toBe(0);
  expect(await ended(revived.child, 'SIGTERM')).toBe(0);
  await network.cut();
  for (const data of ['central', 'relais']) {
    const checked = json(['verifier', '--donnees', data]);
    expect(checked).toMatchObject({ tournaments: [{ id: 'essai', events: ids.length, sound: true }] });
  }
  expectFault(run(['servir', '--donnees', 'relais', '--json']), 'celui d’un relais', '--relais');
  const list = write('noms.txt', 'Chat\n');
  expectFault(run(['exporter', 'essai', 'billets', '-o', 'b.pdf', '--donnees', 'relais']), 'celui d’un relais');
  expectFault(run(['exporter', 'essai', 'site', '-o', 'site', '--donnees', 'relais']), 'celui d’un relais');
  expectFault(run(['importer', list, '--tournoi', 'essai', '--donnees', 'relais']), 'celui d’un relais');
}, 180_000);

test('a relay that cannot start says why in one sentence', () => {
  const refused = (...args: string[]) => run(['servir', '--donnees', 'neuf', '--json', ...args]);
  expectFault(refused('--relais', 'abc'), '--relais', 'copiez-le entier');
  expectFault(refused('--relais', 'http://127.0.0.1:9/entrer/abc'), 'ne répond pas', 'premier démarrage');
  expectFault(refused('--relais', 'http://127.0.0.1:9/entrer/abc', '--demo'), '--demo');
});
