import { playerFrench } from './fr/playerFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of a player at the phone: apart, since the other stations do not load them. */
export const playerTexts = typesetTexts(playerFrench);
