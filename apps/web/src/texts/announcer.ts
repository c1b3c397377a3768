import { announcer } from './fr/announcer.ts';
import { typeset } from './typeset.ts';

/** The words of the announcer's screen: apart, since a referee's page does not load them. */
export const announcerTexts = typeset(announcer);
