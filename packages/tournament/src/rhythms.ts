import { EDITIONS, type EditionName, type RhythmName, type Times } from '@raccord/regulation';

/** The times of a game, one after the other; with `longStart` a sudden death begins with a longer one, where the edition has it. */
export function stepsOf(edition: EditionName, rhythm: RhythmName, longStart: boolean): readonly Times[] {
  const { rhythms, suddenDeath } = EDITIONS[edition].game;
  if (rhythm !== 'mort-subite') return [rhythms.steady[rhythm]];
  return longStart && suddenDeath.longStart ? [suddenDeath.longStart, ...suddenDeath.steps] : suddenDeath.steps;
}

/** The times of a turn, from 1. */
export function timesOf(edition: EditionName, rhythm: RhythmName, turn: number, longStart = false): Times {
  const steps = stepsOf(edition, rhythm, longStart);
  const { turnsAtEach } = EDITIONS[edition].game.suddenDeath;
  return steps[Math.min(Math.floor((turn - 1) / turnsAtEach), steps.length - 1)];
}
