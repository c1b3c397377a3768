import { buildSearchGraph, WordGraph } from '@raccord/scrabble';
import { type Actor, Journal } from '@raccord/tournament';
import type { EventStore } from '../../store/store.ts';
import { recognised } from '../reading.ts';
import { StoreHall } from '../store-hall.ts';

export const CHIEF: Actor = { role: 'chief', name: 'Juge' };
export const STREAM = 'essai';

const words = WordGraph.fromWords(['MENERAI', 'MENERAIS', 'MARE', 'MENE', 'RA', 'NE']);

export const WORDBOOK = { words, graph: buildSearchGraph(words) };

export const readJournal = async (store: EventStore): Promise<Journal> =>
  new Journal(WORDBOOK, recognised(await store.readSound(STREAM), STREAM));

export const openHall = async (store: EventStore, now = Date.now): Promise<StoreHall> =>
  new StoreHall(STREAM, await readJournal(store), store, now);

export const addCentre = (hall: StoreHall, id: string) =>
  hall.submit({ id, type: 'add-centre', data: { id, name: 'Centre' } }, CHIEF);
