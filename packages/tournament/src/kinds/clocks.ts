import { writes } from '@raccord/stream';
import { pauseClock, resumeClock, startClock } from '../clock.ts';
import type { TurnAtCentre } from '../events.ts';
import type { StateInFold } from '../state/folding.ts';
import { centreIn } from './finding.ts';
import { kind, nothing } from './kind.ts';
import { clockPath, drawPath, turnPath } from './paths.ts';

const OF_CLOCK = {
  touches: (key: TurnAtCentre) => ({ writes: [clockPath(key)], reads: [drawPath(key)] }),
  recounts: nothing,
  news: ({ centre }: TurnAtCentre) => ({ of: 'play', centre }) as const,
};

/** A turn begins, or its solution comes: what the screens were told to show before is over. */
function followGame({ centres }: StateInFold, id: string): void {
  const centre = centres.get(id);
  if (centre) centre.screens = undefined;
}

/** A turn at a centre, from its first second to its closing. */
export const CLOCKS = {
  'clock-started': kind<TurnAtCentre>({
    ...OF_CLOCK,
    evolve: (state, data, { at }) => {
      centreIn(state, data).clock = startClock(at);
      followGame(state, data.centre);
    },
    told: (key, teller) => `chronomètre lancé${teller.onAt(key)}`,
  }),
  'clock-paused': kind<TurnAtCentre>({
    ...OF_CLOCK,
    evolve: (state, data, { at }) => {
      const centre = centreIn(state, data);
      centre.clock = centre.clock && pauseClock(centre.clock, at);
    },
    told: (key, teller) => `chronomètre arrêté${teller.onAt(key)}`,
  }),
  'clock-resumed': kind<TurnAtCentre>({
    ...OF_CLOCK,
    evolve: (state, data, { at }) => {
      const centre = centreIn(state, data);
      centre.clock = centre.clock && resumeClock(centre.clock, at);
    },
    told: (key, teller) => `chronomètre relancé${teller.onAt(key)}`,
  }),
  'turn-ended': kind<TurnAtCentre>({
    evolve: (state, data, { at }) => {
      const centre = centreIn(state, data);
      centre.clock = centre.clock && pauseClock(centre.clock, at);
      centre.endedAt = at;
      followGame(state, data.centre);
    },
    touches: (key) => ({ writes: [clockPath(key), `${turnPath(key)}/ended`], reads: [drawPath(key)] }),
    // The end of a turn is the last moment to be told of a word (5.7).
    recounts: (turn) => ({ of: 'end', turn }),
    news: (turn) => ({ of: 'end', turn }),
    told: (key, teller) => `fin annoncée${teller.onAt(key)}`,
  }),
  'turn-closed': kind<TurnAtCentre>({
    evolve: (state, data) => {
      centreIn(state, data).isClosed = true;
    },
    touches: (key) => writes(`${clockPath(key)}/closed`),
    recounts: nothing,
    news: (turn) => ({ of: 'closing', turn }),
    told: (key, teller) => `clôture du ${teller.turnAt(key)}`,
  }),
};
