import { playerFrench } from './fr/player.ts';
import { typesetTexts } from './typeset.ts';

/** The words of a player at the phone: apart, since the other stations do not load them. */
export const playerTexts = typesetTexts(playerFrench);
