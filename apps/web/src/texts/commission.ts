import { commissionFrench } from './fr/commissionFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of the commission: apart, since the other stations do not load them. */
export const commissionTexts = typesetTexts(commissionFrench);
