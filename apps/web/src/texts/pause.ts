import { pauseFrench } from './fr/pause.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the seconds before a draw: of the announcer, and of Conduite, which does without the others. */
export const pauseTexts = typesetTexts(pauseFrench);
