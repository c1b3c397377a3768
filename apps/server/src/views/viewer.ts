import type { SessionAnswer } from '@raccord/contract';
import type { Veil } from '../club/veil.ts';

/** Who looks at a tournament. */
export interface Viewer extends SessionAnswer {
  /** Where what he looks at is for the public: the names that the club withholds are not told either. */
  readonly veil?: Veil;
}
