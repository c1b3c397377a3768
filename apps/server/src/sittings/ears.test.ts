import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { Participant, ToppingMaterial } from '@raccord/school';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { Sitting } from './sitting.ts';
import { seatView, standingsIn } from './views.ts';

const TOP = { word: 'RETARDS', reference: 'H4' };
const TURN = { number: 1, board: Array<string>(15).fill('.'.repeat(15)), draw: 'ADERRST', top: 70 };
const QUICK: ToppingMaterial = {
  ...{ kind: 'topping', number: '7', lexicon: 'libre', terms: { limit: 30, penalty: 20 } },
  game: { name: '', formula: 'normale', turns: [{ ...TURN, tops: [TOP], laid: { ...TOP, score: 70 } }] },
};

test('a seat that time alone has changed is told of: a draw that was not topped', async () => {
  const directory = mkdtempSync(joinPath(tmpdir(), 'raccord-ears-'));
  const store = await openSqlite(joinPath(directory, 'donnees.sqlite'));
  const kept = { id: 's', name: 'Mardi', material: QUICK, summary: {}, createdAt: 0, club: null };
  await store.sittings.create(kept);
  const sitting = new Sitting(kept, [], store, Date.now);
  const [maker, player] = [
    { role: 'maker', name: 'Zoé' },
    { role: 'participant', id: 'a' },
  ] as const;
  await sitting.submit('1', { type: 'join', data: { name: 'Anne', tokenHash: 'h' } }, player);
  await sitting.submit('2', { type: 'start', data: {} }, maker);
  const own = () => sitting.state.participants.get('a') as Participant;
  const telling = sitting.tellingFor(own());
  const seats = () => telling.news()?.revisions.seats;
  await sitting.submit('3', { type: 'play-topping', data: { draw: 1, act: { kind: 'see-draw' } } }, player);
  const seen = seats();
  await new Promise<void>((resolve) => telling.onChange(resolve, () => false));
  expect(seats()).not.toBe(seen);
  expect(seatView(sitting, own())).toMatchObject({ topping: { done: 1, last: { isFound: false } } });
  // Once it is closed, its ranking is worked out once for all phones.
  const [first, second] = [standingsIn(sitting, QUICK), standingsIn(sitting, QUICK)];
  expect(first).not.toBe(second);
  await sitting.submit('4', { type: 'close', data: {} }, maker);
  expect(standingsIn(sitting, QUICK)).toBe(standingsIn(sitting, QUICK));
  await store.close();
  rmSync(directory, { recursive: true });
});
