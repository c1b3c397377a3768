import { CLUB_REFUSAL_CODES } from '@raccord/club';
import {
  addressOf,
  DOCUMENT_NAMES,
  ERROR_CODES,
  FORMATS,
  faultsOf,
  REFUSED_STATUS,
  ROUTE_NAMES,
  ROUTES,
  type Route,
} from '@raccord/contract';
import { SLIP_STATES } from '@raccord/regulation';
import { REFUSAL_CODES } from '@raccord/tournament';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterClub, firstClub, openSmallClub } from './testing/clubs.ts';
import { CUT, READABLE, UNREADABLE } from './testing/names.ts';
import { type Browser, startTestServer, type TestServer, WIDE_LIMITS } from './testing/server.ts';
import { joinSitting, makeSitting, TOPPING } from './testing/sittings.ts';
import { linkOf, openTournament, playFirstTurn, TOURNAMENT } from './testing/tournament.ts';

let server: TestServer;
let askers: Browser[];
let club: string;
/** The codes of sittings that have begun, by kind. */
let sittings: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startTestServer({ waitMs: 5, limits: WIDE_LIMITS });
  const chief = await server.enter(server.chiefLink);
  await openTournament(chief);
  await playFirstTurn(chief, false);
  askers = [
    chief,
    await server.enter((await linkOf(chief, 'referee')).url),
    await server.enter((await linkOf(chief, 'player')).url),
    await server.enter((await linkOf(chief, 'relay')).url),
  ];
  club = await firstClub(chief);
  await openSmallClub(chief, club);
  askers.push(await enterClub(server, chief, club));
  sittings = { examen: await makeSitting(chief), topping: await makeSitting(chief, TOPPING) };
  for (const sitting of Object.values(sittings)) {
    askers.push(await joinSitting(server, sitting, 'Zoé'));
    await chief.api.startSitting({ params: { sitting }, body: {} });
  }
});

afterAll(() => server.stop());

/** `leave` and `revokeLink` would put the askers out, and nothing is left of a sitting that is removed or closed. */
const LASTING = [
  'leave',
  'followTournament',
  'followClub',
  'followSitting',
  'followSeat',
  'revokeLink',
  'removeSitting',
  'closeSitting',
];
const NAMES = ROUTE_NAMES.filter((name) => !LASTING.includes(name));

