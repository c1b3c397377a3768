import { correcting } from './fr/correcting.ts';
import { typeset } from './typeset.ts';

/** The words of a turn put right after it was played: apart, since few stations ever load them. */
export const correctingTexts = typeset(correcting);
