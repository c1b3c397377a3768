import type { Slip } from '@raccord/regulation';
import { type Actor, writtenRight } from '@raccord/tournament';
import type { CastPlayer } from './cast.ts';
import { shiftedReference } from './faults/location.ts';
import { wrongScore } from './faults/score.ts';
import { ONLY_GAME } from './setup.ts';
import type { PlayersSight } from './sight.ts';
import { isThere, type SimulationStage } from './stage.ts';
import { type WrittenSlip, writeSlip } from './writing.ts';

/** Milliseconds that the slips of a turn take. */
const COLLECTING = 60_000;
const LOST_SLIPS = 0.0003;
const MISTYPED_SLIPS = 0.003;

/** The slips of a turn, as each referee records those of his tables that are collected. */
export function collect(
  stage: SimulationStage,
  sight: PlayersSight,
  collectedOf: (players: readonly CastPlayer[]) => readonly CastPlayer[],
): void {
  const { desk, cast, oneByOne } = stage;
  const groups = cast.halls.flatMap((hall) => hall.groups);
  desk.spread(oneByOne ? cast.players.length : 2 * groups.length, COLLECTING);
  for (const { referee, players } of groups) {
    const handed = collectedOf(players).flatMap((player) => handIn(stage, sight, player));
    if (oneByOne) for (const one of handed) recordSlips(stage, sight, referee, [one]);
    else record(stage, sight, referee, handed);
  }
}

interface HandedIn {
  readonly entrant: string;
  readonly handed: WrittenSlip;
}

function handIn(stage: SimulationStage, sight: PlayersSight, player: CastPlayer): HandedIn[] {
  const { turn } = sight.turn;
  if (!isThere(player, turn)) return [];
  const entrant = player.entrant.id;
  if (stage.chance.happens(LOST_SLIPS)) {
    const reason = 'Bulletin égaré au ramassage.';
    const data = { game: ONLY_GAME, turn, entrant, ruling: { outcome: 'average' }, reason } as const;
    stage.desk.tell('rule-slip', data, stage.cast.chief);
    return [];
  }
  const handed = writeSlip(sight, player);
  return [{ entrant, handed: stage.chance.happens(MISTYPED_SLIPS) ? mistype(stage, sight, player, handed) : handed }];
}

/** Records the tops at one stroke, as referees do, then the other slips. */
function record(stage: SimulationStage, sight: PlayersSight, referee: Actor, handed: readonly HandedIn[]): void {
  const tops = handed.filter((one) => one.handed === 'top').map(({ entrant }) => entrant);
  const others = handed.filter((one) => one.handed !== 'top');
  if (tops.length > 0) {
    stage.desk.tell('record-tops', { game: ONLY_GAME, turn: sight.turn.turn, entrants: tops }, referee);
  }
  if (others.length > 0) recordSlips(stage, sight, referee, others);
}

function recordSlips(
  { desk }: SimulationStage,
  sight: PlayersSight,
  referee: Actor,
  handed: readonly HandedIn[],
): void {
  const slips = handed.map((one) => ({ entrant: one.entrant, slip: slipHanded(sight, one.handed) }));
  desk.tell('record-slips', { game: ONLY_GAME, turn: sight.turn.turn, slips }, referee);
}

const slipHanded = ({ top, turn }: PlayersSight, handed: WrittenSlip): Slip =>
  handed === 'top' ? writtenRight(top, turn.board) : handed;

const MISREADINGS = [
  { make: wrongScore, reason: 'Score mal lu à la saisie.' },
  { make: shiftedReference, reason: 'Référence mal lue à la saisie.' },
];

/** What the referee types by mistake for a slip, and puts right during the next turn. */
function mistype(
  { desk, agenda, chance }: SimulationStage,
  sight: PlayersSight,
  player: CastPlayer,
  handed: WrittenSlip,
): Slip {
  const { turn } = sight.turn;
  const { make, reason } = chance.pick(MISREADINGS);
  const slip = slipHanded(sight, handed);
  agenda.plan(turn + 1, () => {
    desk.tell('correct-slip', { game: ONLY_GAME, turn, entrant: player.entrant.id, slip, reason }, player.referee);
  });
  return make(sight, sight.top) ?? slip;
}
