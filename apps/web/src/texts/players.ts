import { playersFrench } from './fr/playersFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of lists of players: apart, since most stations do not load them. */
export const playersTexts = typesetTexts(playersFrench);
