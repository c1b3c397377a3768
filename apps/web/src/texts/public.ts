import { publicationFrench, withheld } from './fr/publication.ts';
import { spectatorFrench } from './fr/spectator.ts';
import { typesetTexts } from './typeset.ts';

/** The words of spectators and of who publishes: apart, since the other stations do not load them. */
export const publicTexts = typesetTexts({ publication: publicationFrench, spectator: spectatorFrench, withheld });
