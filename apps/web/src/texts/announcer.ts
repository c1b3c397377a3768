import { announcerFrench } from './fr/announcerFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of the announcer's screen: apart, since a referee's page does not load them. */
export const announcerTexts = typesetTexts(announcerFrench);
