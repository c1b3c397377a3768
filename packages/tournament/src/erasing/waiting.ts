import type { Command } from '../commands.ts';
import type { EventType } from '../events.ts';
import type { StoredEvent } from '../history/stored.ts';
import { wordsKey } from '../people.ts';
import { judgedAgainBy, setBy } from '../state/basis.ts';
import { namesTakenOut } from './comparing.ts';
import { ERASED_PLAYER, Forgetting } from './forgetting.ts';
import { entrantsOf, listingsIn, type PlayerPlace, placeAmong, tracesOf } from './person.ts';
import { type Erased, type NamedText, noticesWithout, sharedDetails, withoutName } from './rewriting.ts';

/** A command that a copy of a tournament does not have yet, and what people are told of it. */
interface WaitingAction {
  readonly command: Command;
  readonly who: string;
  readonly what: string;
}

/** Whose texts are not found by their keys alone. */
const EVENTS: Partial<Record<Command['type'], EventType>> = {
  'register-entrants': 'entrants-registered',
  'amend-entrant': 'entrant-amended',
  'form-team': 'team-formed',
  'make-links': 'links-made',
  'revoke-links': 'links-revoked',
};

/**
 * What waits beside a copy, without what an erasure took out of the copy: names, and the ids that were hashed with them.
 * @param before the copy as it was.
 * @param rows those of its events that lost a name, as they now stand.
 */
export function waitingWithout<One extends WaitingAction>(
  waiting: readonly One[],
  before: readonly StoredEvent[],
  rows: readonly StoredEvent[],
): readonly One[] {
  const pairs = rows.map((row) => [before[row.sequence - 1], row] as const);
  const ids = new Map(pairs.map(([was, row]) => [was.id, row.id]));
  const written = waiting.map(
    ({ command: { type, data, actor } }, sequence): NamedText => ({
      sequence,
      type: EVENTS[type] ?? type,
      data,
      actor,
    }),
  );
  const names = pairs.flatMap(([was, row]) => namesTakenOut(was, row) ?? []);
  const all = [
    ...playersLost(pairs).map((player) => erasedPlayer(player, before, written)),
    erasedNames(names, written),
  ];
  return waiting.map((one, at) => {
    let { data, actor } = written[at];
    for (const erased of all) ({ data, actor } = withoutName({ ...written[at], data, actor }, erased));
    const inWords = (text: string): string => all.reduce((left, { forgetting }) => forgetting.inWords(left), text);
    const { basis } = one.command;
    const command = {
      ...one.command,
      ...{ data: withIds(data, ids), actor },
      ...(basis === undefined ? {} : { basis: basisWithIds(basis, ids) }),
    } as Command;
    return { ...one, command, who: inWords(one.who), what: inWords(one.what) };
  });
}

/** Who lost his name, as the last event that lists him says. */
function playersLost(pairs: readonly (readonly [StoredEvent, StoredEvent])[]): readonly PlayerPlace[] {
  const lost = new Map<string, readonly PlayerPlace[]>();
  for (const [was, row] of pairs) {
    const now = entrantsOf(row);
    for (const [at, { id: entrant, members }] of entrantsOf(was).entries()) {
      const isLost = (place: number): boolean =>
        now[at].members[place].name === ERASED_PLAYER && members[place].name !== ERASED_PLAYER;
      const places = [...members.keys()].filter(isLost).map((place) => ({ entrant, place }));
      if (places.length > 0) lost.set(entrant, places);
    }
  }
  return [...lost.values()].flat();
}

function erasedPlayer(player: PlayerPlace, before: readonly StoredEvent[], written: readonly NamedText[]): Erased {
  const { entrant, place } = player;
  const traces = tracesOf(before, player);
  const listings = listingsIn(before);
  const own = listings.filter((one) => one.entrant === entrant);
  const members = own.at(-1)?.members ?? [];
  const tokens = {
    keys: new Set(traces.names.map((name) => wordsKey({ name }))),
    licence: members[place]?.licence,
    others: new Set(members.filter((_, at) => at !== place).map(wordsKey)),
    place,
  };
  const listed = written.flatMap((one) =>
    entrantsOf(one).flatMap(({ id, members }) => {
      const at = id === entrant ? placeAmong(members, tokens) : -1;
      return at < 0 ? [] : [{ sequence: one.sequence, at, members }];
    }),
  );
  const forgetting = new Forgetting([...traces.names, ...listed.map(({ members, at }) => members[at].name)]);
  return {
    entrant,
    isAlone: [...own, ...listed].every(({ members }) => members.length === 1),
    traces: {
      names: traces.names,
      placeIn: (sequence, id) => (id === entrant ? listed.find((one) => one.sequence === sequence)?.at : undefined),
    },
    forgetting,
    inNotice: noticesWithout([...before, ...written], forgetting),
    isShared: sharedDetails(listings, traces),
  };
}

/** Whoever it was: an official too. */
function erasedNames(names: readonly string[], written: readonly NamedText[]): Erased {
  const forgetting = new Forgetting(names);
  return {
    isAlone: false,
    traces: { names, placeIn: () => undefined },
    forgetting,
    inNotice: noticesWithout(written, forgetting),
    isShared: () => true,
  };
}

/** Undoing and redoing name actions by their ids. */
function basisWithIds(basis: string, ids: ReadonlyMap<string, string>): string {
  const { event, corrections } = setBy(basis);
  return ids.get(basis) ?? judgedAgainBy(ids.get(event) ?? event, corrections);
}

function withIds(data: unknown, ids: ReadonlyMap<string, string>): unknown {
  const { event, alongside } = data as { readonly event?: unknown; readonly alongside?: readonly string[] };
  if (typeof event !== 'string') return data;
  const now = (id: string): string => ids.get(id) ?? id;
  return { ...(data as object), event: now(event), ...(alongside ? { alongside: alongside.map(now) } : {}) };
}
