import { EDITIONS } from '@raccord/regulation';
import { accept, countTiles, makeReference, type Result } from '@raccord/scrabble';
import {
  type Actor,
  breachOf,
  type Desk,
  nextTurnOf,
  type RefusalCode,
  type Ruling,
  type TurnState,
  turnOf,
} from '@raccord/tournament';
import type { FiledMove, FiledTurn, GameFormat } from '../game.ts';
import type { Grant } from './grants.ts';
import { decisionOver, importedSlip } from './slips.ts';

/** What an imported game is played on. */
export interface ImportStage {
  readonly desk: Desk;
  readonly chief: Actor;
  readonly game: string;
  readonly centre: string;
  readonly format: GameFormat;
  /** The id of each player, in the order of the file. */
  readonly entrants: readonly string[];
  /** The file says who played; else there is one entrant, who plays what is laid. */
  readonly hasPlayers: boolean;
}

/** Letters before `+` where nothing is left over: some write the first letters of a draw apart, and nothing is lost by it. */
export function isLeftoverFalse({ desk, game }: ImportStage, { kept, isRejected }: FiledTurn): boolean {
  const state = desk.journal.state.games.get(game);
  return kept !== undefined && !isRejected && state !== undefined && countTiles(nextTurnOf(state).leftover) === 0;
}

const SLIPS_AT_A_TIME = 500;

/**
 * Plays a turn as the file tells it; gives what its solution is worth, or why it cannot be played. It tells its number again and
 * again, so that others may have their turn in between.
 */
export function* playImportedTurn(
  stage: ImportStage,
  turn: number,
  filed: FiledTurn,
  grants: readonly Grant[],
): Generator<number, Result<number, RefusalCode>, undefined> {
  const { desk, chief, game, centre } = stage;
  const drawn = desk.ask('make-draw', { game, source: { kind: 'typed', letters: filed.drawText } }, chief);
  if (!drawn.ok) return drawn;
  desk.tell('end-turn', { game, turn, centre }, chief);
  const laid = desk.ask('lay-solution', { game, turn, word: filed.word, reference: makeReference(filed.start) }, chief);
  if (!laid.ok) return laid;
  const state = turnOf(desk.journal.state, game, turn) as TurnState;
  yield* recordSlips(stage, state, grants);
  for (const grant of grants) if (settle(stage, state, grant)) yield turn;
  desk.tell('close-turn', { game, turn, centre }, chief);
  // Players are told at once, so that nobody who plays the word again is owed an average (5.7).
  for (const entrant of desk.journal.ledger.correctionsDue(game, turn)) {
    desk.tell('deliver-correction', { game, turn, entrant, means: 'paper' }, chief);
    yield turn;
  }
  return accept(state.solution?.score ?? 0);
}

/** Everybody's slips; where nobody is said to have played, the solution that was laid. */
function* recordSlips(
  { desk, chief, game, entrants, hasPlayers }: ImportStage,
  { number: turn, solution }: TurnState,
  grants: readonly Grant[],
): Generator<number, void, undefined> {
  const moves = new Map(grants.map(({ result: { player, move } }) => [player, move]));
  if (!hasPlayers && solution) {
    moves.set(0, { kind: 'valid', word: solution.word, reference: solution.reference, points: solution.score });
  }
  const slips = entrants.map((entrant, player) => ({ entrant, slip: importedSlip(moves.get(player) ?? NO_MOVE) }));
  for (let from = 0; from < slips.length; from += SLIPS_AT_A_TIME) {
    desk.tell('record-slips', { game, turn, slips: slips.slice(from, from + SLIPS_AT_A_TIME) }, chief);
    yield turn;
  }
}

const NO_MOVE: FiledMove = { kind: 'none' };

/** What the file gives a player, where the regulation gives him something else; tells whether it does. */
function settle(stage: ImportStage, { number: turn, files }: TurnState, grant: Grant): boolean {
  const { desk, chief, game, format } = stage;
  const { player, warnings } = grant.result;
  const entrant = stage.entrants[player];
  const verdict = files.get(entrant)?.slip?.verdict;
  if (!verdict) throw new Error('Every slip of a turn is recorded before it is settled.');
  const decision = decisionOver(verdict, grant, format);
  if (decision) {
    const isOtherwise = isAgainstLaw(stage, decision.ruling);
    const by = verdict.outcome === 'referred' || isOtherwise ? commissionOf(stage) : chief;
    desk.tell('rule-slip', { game, turn, entrant, ...decision, ...(isOtherwise ? { isOtherwise } : {}) }, by);
  }
  const isWarned = decision ? decision.ruling.outcome === 'accepted' && decision.ruling.warning : verdict.warning;
  for (let count = Number(isWarned); count < warnings; count++) {
    desk.tell('give-warning', { game, turn, entrant, reason: WARNED }, chief);
  }
  return decision !== undefined || warnings > 0;
}

const WARNED = 'Avertissement noté dans le fichier de la partie.';
const COMMISSION = { role: 'commission', id: 'commission', name: 'Commission' } as const;

/** What was played under another text: a penalty of another value, a negative turn. */
function isAgainstLaw({ desk }: ImportStage, ruling: Ruling): boolean {
  const { charter } = desk.journal.state;
  return charter !== undefined && breachOf(ruling, EDITIONS[charter.edition]) !== undefined;
}

/** Only the commission can settle a slip that the regulation refers to it, or decide otherwise than the law. */
function commissionOf({ desk, chief, centre }: ImportStage): Actor {
  const { id, name, role: office } = COMMISSION;
  if (!desk.journal.state.officials.has(id)) desk.tell('appoint-official', { id, name, office, centre }, chief);
  return COMMISSION;
}
