import { correctingFrench } from './fr/correcting.ts';
import { typesetTexts } from './typeset.ts';

/** The words of a turn put right after it was played: apart, since few stations ever load them. */
export const correctingTexts = typesetTexts(correctingFrench);
