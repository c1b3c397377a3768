import { keep, keptText } from '../../app/usekept.ts';

export const DRAW_MODES = ['random', 'typed', 'prepared'] as const;
export type DrawMode = (typeof DRAW_MODES)[number];

const KEY = 'raccord-draw-mode';

/** The way chosen is kept from one evening to the next. */
export const keptMode = (): DrawMode => (keptText(KEY) === 'typed' ? 'typed' : 'random');

export function keepMode(mode: DrawMode): void {
  if (mode !== 'prepared') keep(KEY, mode);
}
