import { documentsFrench } from './fr/documents.ts';
import { typesetTexts } from './typeset.ts';

/** The words of papers and files: apart, since a first look at a station does not load them. */
export const documentsTexts = typesetTexts(documentsFrench);
