import {
  accept,
  canDraw,
  drawTiles,
  emptyBoard,
  FORMULAS,
  makeDraw,
  NO_TILES,
  seededRandom,
  tilesAvailable,
} from '@raccord/scrabble';
import type { DrawMade } from '../events.ts';
import { openGame } from '../prepared/seal.ts';
import { type GameState, isPresent } from '../state/state.ts';
import {
  type Context,
  type Decide,
  type Decision,
  findLastTurn,
  findOpenGame,
  isBlank,
  isChiefOfCentre,
} from './context.ts';
import { type Before, type Letters, readLetters } from './letters.ts';
import { ROLE_LABELS } from './permissions.ts';
import { refused } from './refusals.ts';

export const makeDrawOfTurn: Decide<'make-draw'> = (context, { game: id, turn, source }, { actor }) => {
  const found = findOpenGame(context, id);
  if (!found.ok) return found;
  const game = found.value;
  // What is prepared is the same whoever draws it: a centre cut off from the others goes on with it.
  if (isChiefOfCentre(actor) && source.kind !== 'prepared') {
    return refused('not-allowed', ROLE_LABELS.chief, 'tirer d’autres lettres que celles d’une partie préparée');
  }
  if (turn !== undefined && turn <= game.turns.length) return refused('already-drawn', turn);
  if (turn !== undefined && turn > game.turns.length + 1) return refused('unknown-turn', turn - 1);
  const before = beforeNextTurn(context, game);
  if (!before.ok) return before;
  const letters = lettersFrom(game, before.value, source);
  if (!letters.ok) return letters;
  const drawn = describeDraw(context, game, before.value, letters.value);
  if (!drawn.ok) return drawn;
  const recorded = source.kind === 'random' ? source : { kind: source.kind };
  return accept({ type: 'draw-made', data: { ...drawn.value, source: recorded } });
};

export const correctDraw: Decide<'correct-draw'> = (context, { game: id, turn: number, letters, reason }) => {
  const found = findLastTurn(context, id, number);
  if (!found.ok) return found;
  const { game, turn } = found.value;
  const centres = [...turn.centres.values()];
  if (centres.some(({ clock, endedAt }) => clock !== undefined || endedAt !== undefined)) {
    return refused('clock-already-started');
  }
  if ([...turn.files.values()].some(({ slip }) => slip !== undefined)) return refused('slips-on-draw');
  if (isBlank(reason)) return refused('reason-missing');
  const read = readLetters(game.formula, turn, letters);
  if (!read.ok) return read;
  const drawn = describeDraw(context, game, turn, read.value);
  return drawn.ok
    ? accept({ type: 'draw-corrected', data: { ...drawn.value, source: { kind: 'typed' }, reason } })
    : drawn;
};

function beforeNextTurn({ state }: Context, game: GameState): Decision<Before> {
  for (const earlier of state.games.values()) {
    if (earlier.index < game.index && !earlier.finished) return refused('earlier-game-unfinished', earlier.plan.name);
  }
  const last = game.turns.at(-1);
  if (last && !last.solution) return refused('turn-not-over', last.number);
  const number = game.turns.length + 1;
  if (![...state.entrants.values()].some((entrant) => isPresent(game, number, entrant))) return refused('nobody-plays');
  const { board, leftover } = last?.solution?.after ?? { board: emptyBoard(), leftover: NO_TILES };
  if (!canDraw(tilesAvailable(board), number, game.formula)) return refused('bag-exhausted');
  return accept({ number, board, leftover });
}

function lettersFrom(
  game: GameState,
  before: Before,
  source: Parameters<Decide<'make-draw'>>[1]['source'],
): Decision<Letters> {
  switch (source.kind) {
    case 'typed':
      return readLetters(game.formula, before, source.letters);
    case 'prepared':
      return lettersPrepared(game, before);
    case 'random': {
      const { board, leftover, number } = before;
      const drawn = drawTiles(board, leftover, number, game.formula, seededRandom(source.seed));
      return drawn ? accept(drawn) : refused('bag-exhausted');
    }
  }
}

function lettersPrepared(game: GameState, before: Before): Decision<Letters> {
  if (!game.prepared) return refused('no-prepared-game');
  const turn = game.prepared[before.number - 1];
  if (!turn) return refused('prepared-game-over', game.prepared.length);
  const read = readLetters(game.formula, before, turn.draw);
  return read.ok ? read : refused('prepared-game-differs');
}

function describeDraw(
  { judging }: Context,
  game: GameState,
  { number, board }: Before,
  { tiles, isWhole }: Letters,
): Decision<Omit<DrawMade, 'source'>> {
  const { topScore, count } = judging.moves({ number, board, draw: tiles, formula: game.formula });
  if (count === 0) return refused('nothing-playable');
  return accept({ game: game.plan.id, turn: number, draw: makeDraw(tiles), isWhole, topScore });
}

export const attachPreparedGame: Decide<'attach-prepared-game'> = (context, { game: id, sealed }) => {
  const game = findOpenGame(context, id);
  if (!game.ok) return game;
  if (game.value.turns.length > 0) return refused('game-begun', game.value.plan.name);
  if (sealed.formula !== game.value.plan.formula) {
    return refused('formula-differs', FORMULAS[sealed.formula].label, game.value.formula.label);
  }
  return accept({ type: 'prepared-game-attached', data: { game: id, sealed } });
};

export const openPreparedGame: Decide<'open-prepared-game'> = (context, { game: id, passphrase }) => {
  const game = findOpenGame(context, id);
  if (!game.ok) return game;
  if (!game.value.sealed) return refused('no-sealed-game');
  const opened = openGame(game.value.sealed, passphrase);
  if (!opened.ok) return refused('cannot-open', opened.fault.text);
  return accept({ type: 'prepared-game-opened', data: { game: id, turns: opened.value.turns } });
};
