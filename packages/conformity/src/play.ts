import type { Slip } from '@raccord/regulation';
import type { Solution } from '@raccord/scrabble';
import type { PlayersSight } from '@raccord/simulation';
import { type Entrant, endReached, isPresent, wordsOf } from '@raccord/tournament';
import { drawLetters } from './draws.ts';
import { appealAgainst, somethingHappens } from './incidents.ts';
import type { WantedEnd } from './order.ts';
import { trialSight, trialSlip } from './slips.ts';
import { gameId, refereeOf, TRIAL_CHIEF, type TrialStage } from './stage.ts';
import { spoilsLastDraw, wholeGameSolution } from './whole.ts';

const MOST_INCIDENTS = 6;

/** Plays a game turn by turn, and ends it. */
export function playTrialGame(stage: TrialStage, index: number, game = gameId(index)): void {
  const { door, order, chance } = stage;
  const late = chance.happens(0.3) ? chance.pick(stage.entrants) : undefined;
  if (late) {
    const data = { entrant: late.id, from: { game: index, turn: 1 }, isAwaited: true, reason: 'En retard.' } as const;
    door.does('note-departure', data, TRIAL_CHIEF);
  }
  const arrival = chance.between(2, 3);
  const { turns, end } = order.games[index];
  const isByHand = chance.happens(0.3);
  for (let turn = 1; turn <= turns; turn++) {
    if (late && turn === arrival) {
      door.does('note-arrival', { entrant: late.id, from: { game: index, turn } }, TRIAL_CHIEF);
      if (chance.happens(0.2)) appealAgainst(stage, { about: 'lateness', game, entrant: late.id }, late.id);
    }
    if (!playTrialTurn(stage, game, turn, { end, isByHand })) break;
    // They would cut a whole game short.
    const incidents = end ? 0 : chance.between(0, MOST_INCIDENTS);
    for (let count = 0; count < incidents; count++) somethingHappens(stage, game);
  }
  finish(stage, game, end);
  const after = chance.between(0, MOST_INCIDENTS);
  for (let count = 0; count < after; count++) somethingHappens(stage, game);
  // What was taken back may have opened the game again.
  finish(stage, game, end);
}

/** Refused when the letters, or those who are left, give no turn. */
function playTrialTurn(
  stage: TrialStage,
  game: string,
  turn: number,
  { end, isByHand }: { readonly end: WantedEnd | undefined; readonly isByHand: boolean },
): boolean {
  const { door, chance } = stage;
  door.wait(30);
  if (!drawLetters(stage, game, turn, isByHand)) return false;
  const sight = trialSight(stage, game);
  if (!sight || (end === 'incident' && spoilsLastDraw(stage, game, sight))) return false;
  for (const centre of stage.centres) door.does('start-clock', { game, turn, centre }, TRIAL_CHIEF);
  const isEarly = chance.happens(0.3);
  if (isEarly) recordAll(stage, game, turn, sight);
  door.wait(60);
  for (const centre of stage.centres) door.does('end-turn', { game, turn, centre }, TRIAL_CHIEF);
  const { word, reference } = end ? wholeGameSolution(stage, sight, end) : solutionToLay(sight);
  door.does('lay-solution', { game, turn, word, reference }, TRIAL_CHIEF);
  if (!isEarly) recordAll(stage, game, turn, sight);
  for (const centre of stage.centres)
    if (chance.happens(0.5)) door.does('close-turn', { game, turn, centre }, TRIAL_CHIEF);
  return true;
}

/** The one that the program proposes; now and then any top, or another one. */
function solutionToLay({ solutions, top, chance }: PlayersSight): Solution {
  if (chance.happens(0.08)) return chance.pick(solutions.slice(0, 20));
  return chance.happens(0.15) ? chance.pick(solutions.filter(({ score }) => score === top.score)) : top;
}

/** The slips of all who are still there, by each referee; now and then one is not handed in to him. */
function recordAll(stage: TrialStage, game: string, turn: number, sight: PlayersSight): void {
  const { door, chance } = stage;
  const state = door.journal.state.games.get(game);
  const isSuddenDeath = state?.plan.rhythm === 'mort-subite';
  for (const entrant of stage.entrants) {
    const seen = door.journal.state.entrants.get(entrant.id);
    if (!state || !seen || !isPresent(state, turn, seen)) continue;
    if (!isSuddenDeath && chance.happens(0.03)) continue;
    // Few faults, or nobody would be left after a turn.
    const isRight = isSuddenDeath ? chance.happens(0.6) : chance.happens(0.15);
    if (isRight) door.does('record-tops', { game, turn, entrants: [entrant.id] }, refereeOf(entrant));
    else recordOne(stage, game, turn, entrant, trialSlip(stage, sight, entrant.id));
  }
}

function recordOne({ door, nullWords }: TrialStage, game: string, turn: number, entrant: Entrant, slip: Slip): void {
  const answer = door.ask('record-slips', { game, turn, slips: [{ entrant: entrant.id, slip }] }, refereeOf(entrant));
  if (!answer.ok || answer.value.type !== 'slips-recorded') return;
  const words = answer.value.data.slips.flatMap(({ verdict }) => wordsOf(verdict.reasons));
  const known = nullWords.get(entrant.id) ?? new Set();
  for (const word of words) known.add(word);
  nullWords.set(entrant.id, known);
}

/** The first cause that is accepted. */
function finish({ door, chance, centres, entrants }: TrialStage, game: string, end?: WantedEnd): void {
  const state = door.journal.state.games.get(game);
  if (!state || state.finished) return;
  const missing = Array.from({ length: 40 }, (_, index) =>
    centres.map((centre) => ({ turn: index + 1, centre, tables: entrants.map(({ table }) => table) })),
  ).flat();
  const reached = endReached(door.journal, state)?.cause ?? 'bag';
  // Slow to refuse while much can be played.
  const last = chance.happens(0.1) ? (['no-move'] as const) : [];
  const rare = !end && chance.happens(0.15) ? (['interruption'] as const) : [];
  for (const cause of [...rare, reached, 'incident', ...last, 'sudden-death', 'decision', 'interruption'] as const)
    if (door.does('finish-game', { game, cause, reason: 'Fin de l’essai.', missing }, TRIAL_CHIEF)) return;
}
