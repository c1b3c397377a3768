import { dictionary } from './fr/dictionary.ts';
import { frame } from './fr/frame.ts';
import { record } from './fr/record.ts';
import { search } from './fr/search.ts';
import { typeset } from './typeset.ts';

/** The words of the screens that need no server: apart, since a station of a tournament does not load them. */
export const staticTexts = typeset({ dictionary, frame, record, search });
