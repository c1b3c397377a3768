import { licenceKey } from '@raccord/club';
import type { ListedEntrant } from '@raccord/files';
import { foldAccents } from '@raccord/scrabble';
import { type Person, wordsKey } from '@raccord/tournament';

/** Somebody who came: a member of the club, or a visitor. */
export interface PresentPlayer {
  readonly member?: string;
  readonly person: Person;
  /** Whom he plays with, by key, in an evening of pairs. */
  readonly partner?: string;
  /** A visitor who becomes a member, under this id. */
  readonly joins?: string;
}

/** What is ticked at once: somebody, or a pair of the last evening. */
export type PresentRow<Player extends PresentPlayer = PresentPlayer> = readonly Player[];

type Somebody = Pick<PresentPlayer, 'member' | 'person'>;

/** By which somebody is known among those who may come. */
export const presentKey = ({ member, person }: Somebody): string =>
  member ?? `visitor ${wordsKey(person)} ${person.licence ?? ''}`;

const wordsOf = (text: string): readonly string[] =>
  foldAccents(text)
    .toLowerCase()
    .split(/[\s'’-]+/)
    .filter(Boolean);

/** Those whose names or licences have a word that begins with each word typed. */
export function matchRows<Player extends PresentPlayer>(
  rows: readonly PresentRow<Player>[],
  typed: string,
): readonly PresentRow<Player>[] {
  const asked = wordsOf(typed);
  return rows.filter((row) => {
    const words = row.flatMap(({ person: { name, licence = '' } }) => wordsOf(`${name} ${licence}`));
    return asked.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** In an evening of pairs, those of the last one first, then everybody by himself. */
export function presentRows<Player extends PresentPlayer>(
  everybody: readonly Player[],
  partnerOf: (player: Player) => Somebody | undefined,
  isPairs: boolean,
): readonly PresentRow<Player>[] {
  const alone = everybody.map((player) => [player]);
  if (!isPairs) return alone;
  const pairs = everybody.flatMap((player, index) => {
    const partner = partnerOf(player);
    const at = partner ? everybody.findIndex((other) => presentKey(other) === presentKey(partner)) : -1;
    return at > index ? [[player, everybody[at]]] : [];
  });
  return [...pairs, ...alone];
}

const ofPresent = ({ member, person, joins }: PresentPlayer): PresentPlayer => ({
  ...(member === undefined ? {} : { member }),
  person,
  ...(joins === undefined ? {} : { joins }),
});

/** Takes the tick of some away; their partners wait for somebody else. */
function without(present: readonly PresentPlayer[], keys: readonly string[]): readonly PresentPlayer[] {
  return present
    .filter((one) => !keys.includes(presentKey(one)))
    .map((one) => (one.partner !== undefined && keys.includes(one.partner) ? ofPresent(one) : one));
}

/** Whoever was ticked last and has no partner yet. */
export const waitingOf = (present: readonly PresentPlayer[]): PresentPlayer | undefined =>
  present.findLast(({ partner }) => partner === undefined);

const joined = (present: readonly PresentPlayer[], one: string, other: string): readonly PresentPlayer[] =>
  present.map((player) => {
    const key = presentKey(player);
    return key === one ? { ...player, partner: other } : key === other ? { ...player, partner: one } : player;
  });

export const isTicked = (present: readonly PresentPlayer[], row: PresentRow): boolean => {
  const [first, second] = row.map(presentKey);
  const known = present.find((one) => presentKey(one) === first);
  return known !== undefined && (second === undefined || known.partner === second);
};

/**
 * Ticks somebody, or takes the tick away. In an evening of pairs, whoever is ticked plays with the one who waits for a partner;
 * those of a row of two play together.
 */
export function toggleRow(
  present: readonly PresentPlayer[],
  row: PresentRow,
  isPairs: boolean,
): readonly PresentPlayer[] {
  const keys = row.map(presentKey);
  const others = without(present, keys);
  if (isTicked(present, row)) return others;
  const added = [...others, ...row.map(ofPresent)];
  const [first, second] = keys;
  if (second !== undefined) return joined(added, first, second);
  const waiting = isPairs ? waitingOf(others) : undefined;
  return waiting ? joined(added, presentKey(waiting), first) : added;
}

/** A visitor becomes a member under this id, or stays a visitor. */
export const toggleJoining = (
  present: readonly PresentPlayer[],
  player: PresentPlayer,
  id: string,
): readonly PresentPlayer[] =>
  present.map((one) => {
    if (presentKey(one) !== presentKey(player)) return one;
    const { joins, ...visitor } = one;
    return joins === undefined ? { ...visitor, joins: id } : visitor;
  });

/** Who plays together, in the order in which they were ticked. */
export function groupsOf(present: readonly PresentPlayer[], isPairs: boolean): readonly PresentRow[] {
  if (!isPairs) return present.map((player) => [player]);
  const byKey = new Map(present.map((player) => [presentKey(player), player]));
  return present.flatMap((player, index) => {
    const partner = player.partner === undefined ? undefined : byKey.get(player.partner);
    if (!partner) return [[player]];
    return present.indexOf(partner) > index ? [[player, partner]] : [];
  });
}

/** Of two who both have a licence, it tells; else their name. */
export const isSamePerson = (one: Person, other: Person): boolean =>
  one.licence !== undefined && other.licence !== undefined
    ? licenceKey(one.licence) === licenceKey(other.licence)
    : wordsKey(one) === wordsKey(other);

/** Everybody who plays: those who were ticked, then those on the list, each once. */
export function allEntrants(groups: readonly PresentRow[], listed: readonly ListedEntrant[]): readonly ListedEntrant[] {
  const ticked = groups.flat().map(({ person }) => person);
  const isThere = ({ members }: ListedEntrant): boolean =>
    members.length === 1 && ticked.some((person) => isSamePerson(person, members[0]));
  return [
    ...groups.map((group) => ({ line: 0, members: group.map(({ person }) => person) })),
    ...listed.filter((entrant) => !isThere(entrant)),
  ];
}

/** Ticks rows whose players are not there yet: pairs, which come first, as pairs. */
export const tickRows = (present: readonly PresentPlayer[], rows: readonly PresentRow[]): readonly PresentPlayer[] =>
  rows.reduce((all, row) => {
    const isAway = row.every((player) => !all.some((one) => presentKey(one) === presentKey(player)));
    return isAway ? toggleRow(all, row, row.length > 1) : all;
  }, present);
