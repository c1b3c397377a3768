import { plural } from '@raccord/french';
import { FORMULAS } from '@raccord/scrabble';
import { writes } from '@raccord/stream';
import type { GameFinished, GamePlan, MissingSlips } from '../events.ts';
import { describeRhythm, END_NAMES } from '../labels.ts';
import type { PreparedTurn } from '../prepared/prepared.ts';
import type { SealedGame } from '../prepared/seal.ts';
import { makeGame } from '../state/folding.ts';
import { gameIn } from './finding.ts';
import { everything, kind, nothing } from './kind.ts';
import { progressPath } from './paths.ts';

export interface OfGame {
  readonly game: string;
}

const lastCounted = (turn: number | undefined): string =>
  turn === undefined ? '' : ` ; les résultats sont ceux du coup ${turn}`;

const without = (missing: readonly MissingSlips[] = []): string => {
  const count = missing.reduce((sum, { tables }) => sum + tables.length, 0);
  return count === 0 ? '' : ` ; ${plural(count, 'bulletin')} à saisir`;
};

const OF_PREPARATION = {
  touches: ({ game }: OfGame) => writes(`game/${game}/prepared`),
  recounts: nothing,
  news: () => ({ of: 'play' }) as const,
};

export const GAMES = {
  'game-planned': kind<GamePlan>({
    evolve: (state, plan) => {
      state.games.set(plan.id, makeGame(plan, state.games.size));
    },
    touches: ({ id, entrants = [] }) => ({
      writes: [`game/${id}`, 'plan'],
      reads: entrants.map((one) => `entrant/${one}`),
    }),
    recounts: nothing,
    news: () => ({ of: 'programme' }),
    told: ({ name, formula, rhythm }) =>
      `ajout de la partie « ${name} » (formule ${FORMULAS[formula].label}, ${describeRhythm(rhythm)})`,
  }),
  'game-cancelled': kind<OfGame & { readonly reason: string }>({
    evolve: (state, { game, reason }, stamp) => {
      gameIn(state, game).finished = { cause: 'decision', reason, ...stamp };
    },
    touches: ({ game }) => writes(progressPath(game)),
    recounts: nothing,
    news: () => ({ of: 'programme' }),
    told: ({ game }, teller) => `suppression de la partie « ${teller.game(game)} »`,
  }),
  'prepared-game-attached': kind<OfGame & { readonly sealed: SealedGame }>({
    ...OF_PREPARATION,
    evolve: (state, { game: id, sealed }) => {
      const game = gameIn(state, id);
      game.sealed = sealed;
      game.prepared = undefined;
    },
    told: ({ game, sealed }, teller) =>
      `partie préparée « ${sealed.name} » chargée pour la partie « ${teller.game(game)} »`,
  }),
  'prepared-game-opened': kind<OfGame & { readonly turns: readonly PreparedTurn[] }>({
    ...OF_PREPARATION,
    evolve: (state, { game, turns }) => {
      gameIn(state, game).prepared = turns;
    },
    told: ({ game }, teller) => `ouverture de la partie préparée pour la partie « ${teller.game(game)} »`,
  }),
  'game-finished': kind<GameFinished>({
    evolve: (state, { game: id, ...end }, stamp) => {
      const game = gameIn(state, id);
      const { turns } = game;
      const last = end.lastTurn ?? turns.length;
      for (const turn of turns) {
        const isUnplayed = end.cause === 'incident' && turn.solution === undefined;
        turn.isVoid = turn.number > last || isUnplayed;
      }
      game.finished = { ...end, ...stamp };
    },
    touches: ({ game }) => writes(progressPath(game)),
    recounts: ({ game }) => ({ of: 'game', game }),
    news: everything,
    told: ({ game, cause, lastTurn, missing }, teller) =>
      `fin de la partie « ${teller.game(game)} » : ${END_NAMES[cause]}${lastCounted(lastTurn)}${without(missing)}`,
  }),
};
