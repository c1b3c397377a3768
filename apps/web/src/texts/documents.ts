import { documents } from './fr/documents.ts';
import { typeset } from './typeset.ts';

/** The words of papers and files: apart, since a first look at a station does not load them. */
export const documentsTexts = typeset(documents);
