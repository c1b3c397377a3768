import { playersFrench } from './fr/players.ts';
import { typesetTexts } from './typeset.ts';

/** The words of lists of players: apart, since most stations do not load them. */
export const playersTexts = typesetTexts(playersFrench);
