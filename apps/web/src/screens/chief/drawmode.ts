import { keep, keptText } from '../../app/usekept.ts';
import { chiefTexts } from '../../texts/chief.ts';

export const DRAW_MODES = ['random', 'typed', 'prepared'] as const;
export type DrawMode = (typeof DRAW_MODES)[number];

/** What draws the next letters in each of them. */
export const DRAW_LABELS: Readonly<Record<DrawMode, string>> = {
  random: chiefTexts.drawRandom,
  typed: chiefTexts.drawTyped,
  prepared: chiefTexts.drawPrepared,
};

const KEY = 'raccord-draw-mode';

/** The way chosen is kept from one evening to the next. */
export const keptMode = (): DrawMode => (keptText(KEY) === 'typed' ? 'typed' : 'random');

export function keepMode(mode: DrawMode): void {
  if (mode !== 'prepared') keep(KEY, mode);
}
