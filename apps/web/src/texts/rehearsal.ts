import { rehearsalFrench } from './fr/rehearsal.ts';
import { typesetTexts } from './typeset.ts';

/** The words of a rehearsal: apart, since an evening does without. */
export const rehearsalTexts = typesetTexts(rehearsalFrench);
