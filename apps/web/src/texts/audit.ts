import { audit } from './fr/audit.ts';
import { typeset } from './typeset.ts';

/** The words of what happened and of taking it back: apart, since most stations do not load them. */
export const auditTexts = typeset(audit);
