import { trainingFrench } from './fr/trainingFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of the training screens: apart, since nothing else loads them. */
export const trainingTexts = typesetTexts(trainingFrench);
