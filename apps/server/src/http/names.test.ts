import { addressOf, DOCUMENT_NAMES, DOCUMENTS, ROUTE_NAMES, ROUTES, type Route } from '@raccord/contract';
import { buildSearchGraph, unwrap, WordGraph } from '@raccord/scrabble';
import {
  type Actor,
  type CommandBody,
  type CommandData,
  type CommandType,
  Journal,
  makeTournamentFile,
} from '@raccord/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ASKED } from './testing/asked.ts';
import { CUT, READABLE, UNREADABLE } from './testing/names.ts';
import { type Browser, startTestServer, type TestServer, WIDE_LIMITS } from './testing/server.ts';
import { openTournament, TOURNAMENT } from './testing/tournament.ts';

let server: TestServer;
let chief: Browser;

beforeAll(async () => {
  server = await startTestServer({ waitMs: 5, limits: WIDE_LIMITS });
  chief = await server.enter(server.chiefLink);
});

afterAll(() => server.stop());

let count = 0;
const amend = (name: string) =>
  chief.api.sendCommand({
    params: { tournament: TOURNAMENT },
    body: { id: `nom-${++count}`, type: 'amend-entrant', data: { entrant: 'p1', members: [{ name }] } },
  });

test('a name that can be read is taken as it is, any other is refused with a sentence', async () => {
  await openTournament(chief);
  for (const name of [...READABLE, ...CUT]) expect(await amend(name), name).toMatchObject({ ok: true });
  const before = await chief.api.listTournaments();
  for (const name of UNREADABLE) {
    const text = expect.stringContaining('ce texte a des caractères invisibles ou abîmés, retapez-le');
    expect(await amend(name), name).toMatchObject({ ok: false, fault: { code: 'bad-request', text } });
  }
  expect(await chief.api.listTournaments()).toEqual(before);
});

/** A tournament written elsewhere, as a file: everything that bears a name bears one of these. */
function foreignTournament(
  names: readonly string[],
  lexicon: { readonly name: string; readonly hash: string },
): string {
  const words = WordGraph.fromWords(['RETARDS', 'TARES']);
  const journal = new Journal({ words, graph: buildSearchGraph(words) });
  const chief: Actor = { role: 'chief', name: names[0] };
  const say = <Type extends CommandType>(type: Type, data: CommandData<Type>, actor: Actor = chief) =>
    unwrap(journal.submit({ ...({ type, data } as CommandBody), id: `c${journal.events.length}`, actor, at: 1000 }));
  const [name] = names;
  say('create-tournament', { name, place: name, date: name, edition: '2023', lexicon });
  say('add-centre', { id: 'c', name });
  say('register-entrants', {
    entrants: names.map((own, index) => ({
      ...{ id: `p${index}`, centre: 'c', table: index + 1 },
      members: [{ name: own, club: own, licence: own, category: own, series: own, federation: own }],
    })),
  });
  say('appoint-official', { id: 'a', name, centre: 'c', office: 'referee' });
  say('appoint-official', { id: 'k', name, centre: 'c', office: 'commission' });
  say('assign-tables', { official: 'a', tables: [{ from: 1, to: names.length }] });
  say('compose-commission', { president: name, members: names.slice(1) });
  say('form-team', { id: 'e', name, entrants: ['p0'] });
  say('plan-game', { id: 'g', name, formula: 'normale', rhythm: 'normal' });
  const turn = { game: 'g', turn: 1 };
  say('make-draw', { game: 'g', source: { kind: 'typed', letters: 'ADERRST' } });
  say('end-turn', { ...turn, centre: 'c' });
  const solutions = [{ word: 'TARES', direction: 'horizontal' as const, reference: 'H4', outside: [] }];
  const slip = { state: 'handed-in' as const, solutions, score: 12 };
  say('record-slips', { ...turn, slips: names.map((_, index) => ({ entrant: `p${index}`, slip })) });
  say('give-warning', { ...turn, entrant: 'p0', reason: name });
  const slipOfFirst = { ...turn, entrant: 'p0', reason: name };
  const ruling = { outcome: 'accepted', points: 12, penalty: 0, warning: false } as const;
  say('rule-slip', { ...slipOfFirst, ruling }, { role: 'commission', name, id: 'k' });
  say('file-appeal', { about: 'slip', ...slipOfFirst, by: 'player', to: 'federation' });
  say('lay-solution', { ...turn, word: 'RETARDS', reference: 'H4' });
  say('close-turn', { ...turn, centre: 'c' });
  return [...makeTournamentFile(journal.events)].join('');
}

const ALL = [...UNREADABLE, ...READABLE, ...CUT];

/** The first name is that of the tournament, of its games, of its centres… */
const FIRST = [UNREADABLE[0], UNREADABLE[1], UNREADABLE[3], ...READABLE.slice(-2)];

test.each(FIRST.map((name, index) => [index, name]))(
  'everything is shown and made of foreign names (%i)',
  async (index, name) => {
    const known = await chief.api.listLexicons();
    if (!known.ok) throw new Error(known.fault.text);
    const [lexicon] = known.value.lexicons;
    const names = index === 0 ? ALL : [name];
    const tournament = `ancien-${index}`;
    const imported = await chief.api.importTournament({
      body: { id: tournament, file: foreignTournament(names, lexicon) },
    });
    expect(imported, JSON.stringify(imported)).toMatchObject({ ok: true });
    const unmade: string[] = [];
    for (const address of addressesOf(tournament)) {
      const answer = await chief.fetch(address);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.status, `${address} ${bytes.subarray(0, 200)}`).toBeLessThan(500);
      if (!answer.ok) unmade.push(address);
      if (answer.headers.get('content-type') === 'application/pdf') {
        expect([bytes.subarray(0, 5).toString(), bytes.subarray(-6).toString().trim()]).toEqual(['%PDF-', '%%EOF']);
      }
    }
    // The first is for players only; the second is of sheets, which are not published here.
    expect(unmade).toEqual([expect.stringContaining('own-slip'), expect.stringContaining('roster')]);
    const started = await chief.api.makeStartingList({ params: { tournament }, body: {} });
    expect(started.ok).toBe(true);
  },
);

function addressesOf(tournament: string): string[] {
  const about = { tournament, game: 'g', turn: 1, entrant: 'p0' };
  const views = ROUTE_NAMES.filter((name) => ROUTES[name].method === 'GET' && !APART.has(name)).flatMap((name) => {
    const route: Route = ROUTES[name];
    return /:(?:sitting|club|phase)\b/.test(route.path)
      ? []
      : [addressOf(route, { params: about, query: { after: 0, ...ASKED[name] } })];
  });
  const documents = DOCUMENT_NAMES.flatMap((document) =>
    DOCUMENTS[document].map((format) => {
      const query = { format, ...(document === 'player-sheets' ? { entrant: 'p0' } : {}) };
      return addressOf(ROUTES.makeDocument, { params: { tournament, document }, query });
    }),
  );
  return [...views, ...documents];
}

/** Asked with their formats, no answer to one request, or a file of the packages alone. */
const APART: ReadonlySet<string> = new Set([
  'makeDocument',
  'makeExamPaper',
  'followTournament',
  'readLexicon',
  'readNatures',
  'readNotices',
]);
