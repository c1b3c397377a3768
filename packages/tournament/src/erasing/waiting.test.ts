import { expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import type { StoredEvent } from '../history/stored.ts';
import { drawing } from '../testing/erasing.ts';
import { openHall } from '../testing/hall.ts';
import { eraseNames } from './erasure.ts';
import { waitingWithout } from './waiting.ts';

const BY = { role: 'chief', name: 'Juge' } as const;

test('what waits beside a copy loses the names that the copy lost, whoever of a pair has them, and the ids that went with them', () => {
  const hall = openHall();
  const pair = [{ name: 'QUARTZ Zénobie', licence: '12' }, { name: 'MARTIN Anne' }];
  hall.tell('register-entrants', { entrants: [{ id: 'x', members: pair, centre: 'c', table: 9 }] });
  const before = hall.journal.events as readonly StoredEvent[];
  const erasure = eraseNames(before, { player: { entrant: 'x', place: 0 }, drawId: drawing(7) });
  const rows = erasure?.rows ?? [];
  const registered = before.at(-1)?.id ?? '';
  const now = rows.find(({ sequence }) => sequence === before.length)?.id;
  const wait = (type: Command['type'], data: object, more: object = {}) => ({
    command: { id: 'w', type, data, actor: BY, at: 1, ...more } as Command,
    ...{ who: 'Juge', what: 'Zénobie QUARTZ prévenue' },
  });
  const waiting = [
    // They changed places, and she has married since.
    wait('amend-entrant', { entrant: 'x', members: [{ name: 'MARTIN Anne' }, { name: 'WOLFRAM Zoé', licence: '12' }] }),
    wait('undo', { event: registered, alongside: [registered, 'other'] }),
    wait(
      'give-warning',
      { game: 'g', turn: 1, entrant: 'x', reason: 'Mme Wolfram parle à Anne' },
      { basis: registered },
    ),
    wait('appoint-official', { id: 'o', name: 'Quartz, Zénobie', centre: 'c', office: 'referee' }),
  ];
  const left = waitingWithout(waiting, before, rows);
  expect(now).not.toBe(registered);
  expect(left.map(({ command }) => command.data)).toEqual([
    { entrant: 'x', members: [{ name: 'MARTIN Anne' }, { name: 'Joueur effacé' }] },
    { event: now, alongside: [now, 'other'] },
    { game: 'g', turn: 1, entrant: 'x', reason: 'Mme Joueur effacé parle à Anne' },
    { id: 'o', name: 'Joueur effacé', centre: 'c', office: 'referee' },
  ]);
  expect(left[2].command.basis).toBe(now);
  expect(left[0]).toMatchObject({ who: 'Juge', what: 'Joueur effacé prévenue' });
});
