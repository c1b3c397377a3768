import { parseDraw, unwrap } from '@raccord/scrabble';
import { writes } from '@raccord/stream';
import type { DrawMade, RejectedDraw, TurnKey } from '../events.ts';
import { REJECTION_NAMES } from '../labels.ts';
import { nextTurnOf } from '../state/state.ts';
import { gameIn, turnIn } from './finding.ts';
import { everything, kind, nothing } from './kind.ts';
import { drawPath, progressPath, turnPath } from './paths.ts';

export const DRAWS = {
  'draw-rejected': kind<TurnKey & RejectedDraw>({
    evolve: (state, { game: id, letters, cause }) => {
      const game = gameIn(state, id);
      game.rejected = [...game.rejected, { letters, cause }];
    },
    touches: ({ game }) => writes(progressPath(game)),
    recounts: nothing,
    news: () => ({ of: 'play' }),
    told: ({ letters, cause, ...key }, teller) =>
      `rejet du tirage ${letters} (${REJECTION_NAMES[cause]})${teller.on(key)}`,
  }),
  'draw-made': kind<DrawMade>({
    evolve: (state, { game: id, turn: number, draw, drawn, rejected, isWhole, topScore }, { at }) => {
      const game = gameIn(state, id);
      game.begunAt ??= at;
      const { board, leftover } = nextTurnOf(game);
      game.turns.push({
        game: id,
        number,
        board,
        leftover,
        draw: unwrap(parseDraw(draw)),
        drawn,
        rejected: [...game.rejected, ...rejected],
        isWhole,
        topScore,
        solution: undefined,
        isVoid: false,
        centres: new Map(),
        files: new Map(),
        eventful: new Set(),
      });
      game.rejected = [];
    },
    touches: ({ source, ...key }) => ({
      writes: [turnPath(key), progressPath(key.game)],
      reads: source.kind === 'prepared' ? [`game/${key.game}/prepared`] : [],
    }),
    recounts: nothing,
    news: (turn) => ({ of: 'draw', turn }),
    told: ({ draw, isWhole, ...key }, teller) =>
      `tirage ${draw}${isWhole ? ' (reliquat remis dans le sac)' : ''}${teller.on(key)}`,
  }),
  'draw-corrected': kind<DrawMade & { readonly reason: string }>({
    evolve: (state, data) => {
      const turn = turnIn(state, data);
      turn.draw = unwrap(parseDraw(data.draw));
      turn.drawn = data.drawn;
      turn.isWhole = data.isWhole;
      turn.topScore = data.topScore;
      turn.chosen = undefined;
    },
    touches: (key) => writes(drawPath(key)),
    recounts: nothing,
    news: everything,
    told: ({ draw, ...key }, teller) => `tirage corrigé en ${draw}${teller.on(key)}`,
  }),
};
