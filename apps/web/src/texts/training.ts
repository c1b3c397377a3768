import { trainingFrench } from './fr/training.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the training screens: apart, since nothing else loads them. */
export const trainingTexts = typesetTexts(trainingFrench);
