import type { SlipState } from '@raccord/regulation';
import { writtenRight } from '../../judging.ts';
import type { Maker } from '../sight.ts';

/** Slips that are not judged at all (A0). */

const without =
  (state: SlipState): Maker =>
  () => ({ state, solutions: [] });

const despite =
  (state: SlipState): Maker =>
  (_, meant) => ({ ...writtenRight(meant), state });

export const notHandedIn = without('absent');
export const blank = without('blank');
export const late = despite('late');
export const severalSlips = despite('several');
