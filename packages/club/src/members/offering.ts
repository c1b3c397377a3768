import { alphabetical } from '@raccord/french';
import type { Disclosures } from '@raccord/stream';
import { ERASED_PLAYER, type Person, wordsKey } from '@raccord/tournament';
import { closedEvenings, type KeptResults } from '../season/closed.ts';
import { type ClubState, isActive, memberAt } from '../state/state.ts';
import { personOf } from './card.ts';
import { cardOfMember } from './names.ts';

/** Somebody to tick for a new evening. */
export interface OfferedPlayer {
  /** None for a visitor. */
  readonly member?: string;
  readonly person: Person;
  readonly wasThere: boolean;
  readonly attendance: number;
  /** With whom he played the last evening, in a pair; as he is offered himself. */
  readonly partner?: Pick<OfferedPlayer, 'member' | 'person'>;
}

/** Who may come to a new evening: those of the last one, visitors too, then members by how often they came, then by name. */
export function offerPlayers(
  state: ClubState,
  disclosures: Disclosures,
  results: KeptResults,
): readonly OfferedPlayer[] {
  const played = closedEvenings(state, results).map(({ result }) => result);
  const attendance = new Map<string, number>();
  const last = new Set<string>();
  const visitors: OfferedPlayer[] = [];
  const partners = new Map<string, string>();
  for (const result of played) {
    const isLast = result === played.at(-1);
    for (const { entrant, players } of result.rows) {
      for (const [index, person] of players.entries()) {
        const member = memberAt(state, result.tournament, { entrant, place: index === 0 ? 0 : 1 });
        if (member !== undefined) attendance.set(member, (attendance.get(member) ?? 0) + 1);
        if (isLast && member !== undefined) last.add(member);
        const isVisitor = member === undefined && person.name !== ERASED_PLAYER;
        if (isLast && isVisitor) visitors.push({ person, wasThere: true, attendance: 1 });
      }
      const pair = players.map((person, index) =>
        keyOf({ member: memberAt(state, result.tournament, { entrant, place: index === 0 ? 0 : 1 }), person }),
      );
      if (isLast && pair.length === 2) partners.set(pair[0], pair[1]).set(pair[1], pair[0]);
    }
  }
  const members = [...state.members.values()].flatMap((member) => {
    const card = isActive(state, member) ? cardOfMember(state, disclosures, member.id) : undefined;
    if (!card) return [];
    const { id } = member;
    return [{ member: id, person: personOf(card), wasThere: last.has(id), attendance: attendance.get(id) ?? 0 }];
  });
  return [...members, ...visitors]
    .map((player) => withPartner(player, partners, [...members, ...visitors]))
    .sort(
      (a, b) =>
        Number(b.wasThere) - Number(a.wasThere) ||
        b.attendance - a.attendance ||
        alphabetical(a.person.name, b.person.name),
    );
}

const keyOf = ({ member, person }: { readonly member?: string | undefined; readonly person: Person }): string =>
  member ?? `visitor ${wordsKey(person)}`;

/** Whoever is not offered any more is nobody's partner. */
function withPartner(
  player: OfferedPlayer,
  partners: ReadonlyMap<string, string>,
  offered: readonly OfferedPlayer[],
): OfferedPlayer {
  const wanted = partners.get(keyOf(player));
  const found = wanted === undefined ? undefined : offered.find((other) => keyOf(other) === wanted);
  if (!found) return player;
  const { member, person } = found;
  return { ...player, partner: { ...(member === undefined ? {} : { member }), person } };
}

/** An evening on which somebody without a member may have been this person. */
export interface FormerVisit {
  readonly tournament: string;
  readonly entrant: string;
  readonly place: 0 | 1;
}

/** The evenings that a visitor who becomes a member has played under the same name: to be shown, then identified. */
export function formerVisitsOf(
  state: ClubState,
  results: KeptResults,
  { name }: Pick<Person, 'name'>,
): readonly FormerVisit[] {
  const key = wordsKey({ name });
  return closedEvenings(state, results).flatMap(({ result: { tournament, rows } }) =>
    rows.flatMap(({ entrant, players }) =>
      players.flatMap((person, index) => {
        const player = { entrant, place: index === 0 ? 0 : 1 } as const;
        const isVisitor = memberAt(state, tournament, player) === undefined;
        return isVisitor && wordsKey(person) === key ? [{ tournament, ...player }] : [];
      }),
    ),
  );
}
