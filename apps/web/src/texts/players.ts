import { players } from './fr/players.ts';
import { typeset } from './typeset.ts';

/** The words of lists of players: apart, since most stations do not load them. */
export const playersTexts = typeset(players);
