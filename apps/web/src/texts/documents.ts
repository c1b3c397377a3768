import { documentsFrench } from './fr/documentsFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of papers and files: apart, since a first look at a station does not load them. */
export const documentsTexts = typesetTexts(documentsFrench);
