import { publicationFrench, withheld } from './fr/publicationFrench.ts';
import { spectatorFrench } from './fr/spectatorFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of spectators and of who publishes: apart, since the other stations do not load them. */
export const publicTexts = typesetTexts({ publication: publicationFrench, spectator: spectatorFrench, withheld });
