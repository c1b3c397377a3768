import { keep, keptText, useKept } from './usekept.ts';

const PLACE = 'raccord-letter-keys';
const OFF = 'off';

/** Do keys of a single letter act on this machine? Function keys and combinations always do. */
export const areLettersOn = (): boolean => keptText(PLACE) !== OFF;

export const useLettersOn = (): boolean => useKept(PLACE) !== OFF;

export const switchLetters = (isOn: boolean): void => keep(PLACE, isOn ? '' : OFF);
