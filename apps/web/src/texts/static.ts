import { dictionaryFrench } from './fr/dictionaryFrench.ts';
import { frameFrench } from './fr/frameFrench.ts';
import { recordFrench } from './fr/recordFrench.ts';
import { searchFrench } from './fr/searchFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of the screens that need no server: apart, since a station of a tournament does not load them. */
export const staticTexts = typesetTexts({
  dictionary: dictionaryFrench,
  frame: frameFrench,
  record: recordFrench,
  search: searchFrench,
});
