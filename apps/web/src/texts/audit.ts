import { auditFrench } from './fr/audit.ts';
import { typesetTexts } from './typeset.ts';

/** The words of what happened and of taking it back: apart, since most stations do not load them. */
export const auditTexts = typesetTexts(auditFrench);
