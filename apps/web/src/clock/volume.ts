import { keep, keptText, useKept } from '../app/usekept.ts';

const PLACE = 'raccord-volume';
const USUAL = 5;

/** How loud signals and voice are on this machine; at 0 there are none. */
export const LOUDEST = 10;

const levelIn = (text: string): number => {
  const level = text === '' ? USUAL : Number(text);
  return Number.isInteger(level) && level >= 0 && level <= LOUDEST ? level : USUAL;
};

/** From 0 to `LOUDEST`. */
export const useVolume = (): number => levelIn(useKept(PLACE));

export const keptVolume = (): number => levelIn(keptText(PLACE));

export const keepVolume = (level: number): void =>
  keep(PLACE, String(Math.min(LOUDEST, Math.max(0, Math.round(level)))));
