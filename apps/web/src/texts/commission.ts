import { commission } from './fr/commission.ts';
import { typeset } from './typeset.ts';

/** The words of the commission: apart, since the other stations do not load them. */
export const commissionTexts = typeset(commission);
