import { publication, withheld } from './fr/publication.ts';
import { spectator } from './fr/spectator.ts';
import { typeset } from './typeset.ts';

/** The words of spectators and of who publishes: apart, since the other stations do not load them. */
export const publicTexts = typeset({ publication, spectator, withheld });
