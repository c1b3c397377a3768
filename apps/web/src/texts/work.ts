import { workFrench } from './fr/work.ts';
import { typesetTexts } from './typeset.ts';

/** The words of work that takes long: apart, since a first look at a station does not load them. */
export const workTexts = typesetTexts(workFrench);
