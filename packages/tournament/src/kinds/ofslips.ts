import type { Touches } from '@raccord/stream';
import type { SlipKey } from '../events.ts';
import { type EventKind, nothing } from './kind.ts';
import { drawPath, slipPath } from './paths.ts';

type Said<Data> = Pick<EventKind<Data>, 'evolve' | 'told'> & {
  /** What they are worth stays as it was. */
  readonly isIdle?: true;
  readonly touches?: EventKind<Data>['touches'];
};

const touchesOf = (slips: readonly SlipKey[]): Touches => ({
  writes: slips.map((key) => slipPath(key, key.entrant)),
  reads: [...new Set(slips.map(drawPath)), ...slips.map(({ entrant }) => `entrant/${entrant}/presence`)],
});

/** What changes files of slips and nothing else. */
export const ofSlips = <Data>({
  slips,
  isIdle,
  ...said
}: Said<Data> & Pick<EventKind<Data>, 'slips'>): EventKind<Data> => ({
  isLasting: false,
  slips,
  touches: (data) => touchesOf(slips(data)),
  recounts: isIdle ? nothing : (data) => ({ of: 'slips', slips: slips(data) }),
  news: (data) => ({ of: 'slips', slips: slips(data) }),
  ...said,
});

/** Of the one that it names. */
export const ofSlip = <Data extends SlipKey>(said: Said<Data>): EventKind<Data> =>
  ofSlips<Data>({ ...said, slips: (key) => [key] });
