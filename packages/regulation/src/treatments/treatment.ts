import type { Inquiry } from '../inquiry.ts';
import type { Judgement } from '../settle.ts';
import type { Slip } from '../slip.ts';
import type { Turn } from '../turn.ts';

/** The order in which an edition treats a slip: what is looked at first, and which of several readings is kept. */
export interface Treatment {
  judge(turn: Turn, slip: Slip, inquiry: Inquiry): Judgement;
}
