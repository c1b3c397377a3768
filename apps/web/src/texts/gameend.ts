import { gameEndFrench } from './fr/gameend.ts';
import { typesetTexts } from './typeset.ts';

/** The words of a game that is over: apart, since they come with its page. */
export const gameEndTexts = typesetTexts(gameEndFrench);
