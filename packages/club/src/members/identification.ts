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

/** Who the players of an evening are taken for. Two who would be the same member are asked, unless a licence tells. */
export function recognisePlayers(entrants: Iterable<EntrantNamed>, directory: Directory): readonly RecognisedPlayer[] {
  const players = [...entrants].flatMap(({ id, members }) =>
    members.map((person, index) => ({
      ...{ entrant: id, place: index === 0 ? (0 as const) : (1 as const), person },
      recognition: directory.recognise(person),
    })),
  );
  return players.map((player) => {
    const { recognition } = player;
    if (recognition.kind !== 'known' || recognition.by === 'licence') return player;
    const { member } = recognition;
    const isShared = players.some(
      (other) => other !== player && other.recognition.kind === 'known' && other.recognition.member === member,
    );
    return isShared ? { ...player, recognition: { kind: 'doubtful', candidates: [member] } as const } : player;
  });
}
