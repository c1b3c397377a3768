import { accept } from '@raccord/scrabble';
import type { Actor } from '../people.ts';
import { setBy } from '../state/basis.ts';
import { positionOf } from '../state/position.ts';
import type { TurnState } from '../state/state.ts';
import { describeReading, NOTHING_READ } from '../told/reading.ts';
import type { Context, Decision } from './context.ts';
import { refused } from './refusals.ts';

/** A slip, by its turn and whose it is. */
interface OfSlip {
  readonly turn: TurnState;
  readonly entrant: string;
  readonly name: string;
}

/** Is what stands of a slip what was seen of it? Where somebody did not say what he saw, he means what stands. */
export function checkBasis(
  { events }: Context,
  { turn, entrant, name }: OfSlip,
  actor: Actor,
  seen: string | undefined,
): Decision<void> {
  if (seen === undefined) return accept(undefined);
  const position = positionOf(turn);
  const stands = turn.files.get(entrant)?.basis;
  if (seen === (stands ?? position)) return accept(undefined);
  // What it is worth is not for a player to know during the turn.
  const telling = actor.role === 'player' ? 'act' : 'all';
  const read = (basis: string | undefined): string | undefined => {
    if (basis === undefined || basis === position) return NOTHING_READ;
    const { event: by, corrections } = setBy(basis);
    const event = events.find(({ id }) => id === basis || id === by);
    return event && describeReading(event, { turn: turn.number, entrant, corrections }, telling);
  };
  const [before, now] = [read(seen), read(stands)];
  if (before === undefined || now === undefined) return refused('other-position');
  return refused('other-slip', name, turn.number, before, now);
}
