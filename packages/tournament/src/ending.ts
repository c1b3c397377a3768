import { EDITIONS, type EditionName, type EndCause } from '@raccord/regulation';
import { canDraw, countTiles, drawable, findPlayableDraw, makeDraw, onlyDraw, tilesAvailable } from '@raccord/scrabble';
import type { Judging } from './judging.ts';
import type { Ledger } from './ledger/ledger.ts';
import { drawTermsOf } from './rules.ts';
import { type GameState, isSuddenDeath, nextTurnOf, type TournamentState } from './state/state.ts';

/** An end of the game that is reached: the program proposes it, the chief referee decides. */
export interface End {
  readonly cause: EndCause | 'sudden-death';
  /** Why, in French, with its article. */
  readonly text: string;
}

/** What an ending is looked for in. */
interface Hall {
  readonly state: TournamentState;
  readonly ledger: Ledger;
  readonly judging: Judging;
}

/** A turn that cannot be played is not played again when so few letters are left, whatever the formula. */
export const lettersOfLastDraw = (edition: EditionName): number =>
  Math.max(...EDITIONS[edition].game.ends.map((end) => (end.cause === 'incident' ? end.letters : 0)));

/** Why a game is over, before its next draw; undefined while it goes on. */
export function endReached(hall: Hall, game: GameState): End | undefined {
  const { charter } = hall.state;
  const last = game.turns.at(-1);
  if (!charter || game.finished || (last && !last.solution)) return undefined;
  if (isSuddenDeath(game) && last && hall.ledger.isComplete(game.plan.id, last.number)) {
    const left = hall.ledger.stillIn(game.plan.id).length;
    if (left <= 1) return { cause: 'sudden-death', text: 'Il ne reste plus d’adversaire en lice.' };
  }
  for (const cause of ['incident', 'bag', 'no-move'] as const) {
    const why = REACHED[cause](hall, game, charter.edition);
    if (why !== undefined) return { cause, text: `${why} (${articleOf(charter.edition, cause)}).` };
  }
  return undefined;
}

const articleOf = (edition: EditionName, cause: EndCause): string =>
  EDITIONS[edition].game.ends.find((end) => end.cause === cause)?.article ?? '';

type Reached = (hall: Hall, game: GameState, edition: EditionName) => string | undefined;

/** Why, in French, a game cannot go on. */
export const REACHED: Readonly<Record<Exclude<EndCause, 'interruption'>, Reached>> = {
  /** A cancelled turn cannot be played on other letters. */
  incident: (_, game, edition) => {
    const { board, cancelled } = nextTurnOf(game);
    const available = tilesAvailable(board);
    const isLast =
      countTiles(drawable(available, game.formula)) <= lettersOfLastDraw(edition) ||
      onlyDraw(available, game.formula) !== undefined;
    return cancelled.length > 0 && isLast ? 'Le coup annulé ne peut pas se rejouer sur un tirage différent' : undefined;
  },
  bag: (_, game, edition) => {
    const before = nextTurnOf(game);
    const available = tilesAvailable(before.board);
    if (canDraw(available, drawTermsOf({ formula: game.formula, edition }, before))) return undefined;
    const letters = makeDraw(available);
    if (letters === '') return 'Toutes les lettres sont posées';
    if (letters.length === 1) return `Il ne reste qu’une lettre : ${letters}`;
    if (/^[AEIOU]+$/.test(letters)) return `Il ne reste que des voyelles : ${letters}`;
    if (/^[B-DF-HJ-NP-TV-XZ]+$/.test(letters)) return `Il ne reste que des consonnes : ${letters}`;
    return `Les lettres qui restent ne donnent plus de tirage valable : ${letters}`;
  },
  'no-move': ({ judging }, game) => {
    const { board } = nextTurnOf(game);
    const { formula } = game;
    const last = onlyDraw(tilesAvailable(board), formula);
    if (!last || judging.isPlayable(board, last, formula)) return undefined;
    return `Rien ne peut plus se poser avec les lettres qui restent : ${makeDraw(last)}`;
  },
};

/** With more letters left than a draw holds: is there no draw with which something can be laid? */
export function isBlocked({ judging }: Pick<Hall, 'judging'>, game: GameState, edition: EditionName): boolean {
  const before = nextTurnOf(game);
  return !findPlayableDraw(judging.words, before.board, drawTermsOf({ formula: game.formula, edition }, before));
}
