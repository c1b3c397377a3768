import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, startTestServer, type TestServer } from '../http/testing/server.ts';
import { tell } from '../http/testing/tournament.ts';
import { erasePlayer, openPrepared, params } from './testing/centres.ts';

let server: TestServer;
let chief: Browser;
let relay: Browser;

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  await openPrepared(chief);
  const made = await chief.api.makeLink({ params, body: { label: 'Relais', role: 'relay', centre: 'd' } });
  relay = await server.enter(made.ok ? made.value.url : '');
});
afterAll(() => server.stop());

const CHIEF_OF_D = { role: 'chief', name: 'Responsable, Centre d', centre: 'd' } as const;
const REFEREE = { role: 'referee', name: 'Mme Castor', id: 'refd' } as const;
const TURN = { game: 'g', turn: 1 };

let count = 0;
const command = (type: string, data: object, actor: object = CHIEF_OF_D, more: object = {}) => ({
  ...{ id: `r${++count}`, type, data, actor, at: 1_000 + count },
  ...more,
});

/** Of a centre that has everything. */
const handOn = (...commands: object[]) => handOnAfter(1_000, ...commands);

async function handOnAfter(copied: number, ...commands: object[]) {
  const answer = await relay.api.relayCommands({ params, body: { copied, commands } as never });
  if (!answer.ok) throw new Error(answer.fault.text);
  return answer.value.answers.map(({ outcome, code }) => code ?? outcome);
}

test('a relay is made by the chief of the whole tournament, for a centre', async () => {
  const body = { label: 'x', role: 'relay' } as const;
  expect(await chief.api.makeLink({ params, body })).toMatchObject({ fault: { code: 'bad-request', path: 'centre' } });
  const made = await chief.api.makeLink({ params, body: { label: 'Responsable', role: 'chief', centre: 'd' } });
  const chiefOfD = await server.enter(made.ok ? made.value.url : '');
  const own = await chiefOfD.api.makeLink({ params, body: { ...body, centre: 'd' } });
  expect(own).toMatchObject({ fault: { code: 'forbidden' } });
});

test('what people of the centre did is taken in order, once, with the time it had there', async () => {
  const start = command('start-clock', { ...TURN, centre: 'd' });
  const future = command('pause-clock', { ...TURN, centre: 'd' }, CHIEF_OF_D, { at: Date.now() + 3_600_000 });
  expect(await handOn(start, future)).toEqual(['recorded', 'recorded']);
  expect(await handOn(start, future)).toEqual(['recorded', 'recorded']);
  const read = await chief.api.readEvents({ params, query: { after: 0 } });
  const events = read.ok ? read.value.events : [];
  expect(events.filter(({ id }) => id === start.id)).toMatchObject([{ at: start.at, actor: CHIEF_OF_D }]);
  expect(events.find(({ id }) => id === future.id)?.at).toBeLessThanOrEqual(Date.now());
});

test('those of another centre are not spoken for; those just named are', async () => {
  const tops = (entrant: string) => ({ ...TURN, entrants: [entrant] });
  const stranger = { role: 'referee', name: 'Mme referee', id: 'referee' };
  const named = { role: 'second-referee', name: 'M. Loutre', id: 'loutre' };
  expect(
    await handOn(
      command('record-tops', tops('p1'), stranger),
      command('record-tops', tops('p1'), { ...CHIEF_OF_D, centre: 'c' }),
      command('record-tops', tops('p1'), REFEREE),
      command('record-tops', tops('p3'), REFEREE),
      command('appoint-official', { id: 'loutre', name: 'M. Loutre', centre: 'd', office: 'second-referee' }),
      command('confirm-slip', { ...TURN, entrant: 'p3' }, named),
      command('confirm-slip', { ...TURN, entrant: 'p3' }, { role: 'player', name: 'Joueur 1', id: 'p1' }),
    ),
  ).toEqual([
    'not-your-centre',
    'not-your-centre',
    'not-your-table',
    'recorded',
    'recorded',
    'recorded',
    'not-your-centre',
  ]);
});

test('a draw or a solution of the prepared game that is there already is done; another one is not', async () => {
  const draw = (turn: number) => command('make-draw', { game: 'g', turn, source: { kind: 'prepared' } });
  const lay = command('lay-solution', { ...TURN, word: 'RETARDS', reference: 'H4' });
  expect(await handOn(draw(1), command('end-turn', { ...TURN, centre: 'd' }), lay)).toEqual([
    'done',
    'recorded',
    'recorded',
  ]);
  const again = command('lay-solution', { ...TURN, word: 'RETARDS', reference: 'H4' });
  const other = command('lay-solution', { ...TURN, word: 'TARDES', reference: 'H4' });
  expect(await handOn(again, other)).toEqual(['done', 'already-laid']);
  await tell(chief, 'make-draw', { game: 'g', source: { kind: 'typed', letters: 'AELMSTR' } });
  const slips = command('record-tops', { game: 'g', turn: 2, entrants: ['p3'] }, REFEREE, { basis: 'autre' });
  expect(await handOn(draw(2), slips)).toEqual(['already-drawn', 'other-position']);
});

test('nothing is taken from a centre that has yet to hear of a name that was erased', async () => {
  const read = await chief.api.readEvents({ params, query: { after: 0 } });
  const { sequence } = read.ok ? read.value : { sequence: 0 };
  await erasePlayer(server, 'p3');
  const amended = command('amend-entrant', { entrant: 'p3', members: [{ name: 'Joueur 3, de retour' }] });
  expect(await handOnAfter(sequence, amended)).toEqual([]);
  expect(await handOnAfter(sequence + 1, amended)).toEqual(['recorded']);
});
