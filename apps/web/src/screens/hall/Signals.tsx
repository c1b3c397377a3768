import { useSignals } from '../../clock/signals.ts';
import { useClock } from '../../clock/useclock.ts';
import type { HallTurn } from '../../server/answers.ts';
import { atCentre, type HallStage } from './stage.ts';

interface SignalsProps {
  readonly turn: HallTurn;
  readonly stage: HallStage;
  readonly centre: string | undefined;
  readonly told: number;
}

/** Sounds the signals whatever is shown: a turn that starts at once after the ranking is heard too. */
export function Signals({ turn, stage, centre, told }: SignalsProps) {
  const face = useClock(atCentre(turn, centre)?.clock, told, turn.times.write * 1000);
  useSignals(stage === 'playing' ? face : undefined);
  return null;
}
