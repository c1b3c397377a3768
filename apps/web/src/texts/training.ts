import { training } from './fr/training.ts';
import { typeset } from './typeset.ts';

/** The words of the training screens: apart, since nothing else loads them. */
export const trainingTexts = typeset(training);
