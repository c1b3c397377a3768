import { EDITIONS, type Edition, Turn, type Verdict } from '@raccord/regulation';
import { Chance } from '@raccord/simulation';
import {
  awaitedOf,
  ERASED_PLAYER,
  type GameState,
  type Journal,
  type RecordedRuling,
  type RecordedSlip,
  type Ruling,
  type SlipFile,
  type TournamentState,
  type TurnState,
} from '@raccord/tournament';
import { type Exercise, exerciseOf } from './exercise.ts';
import { shuffled } from './pile.ts';

/** As many as one judges in an hour, of which one in four has nothing wrong. */
const MOST_FAULTY = 36;
const FAULTY_TO_RIGHT = 3;
const FEWEST_RIGHT = 4;

/** A slip as it was handed in: whoever wrote the same one on the same turn is not told apart. */
interface HandedIn {
  readonly game: GameState;
  readonly turn: TurnState;
  readonly slip: RecordedSlip;
  readonly decision: RecordedRuling | undefined;
}

/**
 * The slips of an evening that is over, faulty ones and some without fault, under nobody's name and in no order of tables. What
 * somebody decided otherwise than the regulation is right; what rests on a reading of ours is left out, as exams do (adr/0086).
 */
export function* eveningExercises({ state, judging, events }: Journal): Generator<undefined, Exercise[]> {
  if (!state.charter) return [];
  const edition = EDITIONS[state.charter.edition];
  const chance = new Chance(events.length);
  const turns = new Map<TurnState, Turn>();
  const judge = (handedIn: HandedIn): Exercise | undefined => {
    const { turn, game } = handedIn;
    const { number, board, draw } = turn;
    const { formula } = game;
    const known = turns.get(turn) ?? new Turn({ turn: number, formula, board, draw, lexicon: judging.words });
    turns.set(turn, known);
    return asExercise(handedIn, known, edition);
  };
  function* take(all: readonly HandedIn[], most: number): Generator<undefined, Exercise[]> {
    const taken: Exercise[] = [];
    for (const handedIn of all) {
      const exercise = taken.length < most ? judge(handedIn) : undefined;
      if (exercise) taken.push(exercise);
      yield;
    }
    return taken;
  }
  const all = shuffled(yield* handedInAt(state), chance);
  const isFaulty = ({ slip, decision }: HandedIn): boolean => decision !== undefined || slip.verdict.reasons.length > 0;
  const faulty = yield* take(all.filter(isFaulty), MOST_FAULTY);
  const fewRight = Math.max(FEWEST_RIGHT, Math.round(faulty.length / FAULTY_TO_RIGHT));
  const right = yield* take(
    all.filter((one) => !isFaulty(one)),
    fewRight,
  );
  return shuffled([...faulty, ...right], chance);
}

/** Each slip of each turn once, by what it says. */
function* handedInAt({ games, entrants }: TournamentState): Generator<undefined, HandedIn[]> {
  const slips = new Map<string, HandedIn>();
  for (const game of games.values()) {
    for (const turn of game.turns) {
      if (turn.isVoid) continue;
      for (const [entrant, file] of turn.files) {
        yield;
        const isErased = entrants.get(entrant)?.members.some(({ name }) => name === ERASED_PLAYER);
        const handedIn = isErased ? undefined : settled(game, turn, file);
        if (!handedIn) continue;
        const { slip, decision } = handedIn;
        slips.set(JSON.stringify([game.index, turn.number, slip.slip, decision?.ruling]), handedIn);
      }
    }
  }
  return [...slips].sort(([one], [other]) => Number(one > other) - Number(one < other)).map(([, slip]) => slip);
}

/** What was handed in, if nothing about it is open and it has a worth of its own. */
function settled(game: GameState, turn: TurnState, file: SlipFile): HandedIn | undefined {
  const { slip, rulings } = file;
  const decision = rulings?.at(-1);
  const isOwn = slip !== undefined && slip.slip.solutions.length > 0 && decision?.ruling.outcome !== 'average';
  return isOwn && awaitedOf(file) === undefined ? { game, turn, slip, decision } : undefined;
}

/** None where the slip has not one right verdict. */
function asExercise({ slip, decision }: HandedIn, turn: Turn, edition: Edition): Exercise | undefined {
  const exercise = exerciseOf(turn, slip.slip, edition);
  turn.forget();
  const { verdict } = exercise;
  if (exercise.kind !== 'ordinary' || !isAlike(verdict, slip.verdict)) return undefined;
  const decided = decision && verdictOf(decision.ruling, verdict);
  if (!decided || isAlike(decided, verdict)) return exercise;
  const by = decision.actor.role;
  return { ...exercise, verdict: decided, trace: [], rules: [], decided: { by, instead: verdict } };
}

const isAlike = (one: Verdict, other: Verdict): boolean =>
  (['outcome', 'points', 'penalty', 'warning'] as const).every((part) => one[part] === other[part]);

/** No reason is told: that of a decision is in words, and may name somebody. */
const verdictOf = (ruling: Ruling, { points, retained }: Verdict): Verdict =>
  ruling.outcome === 'accepted'
    ? { ...ruling, retained: ruling.points === points ? retained : null, reasons: [] }
    : { outcome: 'nullity', points: 0, penalty: 0, warning: false, retained: null, reasons: [] };
