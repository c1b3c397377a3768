import { EDITIONS, type EditionName, RHYTHM_NAMES, type RhythmName } from '@raccord/regulation';
import { RHYTHM_LABELS, timesOf } from '@raccord/tournament';
import { texts } from '../texts/index.ts';
import { typesetTexts } from '../texts/typeset.ts';

/** The rhythms to choose from, each with the times of its first turn: « Blitz : 40 s + 20 s ». */
export const rhythmOptions = (edition: EditionName) =>
  RHYTHM_NAMES.map((value) => ({
    value,
    label: typesetTexts(`${RHYTHM_LABELS[value]} : ${describeTimes(value, edition)}`),
  }));

/** What is to be known of a rhythm before it is chosen: that no article of the edition knows it. */
export const noteOnRhythm = (rhythm: RhythmName, edition: EditionName): string | undefined =>
  EDITIONS[edition].game.clubRhythms.includes(rhythm) ? texts.clock.clubRhythm(RHYTHM_LABELS[rhythm]) : undefined;

function describeTimes(rhythm: RhythmName, edition: EditionName): string {
  const { think, write } = timesOf(edition, rhythm, 1);
  return `${describeSeconds(think)} + ${describeSeconds(write)}`;
}

function describeSeconds(seconds: number): string {
  const rest = seconds % 60;
  const minutes = Math.floor(seconds / 60);
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 ? `${rest} s` : ''].filter(Boolean).join(' ');
}
