import type { StationRole } from '@raccord/contract';
import { unwrap } from '@raccord/scrabble';
import type { CommandData, CommandType } from '@raccord/tournament';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LinkData } from '../access/station.ts';
import { CHIEF, openHall, STREAM } from '../hall/testing/hall.ts';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { temporaryDirectory } from '../store/testing/places.ts';
import { tournamentTelling } from './tournament.ts';

let store: EventStore;
let hall: Awaited<ReturnType<typeof openHall>>;
/** Since the last time that it was looked at. */
let told: Set<string>;

beforeEach(async () => {
  store = await openStore({ directory: await temporaryDirectory() });
  await store.createStream(STREAM);
  hall = await openHall(store);
  told = new Set();
});
afterEach(async () => {
  await hall.close();
  await store.close();
});

let count = 0;
async function tell<Type extends CommandType>(type: Type, data: CommandData<Type>): Promise<void> {
  unwrap(await hall.submit({ id: `c${++count}`, type, data }, CHIEF));
}

function listen(name: string, role: StationRole, data: LinkData = {}, willTell = () => false): () => void {
  const station = { link: name, session: name, role, label: name, tournament: STREAM, expiresAt: Infinity, ...data };
  return tournamentTelling(hall, station).onChange(() => told.add(name), willTell);
}

/** Who is looked at for what is done, once the hall has told it. */
async function toldOf(happen: () => Promise<void>): Promise<string[]> {
  told.clear();
  const heard = new Promise<void>((resolve) => {
    const stop = hall.onChange(() => {
      stop();
      resolve();
    });
  });
  await happen();
  await heard;
  return [...told].sort();
}

test('news is looked at by those whom it concerns alone, wherever they sit by then, until they leave', async () => {
  const about = { name: 'Essai', place: 'Ici', date: '2026-11-15', edition: '2019' } as const;
  await tell('create-tournament', { ...about, lexicon: { name: 'essai', hash: 'essai' } });
  for (const id of ['c', 'd']) await tell('add-centre', { id, name: id });
  const seated = ['c', 'c', 'd', 'd'].map((centre, at) => ({ centre, id: `p${at + 1}`, table: at + 1 }));
  await tell('register-entrants', { entrants: seated.map((one) => ({ ...one, members: [{ name: one.id }] })) });
  await tell('plan-game', { id: 'g', name: 'Partie', formula: 'normale', rhythm: 'normal' });
  await tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
  listen('chief', 'chief');
  const leave = listen('p1', 'player', { subject: 'p1' });
  listen('p3', 'player', { subject: 'p3' });
  listen('screen of c', 'screen', { centre: 'c' });
  listen('screen of d', 'screen', { centre: 'd' });

  const clock = (centre: string) => () => tell('start-clock', { game: 'g', turn: 1, centre });
  expect(await toldOf(clock('c'))).toEqual(['chief', 'p1', 'screen of c']);
  const tops = (entrant: string) => () => tell('record-tops', { game: 'g', turn: 1, entrants: [entrant] });
  expect(await toldOf(tops('p3'))).toEqual(['chief', 'p3']);
  expect(
    await toldOf(() => tell('seat-entrant', { entrant: 'p3', centre: 'c', table: 9, from: { game: 0, turn: 1 } })),
  ).toHaveLength(5);
  expect(await toldOf(() => tell('pause-clock', { game: 'g', turn: 1, centre: 'c' }))).toEqual([
    'chief',
    'p1',
    'p3',
    'screen of c',
  ]);
  leave();
  expect(await toldOf(() => tell('end-turn', { game: 'g', turn: 1, centre: 'c' }))).not.toContain('p1');
});

test('who is going to be told is not looked at again for what can wait until then', async () => {
  const about = { name: 'Essai', place: 'Ici', date: '2026-11-15', edition: '2019' } as const;
  await tell('create-tournament', { ...about, lexicon: { name: 'essai', hash: 'essai' } });
  for (const id of ['c', 'd']) await tell('add-centre', { id, name: id });
  const seated = ['c', 'd', 'd'].map((centre, at) => ({
    centre,
    id: `p${at + 1}`,
    table: at + 1,
    members: [{ name: 'Anne' }],
  }));
  await tell('register-entrants', { entrants: seated });
  await tell('appoint-official', { id: 'a', name: 'Bruno', centre: 'c', office: 'referee' });
  await tell('plan-game', { id: 'g', name: 'Partie', formula: 'normale', rhythm: 'normal' });
  await tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
  let isWaiting = false;
  listen('referee of c', 'referee', { subject: 'a' }, () => isWaiting);
  listen('p1', 'player', { subject: 'p1' }, () => isWaiting);
  const tops = (entrant: string) => () => tell('record-tops', { game: 'g', turn: 1, entrants: [entrant] });
  expect(await toldOf(tops('p2'))).toEqual(['referee of c']);
  isWaiting = true;
  expect(await toldOf(tops('p3'))).toEqual([]);
  expect(await toldOf(tops('p1'))).toEqual(['p1', 'referee of c']);
  for (const centre of ['c', 'd']) await tell('start-clock', { game: 'g', turn: 1, centre });
  expect(await toldOf(() => tell('end-turn', { game: 'g', turn: 1, centre: 'c' }))).toEqual(['p1', 'referee of c']);
});
