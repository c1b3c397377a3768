import { foldAccents } from '@raccord/scrabble';
import { type ListedEntrant, type Person, wordsKey } from '@raccord/tournament';

/** Somebody who came: a member of the club, or a visitor. */
export interface PresentPlayer {
  readonly member?: string;
  readonly person: Person;
}

/** By which somebody is known among those who may come. */
export const presentKey = ({ member, person }: PresentPlayer): string => member ?? `visitor ${wordsKey(person)}`;

const wordsOf = (text: string): readonly string[] =>
  foldAccents(text)
    .toLowerCase()
    .split(/[\s'’-]+/)
    .filter(Boolean);

/** Those whose name has a word that begins with each word typed. */
export function matchPlayers<Player extends PresentPlayer>(
  players: readonly Player[],
  typed: string,
): readonly Player[] {
  const asked = wordsOf(typed);
  return players.filter(({ person }) => {
    const words = wordsOf(person.name);
    return asked.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** Ticks somebody, or takes the tick away. */
export function togglePresent(
  present: readonly PresentPlayer[],
  { member, person }: PresentPlayer,
): readonly PresentPlayer[] {
  const player = { ...(member === undefined ? {} : { member }), person };
  const key = presentKey(player);
  const others = present.filter((one) => presentKey(one) !== key);
  return others.length < present.length ? others : [...present, player];
}

/** Everybody who plays: those who were ticked, then those on the list, each once. */
export function allEntrants(
  present: readonly PresentPlayer[],
  listed: readonly ListedEntrant[],
): readonly ListedEntrant[] {
  const ticked = new Set(present.map(({ person }) => wordsKey(person)));
  const isTicked = ({ members }: ListedEntrant): boolean => members.length === 1 && ticked.has(wordsKey(members[0]));
  return [
    ...present.map(({ person }) => ({ line: 0, members: [person] })),
    ...listed.filter((entrant) => !isTicked(entrant)),
  ];
}
