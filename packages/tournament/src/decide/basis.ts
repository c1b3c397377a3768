import { accept } from '@raccord/scrabble';
import type { RecordedEvent } from '../events.ts';
import type { Actor } from '../people.ts';
import { positionOf } from '../state/position.ts';
import type { TurnState } from '../state/state.ts';
import { describeReading } from '../told/reading.ts';
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
  const find = (id: string | undefined) => events.find((event) => event.id === id);
  const [before, now] = [find(seen), find(stands)];
  if (!before && seen !== position) return refused('other-position');
  // What it is worth is not for a player to know during the turn.
  const telling = actor.role === 'player' ? 'act' : 'all';
  const read = (event: RecordedEvent | undefined) => describeReading(event, entrant, telling);
  return refused('other-slip', name, turn.number, read(before), read(now));
}
