import { buildSearchGraph, WordGraph } from '@raccord/scrabble';
import type { Actor } from '@raccord/tournament';
import type { EventStore } from '../../store/store.ts';
import { StoreHall } from '../store-hall.ts';

export const CHIEF: Actor = { role: 'chief', name: 'Juge' };
export const STREAM = 'essai';

const words = WordGraph.fromWords(['MENERAI', 'MARE', 'MENE', 'RA', 'NE']);

export const openHall = (store: EventStore): Promise<StoreHall> =>
  StoreHall.open(STREAM, store, { words, graph: buildSearchGraph(words) }, Date.now);

export const addCentre = (hall: StoreHall, id: string) =>
  hall.submit({ id, type: 'add-centre', data: { id, name: 'Centre' } }, CHIEF);
