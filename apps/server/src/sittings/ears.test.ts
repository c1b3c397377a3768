import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { join, playTopping, start } from './decide.ts';
import type { ToppingMaterial } from './material.ts';
import { Sitting } from './sitting.ts';
import type { Participant } from './state.ts';
import { seatView } from './views.ts';

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
  const sitting = new Sitting(kept, store.sittings, Date.now);
  const joining = { type: 'joined', participant: 'a', name: 'Anne', tokenHash: 'h' } as const;
  await sitting.submit('1', (state) => join(state, joining));
  await sitting.submit('2', start);
  const own = () => sitting.state.participants.get('a') as Participant;
  const telling = sitting.tellingFor(own());
  const seats = () => telling.news()?.revisions.seats;
  await sitting.submit('3', (state, at) =>
    playTopping(QUICK, state, own(), { draw: 1, act: { kind: 'see-draw' } }, at),
  );
  const seen = seats();
  await new Promise<void>((resolve) => telling.onChange(resolve));
  expect(seats()).not.toBe(seen);
  expect(seatView(sitting, own())).toMatchObject({ topping: { done: 1, last: { isFound: false } } });
  await store.close();
  rmSync(directory, { recursive: true });
});
