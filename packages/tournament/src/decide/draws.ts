import { EDITIONS } from '@raccord/regulation';
import {
  accept,
  canDraw,
  type BagDraw as DrawFound,
  drawTiles,
  FORMULAS,
  findPlayableDraw,
  makeDraw,
  NO_TILES,
  onlyDraw,
  seededRandom,
  standsByChoice,
  type Tiles,
  tilesAvailable,
} from '@raccord/scrabble';
import type { DrawSource } from '../commands.ts';
import type { DrawMade, RejectedDraw, TournamentCharter, TurnKey } from '../events.ts';
import { openGame, type SealedGame } from '../prepared/seal.ts';
import { drawTermsOf, type GameTerms } from '../rules.ts';
import { type GameState, isPresent, isSuddenDeath, type NextTurn, nextTurnOf, preparedTurn } from '../state/state.ts';
import { nameTables } from '../told/provisional.ts';
import {
  asked,
  type Context,
  type Decide,
  type Decision,
  findLastTurn,
  findOpenGame,
  isChiefOfCentre,
} from './context.ts';
import { faultOf, invalidDraw, type Letters, lettersOf, readLetters } from './letters.ts';
import { refused } from './refusals.ts';

/** A draw, and what was put back before it by the same hand. */
interface Drawn extends Letters {
  readonly rejected: DrawFound['rejected'];
}

const makeDrawOfTurn: Decide<{ readonly game: string; readonly turn?: number; readonly source: DrawSource }> = (
  context,
  { game: id, turn, source },
  { actor },
) => {
  const found = findOpenGame(context, id);
  if (!found.ok) return found;
  const game = found.value;
  // What is prepared is the same whoever draws it: a centre cut off from the others goes on with it.
  if (isChiefOfCentre(actor) && source.kind !== 'prepared') {
    return refused('not-allowed', 'chief', 'tirer d’autres lettres que celles d’une partie préparée');
  }
  if (turn !== undefined && turn <= game.turns.length) return refused('already-drawn', turn);
  if (turn !== undefined && turn > game.turns.length + 1) return refused('unknown-turn', turn - 1);
  const before = beforeNextTurn(context, game);
  if (!before.ok) return before;
  const letters = lettersFrom(context, game, before.value, source);
  if (!letters.ok) return letters;
  const drawn = describeDraw(context, game, before.value, letters.value);
  if (!drawn.ok) return drawn;
  const recorded = source.kind === 'random' ? source : { kind: source.kind };
  return accept({ type: 'draw-made', data: { ...drawn.value, source: recorded } });
};

/** Letters drawn by hand that are put back whole; the leftover goes with them, and another draw follows. */
const rejectDraw: Decide<{ readonly game: string; readonly letters: string }> = (
  context,
  { game: id, letters: text },
) => {
  const found = findOpenGame(context, id);
  if (!found.ok) return found;
  const game = found.value;
  const before = beforeNextTurn(context, game);
  if (!before.ok) return before;
  const letters = lettersOf(before.value, text);
  if (!letters.ok) return letters;
  const cause = causeOfRejection(context, game, before.value, letters.value);
  if (!cause.ok) return cause;
  const kept = letters.value.isWhole || before.value.isPutBack ? '' : makeDraw(before.value.leftover);
  const rejected: RejectedDraw = { letters: kept + letters.value.drawn, cause: cause.value };
  return accept({ type: 'draw-rejected', data: { game: id, turn: before.value.number, ...rejected } });
};

function causeOfRejection(
  { charter, judging }: Context & { readonly charter: TournamentCharter },
  game: GameState,
  before: NextTurn,
  letters: Letters,
): Decision<RejectedDraw['cause']> {
  const terms = termsFor(charter, game);
  const fault = faultOf(terms, before, letters);
  if (fault) {
    const isMiscounted = fault.code === 'wrong-size' || fault.code === 'joker-count';
    return isMiscounted ? invalidDraw(fault) : accept('invalid');
  }
  const isOnlyOne = !hasOtherDraw(game, before);
  if (isAsCancelled(before, letters.tiles)) return isOnlyOne ? refused('no-other-draw') : accept('as-cancelled');
  const { number, board } = before;
  if (judging.moves({ number, board, draw: letters.tiles, formula: game.formula }).count === 0) {
    return isOnlyOne ? refused('nothing-left-playable') : accept('nothing-playable');
  }
  const { isEitherAtChoice } = EDITIONS[charter.edition].game.draw;
  return isEitherAtChoice &&
    !isOnlyOne &&
    standsByChoice(letters.tiles, drawTermsOf(terms, before), tilesAvailable(board))
    ? accept('choice')
    : refused('draw-stands');
}

