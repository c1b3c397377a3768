import { EDITIONS, type EditionName, mainSolution } from '@raccord/regulation';
import { type Board, makeMarkedDraw, parseReference, readTurn, squareAlong, unwrap } from '@raccord/scrabble';
import {
  costOfWarnings,
  type EntrantState,
  firstCostlyWarning,
  type GameState,
  isSuddenDeath,
  type Journal,
  nameOf,
  type SlipFile,
  seatAt,
  type TurnResult,
  type TurnState,
  wasThere,
} from '@raccord/tournament';
import type { FiledGame, FiledMove, FiledPlayer, FiledResult, FiledTurn } from './game.ts';

/** What somebody may know of a game. */
export interface GameSight {
  /** The solution of a turn. */
  isTold(turn: TurnState): boolean;
  /** The slip of an entrant. */
  reaches(turn: TurnState, entrant: EntrantState): boolean;
}

/** A game of a tournament as a file would tell it, with everybody's moves; undefined when there is none of this id. */
export function gameOfTournament(journal: Journal, id: string, sight: GameSight): FiledGame | undefined {
  const { state, judging } = journal;
  const game = state.games.get(id);
  if (!game || !state.charter) return undefined;
  const told = game.turns.filter((turn) => turn.solution !== undefined && !turn.isVoid && sight.isTold(turn));
  const players = new Players(journal, game, told, sight);
  const turns = told.map((turn) => turnOf(turn, players.resultsAt(turn)));
  return {
    format: 'eliot',
    name: game.plan.name,
    formula: game.formula,
    turns,
    players: players.list,
    dictionary: { name: state.charter.lexicon.name, words: judging.words.wordCount },
    alerts: [],
  };
}

function turnOf({ number, draw, leftover, isWhole, board, solution }: TurnState, results: FiledResult[]): FiledTurn {
  if (!solution) throw new Error('A turn without a solution is not in a file.');
  const { reference, score } = solution;
  const word = withLaidJokers(board, solution);
  const written = { draw: makeMarkedDraw(draw, leftover, isWhole), word, reference, score: String(score) };
  return { ...unwrap(readTurn(written, number)), results };
}

/** Those who are seen to play, in the order of registration. */
class Players {
  readonly list: FiledPlayer[] = [];
  readonly #journal: Journal;
  readonly #game: GameState;
  readonly #sight: GameSight;
  readonly #numbers = new Map<EntrantState, number>();
  readonly #warned: number[] = [];
  readonly #edition: EditionName;
  readonly #firstCostly: number;

  constructor(journal: Journal, game: GameState, turns: readonly TurnState[], sight: GameSight) {
    if (!journal.state.charter) throw new Error('a game of no tournament');
    this.#edition = journal.state.charter.edition;
    this.#journal = journal;
    this.#game = game;
    this.#sight = sight;
    this.#firstCostly = firstCostlyWarning(this.#edition, game.formula, game.plan.rhythm);
    for (const entrant of journal.state.entrants.values()) {
      const turn = turns.findLast((one) => this.#seenAt(one, entrant));
      if (!turn) continue;
      this.#numbers.set(entrant, this.list.length);
      this.list.push({ name: nameOf(entrant.members), table: seatAt(game, turn.number, entrant).table });
    }
  }

  /** What an entrant got, where he played and is seen. */
  #seenAt(turn: TurnState, entrant: EntrantState): TurnResult | undefined {
    const result = this.#journal.ledger.results(this.#game.plan.id, turn.number)[entrant.index];
    const isThere = result && wasThere(result) && result.outcome !== 'missing';
    return isThere && this.#sight.reaches(turn, entrant) ? result : undefined;
  }

  resultsAt(turn: TurnState): FiledResult[] {
    return [...this.#numbers].flatMap(([entrant, player]) => {
      const result = this.#seenAt(turn, entrant);
      const file = turn.files.get(entrant.id);
      if (!result) return [];
      const { costOfWarning } = EDITIONS[this.#edition].ledger;
      const count = this.#warningCost(player, result) / costOfWarning;
      return [resultOf(player, turn, file, result, new Array<number>(count).fill(-costOfWarning))];
    });
  }

  /**
   * What the warnings of a turn cost. Raccord takes it off at the end of the game; a file has it on the turn itself.
   */
  #warningCost(player: number, { warnings, warningCost }: TurnResult): number {
    if (isSuddenDeath(this.#game)) return warningCost;
    const before = this.#warned[player] ?? 0;
    this.#warned[player] = before + warnings;
    const costOf = (count: number) => costOfWarnings(this.#edition, count, this.#firstCostly);
    return costOf(before + warnings) - costOf(before);
  }
}

/** The points of a move are those of the board, which Eliot counts again by itself: what was granted otherwise is beside it. */
function resultOf(
  player: number,
  { board }: TurnState,
  file: SlipFile | undefined,
  { outcome, points, penalty, warnings, bonus }: TurnResult,
  costs: readonly number[],
): FiledResult {
  const retained = outcome !== 'average' && points > 0 ? file?.slip?.verdict.retained : undefined;
  const move: FiledMove = retained
    ? { kind: 'valid', word: withLaidJokers(board, retained), reference: retained.reference, points: retained.score }
    : writtenMove(file);
  const granted = points - (retained?.score ?? 0);
  const penalties = [...(granted === 0 ? [] : [granted]), ...(penalty === 0 ? [] : [-penalty]), ...costs];
  return { player, move, warnings, penalties, solo: bonus };
}

/** What was written; a slip that is not to be judged, being late, exchanged or illegible, shows no move. */
function writtenMove(file: SlipFile | undefined): FiledMove {
  const slip = file?.slip?.slip;
  const isJudged = slip?.state === 'handed-in' && slip.legibility !== 'illegible' && slip.conduct !== 'grave';
  const solution = isJudged ? mainSolution(slip) : undefined;
  return solution ? { kind: 'invalid', word: solution.word, reference: solution.reference ?? '' } : { kind: 'none' };
}

/** Only the jokers just laid in lower case: Eliot wants the letters of the board plain. */
function withLaidJokers(
  board: Board,
  { word, reference }: { readonly word: string; readonly reference: string },
): string {
  const start = unwrap(parseReference(reference));
  return [...word]
    .map((letter, index) => (board[squareAlong(start, index) as number] === 0 ? letter : letter.toUpperCase()))
    .join('');
}
