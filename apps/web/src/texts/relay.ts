import { relay } from './fr/relay.ts';
import { typeset } from './typeset.ts';

/** The words of a relay: apart, since few tournaments have one. */
export const relayTexts = typeset(relay);
