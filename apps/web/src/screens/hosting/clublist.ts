import type { AnswerOf } from '@raccord/contract';
import { alphabetical } from '@raccord/french';
import { textSearch } from '@raccord/scrabble';

export type HostedClub = AnswerOf<'listClubs'>['clubs'][number];

export const SHARE_KINDS = ['tournaments', 'members', 'sittings', 'lexicons'] as const;
export const CLUB_ORDERS = ['name', 'recent', 'fullest'] as const;
export type ClubOrder = (typeof CLUB_ORDERS)[number];

/** From so much of a limit, somebody should be told. */
const NEARLY = 0.9;

/** How much of its tightest limit a club has: 1 is full, 0 where nothing is limited. */
export const fullness = ({ used, quotas }: Pick<HostedClub, 'used' | 'quotas'>): number =>
  Math.max(...SHARE_KINDS.map((kind) => shareOf(used[kind], quotas[kind])));

/** A limit of nothing is reached at once. */
function shareOf(used: number, most: number | undefined): number {
  if (most === undefined) return 0;
  return most === 0 ? 1 : used / most;
}

export type ClubLevel = 'full' | 'nearlyFull';

export function clubLevel(share: number): ClubLevel | undefined {
  if (share >= 1) return 'full';
  return share >= NEARLY ? 'nearlyFull' : undefined;
}

const ORDERS: Readonly<Record<ClubOrder, (a: HostedClub, b: HostedClub) => number>> = {
  name: () => 0,
  recent: (a, b) => b.lastAt - a.lastAt,
  fullest: (a, b) => fullness(b) - fullness(a),
};

/** Those whose name or id has every word that was typed, in the order asked for, then by name. */
export function findClubs(clubs: readonly HostedClub[], typed: string, order: ClubOrder): readonly HostedClub[] {
  const isSought = textSearch(typed);
  const found = clubs.filter(({ id, name }) => isSought(`${name} ${id}`));
  return found.toSorted((a, b) => ORDERS[order](a, b) || alphabetical(a.name, b.name));
}
