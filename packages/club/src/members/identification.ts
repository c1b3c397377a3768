import type { Person } from '@raccord/tournament';
import type { PlayerKey } from '../events.ts';
import type { Directory, Recognition } from './directory.ts';

/** A player of an evening, and who he is taken for. */
export interface RecognisedPlayer extends PlayerKey {
  readonly person: Person;
  readonly recognition: Recognition;
}

interface EntrantNamed {
  readonly id: string;
  readonly members: readonly Person[];
}

/**
 * Who the players of an evening are taken for, one after the other: between two of them others may be served. Two who would be
 * the same member are asked, unless a licence tells.
 */
export function* recognisePlayers(
  entrants: Iterable<EntrantNamed>,
  directory: Directory,
): Generator<undefined, readonly RecognisedPlayer[]> {
  const players: RecognisedPlayer[] = [];
  const taken = new Map<string, number>();
  for (const { id, members } of entrants) {
    for (const [index, person] of members.entries()) {
      const recognition = directory.recognise(person);
      players.push({ entrant: id, place: index === 0 ? 0 : 1, person, recognition });
      if (recognition.kind === 'known') taken.set(recognition.member, (taken.get(recognition.member) ?? 0) + 1);
      yield;
    }
  }
  return players.map((player) => {
    const { recognition } = player;
    if (recognition.kind !== 'known' || recognition.by === 'licence' || taken.get(recognition.member) === 1)
      return player;
    return { ...player, recognition: { kind: 'doubtful', candidates: [recognition.member] } as const };
  });
}
