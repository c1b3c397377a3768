import { longDay } from '@raccord/french';
import { writes } from '@raccord/stream';
import type { Description, TournamentCharter } from '../events.ts';
import type { Centre } from '../people.ts';
import { everything, kind, nothing } from './kind.ts';

const listOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

export const CHARTER = {
  'tournament-created': kind<TournamentCharter>({
    evolve: (state, charter) => {
      state.charter = charter;
    },
    touches: () => writes('charter'),
    isLasting: true,
    recounts: nothing,
    news: everything,
    told: ({ name, edition, lexicon }) =>
      `création du tournoi « ${name} », règlement ${edition}, dictionnaire « ${lexicon.name} »`,
  }),
  'tournament-described': kind<Description>({
    evolve: (state, description) => {
      state.charter = state.charter && { ...state.charter, ...description };
    },
    touches: () => writes('description'),
    recounts: nothing,
    news: everything,
    told: ({ name, place, date }) => `description du tournoi : ${listOf(name, place, longDay(date))}`,
  }),
  'centre-added': kind<Centre>({
    evolve: (state, { id, name }) => {
      state.centres.set(id, { id, name, refereeOf: new Map(), seated: new Set(), screens: undefined });
    },
    touches: ({ id }) => writes(`centre/${id}`),
    recounts: nothing,
    news: () => ({ of: 'people' }),
    told: ({ name }) => `ouverture du centre « ${name} »`,
  }),
};
