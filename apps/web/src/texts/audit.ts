import { auditFrench } from './fr/auditFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of what happened and of taking it back: apart, since most stations do not load them. */
export const auditTexts = typesetTexts(auditFrench);