/** No reason is asked for: nobody has played by these letters yet. */
const correctDraw: Decide<TurnKey & { readonly letters: string; readonly reason: string }> = (
  context,
  { game: id, turn: number, letters, reason },
) => {
  const found = findLastTurn(context, id, number);
  if (!found.ok) return found;
  const { game, turn } = found.value;
  const centres = [...turn.centres.values()];
  if (centres.some(({ clock, endedAt }) => clock !== undefined || endedAt !== undefined)) {
    return refused('clock-already-started');
  }
  if ([...turn.files.values()].some(({ slip }) => slip !== undefined)) return refused('slips-on-draw');
  const before = beforeTurn(game, number);
  const read = readLetters(termsFor(context.charter, game), before, letters);
  if (!read.ok) return read;
  const drawn = describeDraw(context, game, before, { ...read.value, rejected: [] });
  return drawn.ok
    ? accept({ type: 'draw-corrected', data: { ...drawn.value, source: { kind: 'typed' }, reason } })
    : drawn;
};

/** What the last turn drawn was drawn from. */
function beforeTurn(game: GameState, number: number): NextTurn {
  const turn = game.turns[number - 1];
  return nextTurnOf({ ...game, turns: game.turns.slice(0, number - 1), rejected: turn.rejected });
}

export const termsFor = ({ edition }: TournamentCharter, { formula }: GameState): GameTerms => ({ edition, formula });

/** The tables whose slip of a turn is not there yet, everywhere. */
const missingAt = ({ state, ledger }: Context, { plan }: GameState, turn: number): number[] =>
  [...state.centres.keys()].flatMap((centre) => ledger.missingTables(plan.id, turn, centre));

function beforeNextTurn(
  context: Context & { readonly charter: TournamentCharter },
  game: GameState,
): Decision<NextTurn> {
  const { state, charter } = context;
  for (const earlier of state.games.values()) {
    if (earlier.index < game.index && !earlier.finished) return refused('earlier-game-unfinished', earlier.plan.name);
  }
  const last = game.turns.at(-1);
  if (last && !last.solution) return refused('turn-not-over', last.number);
  const missing = last && isSuddenDeath(game) ? missingAt(context, game, last.number) : [];
  if (last && missing.length > 0) return refused('eliminated-unknown', last.number, nameTables(missing));
  const before = nextTurnOf(game);
  const isHere = [...state.entrants.values()].some((entrant) => isPresent(game, before.number, entrant));
  if (!isHere) return refused('nobody-plays');
  if (!canDraw(tilesAvailable(before.board), drawTermsOf(termsFor(charter, game), before)))
    return refused('bag-exhausted');
  return accept(before);
}

function lettersFrom(
  { charter, judging }: Context & { readonly charter: TournamentCharter },
  game: GameState,
  before: NextTurn,
  source: DrawSource,
): Decision<Drawn> {
  const terms = termsFor(charter, game);
  switch (source.kind) {
    case 'typed': {
      const read = readLetters(terms, before, source.letters);
      return read.ok ? accept({ ...read.value, rejected: [] }) : read;
    }
    case 'prepared':
      return lettersPrepared(terms, game, before);
    case 'random': {
      const { number, board, leftover, isPutBack } = before;
      const kept = isPutBack ? NO_TILES : leftover;
      const asked = drawTermsOf(terms, before);
      const look = (draw: Tiles) => {
        if (isAsCancelled(before, draw)) return 'as-cancelled';
        const moves = judging.moves({ number, board, draw, formula: game.formula });
        return moves.count > 0 ? moves : 'nothing-playable';
      };
      const search = () => findPlayableDraw(judging.words, board, asked, (draw) => isAsCancelled(before, draw));
      const drawn = drawTiles(board, kept, asked, seededRandom(source.seed), look, search);
      if (!drawn) return refused(before.cancelled.length > 0 ? 'no-other-draw' : 'nothing-left-playable');
      const isWhole = makeDraw(leftover) !== '' && (isPutBack || drawn.isWhole);
      return accept({ tiles: drawn.tiles, drawn: drawn.drawn, isWhole, rejected: drawn.rejected });
    }
  }
}

