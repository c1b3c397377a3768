import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { openTournament, TOURNAMENT } from './testing/tournament.ts';

/** A demonstration is played with the words that people know. */
const freeLexicon = fileURLToPath(new URL('../../../../data/lexicon/lexicon.bin.br', import.meta.url));

let server: TestServer;
let chief: Browser;

beforeAll(async () => {
  server = await startTestServer({ freeLexicon });
  chief = await server.enter(server.chiefLink);
});

afterAll(() => server.stop());

async function createDemo(id: string) {
  const made = await chief.api.createDemo({ body: { id } });
  if (!made.ok) throw new Error(made.fault.text);
  return made.value;
}

test('asked for twice, at the same time and again, it is there once', async () => {
  await Promise.all([createDemo('essai-1'), createDemo('essai-1')]);
  const before = await createDemo('essai-1');
  const { sequence } = await createDemo('essai-1');
  expect(sequence).toBe(before.sequence + 1);
  const last = await chief.api.seeAudit({ params: { tournament: 'essai-1' }, query: { newest: true, limit: 5 } });
  expect(last.ok && last.value.lines.map(({ what }) => what)).toEqual([
    ...Array.from({ length: 4 }, () => '7 liens créés, dont « Juge-arbitre » (juge-arbitre)'),
    'description du tournoi : Tournoi de démonstration, Partout et nulle part, 2026-01-17',
  ]);
  const known = await chief.api.listTournaments();
  expect(known.ok && known.value.tournaments).toMatchObject([{ id: 'essai-1', name: 'Tournoi de démonstration' }]);
});

test('has something to do at each station', async () => {
  const { id, links } = await createDemo('essai-1');
  expect(links.map(({ role }) => role)).toEqual([
    ...['chief', 'referee', 'referee', 'second-referee', 'commission', 'screen', 'player'],
  ]);
  expect(links.at(-1)?.label).toMatch(/^Joueur \p{Lu}+ /u);
  const browsers = await Promise.all(links.map(({ url }) => server.enter(url)));
  const at = (role: string) => browsers[links.findIndex((link) => link.role === role)];
  const hall = await at('screen').api.seeHall({ params: { tournament: id } });
  const turn = hall.ok ? hall.value.turn : undefined;
  expect(turn).toMatchObject({ number: 8, isOver: false, centres: [{ isEnded: true, isClosed: false }] });
  expect(turn?.solution).toBeUndefined();
  const params = { tournament: id, game: turn?.game ?? '', turn: turn?.number ?? 0 };
  const progress = await at('chief').api.seeProgress({ params });
  for (const { recorded, missing } of progress.ok ? progress.value.referees : []) {
    expect(recorded).toBeGreaterThan(5);
    expect(missing.length).toBeGreaterThan(5);
  }
  for (const role of ['referee', 'second-referee', 'player']) {
    const due = await at(role).api.seeCorrections({ params: { tournament: id }, query: { due: true } });
    expect(due.ok && due.value.corrections.length).toBeGreaterThan(0);
  }
  const referred = await at('commission').api.seeReferred({ params: { tournament: id } });
  expect(referred.ok && referred.value.slips.length).toBeGreaterThan(0);
  const sheet = await at('player').api.seeSheet({ params: { tournament: id, entrant: 'j1' } });
  expect(sheet.ok && sheet.value.lines).toHaveLength(7);
});

test('takes no id of another tournament', async () => {
  await openTournament(chief);
  expect(await chief.api.createDemo({ body: { id: TOURNAMENT } })).toMatchObject({
    ok: false,
    fault: { code: 'id-taken' },
  });
});