const word = fc.oneof(
  fc.constantFrom(
    'g',
    'p1',
    'p2',
    'c',
    'd',
    'referee',
    TOURNAMENT,
    'H4',
    'RETARDS',
    '__proto__',
    'constructor',
    '',
    '..',
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
);
const name = fc.oneof(
  fc.constantFrom(...READABLE, ...CUT, ...UNREADABLE),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
);
const members = fc.array(fc.record({ name, club: name, licence: name }, { requiredKeys: ['name'] }), {
  minLength: 1,
  maxLength: 2,
});
const number = fc.oneof(fc.constantFrom(0, 1, 2, -1, 1e9, 1.5, 2 ** 53), fc.double());
const { anything } = fc.letrec((tie) => ({
  anything: fc.oneof(
    { maxDepth: 4 },
    word,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('anything'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(
    fc.oneof(
      word,
      fc.constantFrom('id', 'type', 'data', 'game', 'turn', 'slips', 'entrant', 'slip', 'reason', 'centre'),
    ),
    tie('anything'),
    { maxKeys: 6 },
  ),
}));

/** Commands whose outside is right and whose data are likely: these get past the contract more often. */
const key = { game: fc.constantFrom('g', 'h'), turn: fc.integer({ min: 0, max: 3 }) };
const slip = fc.record({
  state: fc.constantFrom(...SLIP_STATES),
  solutions: fc.array(
    fc.record({ word, direction: fc.constantFrom('horizontal', 'vertical'), outside: fc.constant([]) }),
    { maxLength: 2 },
  ),
});
const data = fc.oneof(
  fc.record({ ...key, entrant: word, reason: word, slip, ruling: anything }, { requiredKeys: ['game', 'turn'] }),
  fc.record({ ...key, slips: fc.array(fc.record({ entrant: word, slip }), { maxLength: 3 }) }),
  fc.record({ ...key, centre: word }),
  fc.record({ id: word, name: word }),
  fc.record({ name, place: name, date: name }),
  fc.record({ entrant: fc.constantFrom('p1', 'p2', 'p3'), members }),
  fc.record({
    entrants: fc.array(fc.record({ id: word, members, centre: fc.constantFrom('c', 'd'), table: fc.nat(900) }), {
      maxLength: 3,
    }),
  }),
  fc.record({ president: name, members: fc.array(name, { maxLength: 3 }) }),
  fc.record({
    game: fc.constant('g'),
    source: fc.oneof(anything, fc.record({ kind: fc.constant('typed'), letters: word })),
  }),
  fc.record({ entrant: word, members: fc.constant([{ name: 'X' }]), centre: word, table: number }),
  anything,
);
const types = fc.constantFrom(
  'record-slips',
  'correct-slip',
  'rule-slip',
  'make-draw',
  'add-centre',
  'end-turn',
  'undo',
  'seat-entrant',
  'lay-solution',
  'attach-prepared-game',
  'describe-tournament',
  'amend-entrant',
  'register-entrants',
  'compose-commission',
);
const command = fc.record({ id: fc.oneof(fc.uuid(), word), type: types, data });

const actor = fc.oneof(
  fc.constant({ role: 'chief', name: 'x', centre: 'c' }),
  fc.record({ role: fc.constantFrom('referee', 'player', 'screen'), name: word, id: word }),
);
const relayed = fc.record({
  commands: fc.array(
    fc.tuple(command, fc.record({ actor, at: number })).map(([sent, more]) => ({ ...sent, ...more })),
    { maxLength: 3 },
  ),
});

const day = fc.constantFrom('2026-09-01', '2027-06-30', 'hier', '');
const card = fc.record({ familyName: name, firstName: name, licence: word }, { requiredKeys: ['familyName'] });
const member = fc.oneof(fc.constantFrom('m1', 'm2'), word);
const evening = fc.oneof(fc.constantFrom(TOURNAMENT), word);
const clubData = fc.oneof(
  fc.record({ members: fc.array(fc.record({ id: word, card, since: day }), { maxLength: 3 }) }),
  fc.record({ member, card, on: day, reason: name, isWithheld: fc.boolean() }, { requiredKeys: ['member'] }),
  fc.record({ kept: member, merged: member, reason: name }),
  fc.record({ tournament: evening, title: name, date: day }, { requiredKeys: ['tournament'] }),
  fc.record({
    tournament: evening,
    players: fc.array(fc.record({ entrant: word, place: fc.constantFrom(0, 1, 2), member: fc.option(member) }), {
      maxLength: 3,
    }),
  }),
  fc.record({ person: member }),
  fc.record({
    ...{ id: word, name, from: day, to: day, planned: number, except: fc.array(evening, { maxLength: 2 }) },
    rule: fc.record({ measure: fc.record({ kind: fc.constantFrom('total', 'percent', 'points') }) }),
  }),
  fc.record({ event: word }),
  anything,
);
const clubTypes = fc.constantFrom(
  ...['describe-club', 'add-members', 'correct-member', 'note-leaving', 'note-return', 'merge-members'],
  ...['withhold-name', 'erase-person', 'add-evening', 'identify-players', 'close-evening', 'plan-season', 'undo'],
);
const clubCommand = fc.record({ id: fc.oneof(fc.uuid(), word), type: clubTypes, data: clubData });

const seated = fc.oneof(
  fc.record({
    ...{ id: word, slip: fc.oneof(number, fc.constantFrom(1, 2, 7)), points: fc.oneof(number, fc.nat(99)) },
    sanction: fc.constantFrom('none', 'penalty', 'nullity', 'autre'),
  }),
  fc.record(
    {
      ...{ act: fc.constantFrom('see-draw', 'propose', 'give-up'), id: word, draw: fc.constantFrom(1, 2, 99, -1) },
      ...{ word: fc.constantFrom('RATES', 'x', '<b>'), reference: fc.constantFrom('H4', '8H', 'Z99', '') },
    },
    { requiredKeys: ['act', 'id', 'draw'] },
  ),
  fc.record({ id: word, name }),
  fc.constant({}),
);

const request = fc.record({
  asker: fc.nat({ max: 7 }),
  name: fc.oneof(
    fc.constantFrom(...NAMES),
    fc.constantFrom('sendCommand', 'relayCommands', 'answerSlip', 'playTopping', 'joinSitting', 'sendClubCommand'),
  ),
  params: fc.record({
    tournament: fc.oneof({ arbitrary: fc.constant(TOURNAMENT), weight: 4 }, { arbitrary: word, weight: 1 }),
    game: word,
    turn: fc.oneof(number, fc.constant(1)),
    entrant: word,
    hash: word,
    sitting: fc.oneof({ arbitrary: fc.constantFrom('examen', 'topping'), weight: 4 }, { arbitrary: word, weight: 1 }),
    participant: word,
    club: fc.oneof({ arbitrary: fc.constant('le-premier'), weight: 4 }, { arbitrary: word, weight: 1 }),
    season: fc.oneof(fc.constant('s'), word),
    member,
    document: fc.constantFrom(...DOCUMENT_NAMES),
  }),
  query: fc.record(
    { after: fc.oneof(number, fc.constant(0)), limit: number, game: word, format: fc.constantFrom(...FORMATS) },
    { requiredKeys: [] },
  ),
  body: fc.oneof(command, relayed, seated, clubCommand, anything),
});

test('whatever is asked, the answer is one of the contract, and a refusal writes nothing', async () => {
  let done = 0;
  let before = await stateOf();
  await fc.assert(
    fc.asyncProperty(request, async ({ asker, name, params, query, body }) => {
      const route: Route = ROUTES[name];
      const browser: Browser | TestServer = askers[asker] ?? server;
      const sitting = Object.hasOwn(sittings, params.sitting) ? sittings[params.sitting] : params.sitting;
      const answer = await browser.fetch(
        addressOf(route, {
          params: toTexts({ ...params, sitting, ...(params.club === 'le-premier' ? { club } : {}) }),
          query,
        }),
        {
          method: route.method,
          ...(route.body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
        },
      );
      const text = await answer.text();
      if (answer.ok) {
        done++;
        before = await stateOf();
        return;
      }
      const { error } = JSON.parse(text) as { error: { code: string; text: string } };
      expect(ERROR_CODES).toContain(error.code);
      const expected = answer.status === REFUSED_STATUS ? REFUSALS : [...faultsOf(route), 'not-found', 'wrong-method'];
      expect(expected, `${name} ${answer.status}`).toContain(error.code);
      expect(answer.status, text).toBeLessThan(500);
      expect(await stateOf()).toBe(before);
    }),
    { numRuns: 500, seed: 2026 },
  );
  expect(done).toBeGreaterThan(20);
});

const REFUSALS: readonly string[] = [...REFUSAL_CODES, ...CLUB_REFUSAL_CODES];

/** Half a character cannot stand in an address. */
const toTexts = (params: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value).replaceAll(/\p{Cs}/gu, '?')]));

/** How far every tournament and every club has come, how many there are, and who is in each sitting. */
async function stateOf(): Promise<string> {
  const [{ api }] = askers;
  return JSON.stringify([await api.listTournaments(), await api.listClubs(), await api.listSittings()]);
}
