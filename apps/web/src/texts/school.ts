import { schoolFrench } from './fr/school.ts';
import { ruleTitles, schoolStages } from './fr/schoolpath.ts';
import { schoolReasons } from './fr/schoolreasons.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the school: apart, since nothing else loads them. */
export const schoolTexts = typesetTexts({
  ...schoolFrench,
  reasons: schoolReasons,
  ruleTitles,
  path: { ...schoolFrench.path, stages: schoolStages },
});
