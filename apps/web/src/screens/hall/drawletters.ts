import { keep, useKept } from '../../app/usekept.ts';
import type { HallTurn } from '../../server/answers.ts';

const PLACE = 'raccord-hall-letters';
const ALPHABETICAL = 'alphabetical';

/** Does this hall want its letters by the alphabet, rather than in the order announced (2.2)? */
export const useAlphabetical = (): boolean => useKept(PLACE) === ALPHABETICAL;

export const chooseAlphabetical = (isChosen: boolean): void => keep(PLACE, isChosen ? ALPHABETICAL : '');

/** The letters of a turn as this screen shows them. */
export function useDrawLetters({ draw, markedDraw }: HallTurn): string {
  return useAlphabetical() ? draw : markedDraw;
}
