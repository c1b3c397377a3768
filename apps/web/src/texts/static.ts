import { dictionaryFrench } from './fr/dictionary.ts';
import { frameFrench } from './fr/frame.ts';
import { recordFrench } from './fr/record.ts';
import { searchFrench } from './fr/search.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the screens that need no server: apart, since a station of a tournament does not load them. */
export const staticTexts = typesetTexts({
  dictionary: dictionaryFrench,
  frame: frameFrench,
  record: recordFrench,
  search: searchFrench,
});
