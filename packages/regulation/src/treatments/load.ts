import { ACCEPTABLE_SOLUTIONS } from './acceptable/index.ts';
import type { TreatmentName } from './names.ts';
import type { Treatment } from './treatment.ts';

/** For a page, which seldom judges by a text that is no longer in force: the other treatment is there from the start. */
export const loadTreatment = async (name: TreatmentName): Promise<Treatment> =>
  name === 'acceptable-solutions' ? ACCEPTABLE_SOLUTIONS : (await import('./locationfirst/index.ts')).LOCATION_FIRST;
