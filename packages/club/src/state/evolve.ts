import type { ClubDescription, ClubEvent } from '../events.ts';
import type { Season } from '../season/season.ts';
import { type EveningState, type MemberState, playerKey, undoneIn } from './state.ts';

/** A club as the fold has it: what is in these maps is replaced, never changed. */
interface ClubInFold {
  description: ClubDescription | undefined;
  readonly members: Map<string, MemberState>;
  readonly evenings: Map<string, EveningState>;
  readonly seasons: Map<string, Season>;
  readonly erased: Set<string>;
}

/** Takes an event in. What was undone never comes here. */
export function evolveClub(state: ClubInFold, event: ClubEvent): void {
  switch (event.type) {
    case 'club-created':
      state.description = { name: event.data.name, withheldCategories: [] };
      return;
    case 'club-described':
      state.description = event.data;
      return;
    case 'members-added':
      for (const { id, card, since } of event.data.members) {
        state.members.set(id, { id, cards: [card], periods: [{ since }], mergedInto: undefined, isWithheld: false });
      }
      return;
    case 'member-corrected':
      addCard(state, event.data.member, event.data.card);
      return;
    case 'members-imported': {
      const { members, corrections } = event.data;
      for (const { id, card, since, until } of members) {
        const period = until === undefined ? { since } : { since, until };
        state.members.set(id, { id, cards: [card], periods: [period], mergedInto: undefined, isWithheld: false });
      }
      for (const { member, card } of corrections) addCard(state, member, card);
      return;
    }
    case 'member-left': {
      const { member, on } = event.data;
      change(state, member, ({ periods }) => ({
        periods: [...periods.slice(0, -1), { ...(periods.at(-1) ?? { since: on }), until: on }],
      }));
      return;
    }
    case 'member-returned': {
      const { member, on } = event.data;
      change(state, member, ({ periods }) => ({ periods: [...periods, { since: on }] }));
      return;
    }
    case 'members-merged': {
      const { merged, kept } = event.data;
      change(state, merged, () => ({ mergedInto: kept }));
      return;
    }
    case 'name-withheld': {
      const { member, isWithheld } = event.data;
      change(state, member, () => ({ isWithheld }));
      return;
    }
    case 'person-erased':
      for (const person of event.data.persons) state.erased.add(person);
      return;
    case 'evening-added':
      state.evenings.set(event.data.tournament, { ...event.data, players: new Map(), closed: undefined });
      return;
    case 'players-identified': {
      const { tournament, players } = event.data;
      const said = players.map((player) => [playerKey(player), player.member] as const);
      changeEvening(state, tournament, (evening) => ({ players: new Map([...evening.players, ...said]) }));
      return;
    }
    case 'evening-closed': {
      const { tournament, ...closed } = event.data;
      changeEvening(state, tournament, () => ({ closed }));
      return;
    }
    case 'season-planned':
      state.seasons.set(event.data.id, event.data);
      return;
    case 'action-undone':
      return;
  }
}

function change({ members }: ClubInFold, id: string, how: (member: MemberState) => Partial<MemberState>): void {
  const member = members.get(id);
  if (!member) throw new Error(`No member ${id}: events are not those of this club.`);
  members.set(id, { ...member, ...how(member) });
}

const addCard = (state: ClubInFold, id: string, card: string): void =>
  change(state, id, ({ cards }) => ({ cards: [...cards, card] }));

function changeEvening(
  { evenings }: ClubInFold,
  tournament: string,
  how: (evening: EveningState) => Partial<EveningState>,
): void {
  const evening = evenings.get(tournament);
  if (evening) evenings.set(tournament, { ...evening, ...how(evening) });
}

/** The state that events make, those undone left out. */
export function foldClub(events: readonly ClubEvent[], leftOut?: ClubEvent): ClubInFold {
  const undone = new Set(events.map(undoneIn));
  const state: ClubInFold = {
    ...{ description: undefined, members: new Map(), evenings: new Map(), seasons: new Map(), erased: new Set() },
  };
  for (const event of events) if (event !== leftOut && !undone.has(event.id)) evolveClub(state, event);
  return state;
}