function lettersPrepared(terms: GameTerms, game: GameState, before: NextTurn): Decision<Drawn> {
  if (!game.prepared) return refused('no-prepared-game');
  if (game.cancelled.length > 0) return refused('prepared-game-differs');
  const turn = preparedTurn(game, before.number);
  if (!turn) return refused('prepared-game-over', game.prepared.length);
  const read = readLetters(terms, before, turn.draw);
  return read.ok ? accept({ ...read.value, rejected: [] }) : refused('prepared-game-differs');
}

export function describeDraw(
  { judging }: Context,
  game: GameState,
  before: NextTurn,
  { tiles, drawn, isWhole, rejected }: Drawn,
): Decision<Omit<DrawMade, 'source'>> {
  const { number, board } = before;
  if (isAsCancelled(before, tiles)) return refused(hasOtherDraw(game, before) ? 'as-cancelled' : 'no-other-draw');
  const { topScore, count } = judging.moves({ number, board, draw: tiles, formula: game.formula });
  if (count === 0) return refused(hasOtherDraw(game, before) ? 'nothing-playable' : 'nothing-left-playable');
  return accept({ game: game.plan.id, turn: number, draw: makeDraw(tiles), drawn, rejected, isWhole, topScore });
}

/** Are these the letters of a turn that was cancelled? A different draw takes its place. */
const isAsCancelled = ({ cancelled }: NextTurn, tiles: Tiles): boolean =>
  cancelled.some((draw) => makeDraw(draw) === makeDraw(tiles));

/** Can other letters come once these are put back? */
const hasOtherDraw = ({ formula }: GameState, { board }: NextTurn): boolean =>
  onlyDraw(tilesAvailable(board), formula) === undefined;

const attachPreparedGame: Decide<{ readonly game: string; readonly sealed: SealedGame }> = (
  context,
  { game: id, sealed },
) => {
  const game = findOpenGame(context, id);
  if (!game.ok) return game;
  if (game.value.turns.length > 0) return refused('game-begun', game.value.plan.name);
  if (sealed.formula !== game.value.plan.formula) {
    return refused('formula-differs', FORMULAS[sealed.formula].label, game.value.formula.label);
  }
  return accept({ type: 'prepared-game-attached', data: { game: id, sealed } });
};

const openPreparedGame: Decide<{ readonly game: string; readonly passphrase: string }> = (
  context,
  { game: id, passphrase },
) => {
  const game = findOpenGame(context, id);
  if (!game.ok) return game;
  if (!game.value.sealed) return refused('no-sealed-game');
  const opened = openGame(game.value.sealed, passphrase);
  if (!opened.ok) return refused('cannot-open', opened.fault.text);
  return accept({ type: 'prepared-game-opened', data: { game: id, turns: opened.value.turns } });
};

export const DRAWS_COMMANDS = {
  'attach-prepared-game': asked({ action: 'charger une partie préparée', others: [], decide: attachPreparedGame }),
  'open-prepared-game': asked({ action: 'ouvrir une partie préparée', others: [], decide: openPreparedGame }),
  /** With `turn`, for that turn and no other. */
  'make-draw': asked({ action: 'tirer les lettres', others: [], inCentre: true, decide: makeDrawOfTurn }),
  /** Letters drawn by hand that are put back: the program says why. */
  'reject-draw': asked({ action: 'rejeter un tirage', others: [], decide: rejectDraw }),
  'correct-draw': asked({ action: 'corriger le tirage', others: [], decide: correctDraw }),
};
