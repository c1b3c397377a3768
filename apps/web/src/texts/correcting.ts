import { correctingFrench } from './fr/correctingFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of a turn put right after it was played: apart, since few stations ever load them. */
export const correctingTexts = typesetTexts(correctingFrench);
