import { RHYTHM_NAMES, type RhythmName, timesOf } from '@raccord/tournament';
import { texts } from '../../../texts/index.ts';

const { rules } = texts.home;

/** Every rhythm, with its times. */
export const RHYTHM_OPTIONS = RHYTHM_NAMES.map((value) => ({
  value,
  label: `${rules.rhythms[value]} : ${durationOf(value)}`,
}));

function durationOf(rhythm: RhythmName): string {
  const { think, write } = timesOf(rhythm, 1);
  return `${rules.seconds(think)} + ${rules.seconds(write)}`;
}
