import { relayFrench } from './fr/relay.ts';
import { typesetTexts } from './typeset.ts';

/** The words of a relay: apart, since few tournaments have one. */
export const relayTexts = typesetTexts(relayFrench);
