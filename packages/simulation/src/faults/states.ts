import type { Slip, SlipState } from '@raccord/regulation';
import { writtenRight } from '@raccord/tournament';
import type { SlipMaker } from '../sight.ts';

/** Slips that are not judged at all (A0, T0), and what a referee says of others. */

const without =
  (state: SlipState): SlipMaker =>
  () => ({ state, solutions: [] });

const despite =
  (state: SlipState): SlipMaker =>
  ({ turn }, meant) => ({ ...writtenRight(meant, turn.board), state });

export const notHandedIn = without('absent');
export const blank = without('blank');
export const lateSlip = despite('late');
export const severalSlips = despite('several');
export const exchanged = despite('exchanged');

const saying =
  (said: Pick<Slip, 'legibility' | 'conduct'>): SlipMaker =>
  ({ turn }, meant) => ({ ...writtenRight(meant, turn.board), ...said });

export const hardToRead = saying({ legibility: 'hard' });
export const illegible = saying({ legibility: 'illegible' });
export const warnedForConduct = saying({ conduct: 'warned' });
export const graveMisconduct = saying({ conduct: 'grave' });
