import { relayFrench } from './fr/relayFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of a relay: apart, since few tournaments have one. */
export const relayTexts = typesetTexts(relayFrench);
