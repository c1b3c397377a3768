import { ACCEPTABLE_SOLUTIONS } from './acceptable/index.ts';
import { LOCATION_FIRST } from './locationfirst/index.ts';
import type { TreatmentName } from './names.ts';
import type { Treatment } from './treatment.ts';

export const TREATMENTS: Readonly<Record<TreatmentName, Treatment>> = {
  'location-first': LOCATION_FIRST,
  'acceptable-solutions': ACCEPTABLE_SOLUTIONS,
};
