import { commissionFrench } from './fr/commission.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the commission: apart, since the other stations do not load them. */
export const commissionTexts = typesetTexts(commissionFrench);
