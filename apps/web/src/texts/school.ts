import { school } from './fr/school.ts';
import { schoolReasons } from './fr/schoolreasons.ts';
import { typeset } from './typeset.ts';

/** The words of the school: apart, since nothing else loads them. */
export const schoolTexts = typeset({ ...school, reasons: schoolReasons });
