import { playersDeskFrench } from './fr/playersdesk.ts';
import { typesetTexts } from './typeset.ts';

/** The words of « Joueurs et tables »: apart, since they come with its dialog. */
export const playersDeskTexts = typesetTexts(playersDeskFrench);
