import type { ClubEvent } from '../events.ts';
import { type ClubState, emptyClub, type MemberState, playerKey, undoneIn } from './state.ts';

/** Takes an event in. What was undone never comes here. */
export function evolveClub(state: ClubState, event: ClubEvent): void {
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
      known(state, event.data.member).cards.push(event.data.card);
      return;
    case 'members-imported': {
      const { members, corrections } = event.data;
      for (const { id, card, since, until } of members) {
        const period = until === undefined ? { since } : { since, until };
        state.members.set(id, { id, cards: [card], periods: [period], mergedInto: undefined, isWithheld: false });
      }
      for (const { member, card } of corrections) known(state, member).cards.push(card);
      return;
    }
    case 'member-left': {
      const { periods } = known(state, event.data.member);
      periods.push({ ...(periods.pop() ?? { since: event.data.on }), until: event.data.on });
      return;
    }
    case 'member-returned':
      known(state, event.data.member).periods.push({ since: event.data.on });
      return;
    case 'members-merged':
      known(state, event.data.merged).mergedInto = event.data.kept;
      return;
    case 'name-withheld':
      known(state, event.data.member).isWithheld = event.data.isWithheld;
      return;
    case 'person-erased':
      for (const person of event.data.persons) state.erased.add(person);
      return;
    case 'evening-added':
      state.evenings.set(event.data.tournament, { ...event.data, players: new Map(), closed: undefined });
      return;
    case 'players-identified': {
      const evening = state.evenings.get(event.data.tournament);
      for (const player of event.data.players) evening?.players.set(playerKey(player), player.member);
      return;
    }
    case 'evening-closed': {
      const { tournament, ...closed } = event.data;
      const evening = state.evenings.get(tournament);
      if (evening) evening.closed = closed;
      return;
    }
    case 'season-planned':
      state.seasons.set(event.data.id, event.data);
      return;
    case 'action-undone':
      return;
  }
}

function known({ members }: ClubState, id: string): MemberState {
  const member = members.get(id);
  if (!member) throw new Error(`No member ${id}: events are not those of this club.`);
  return member;
}

/** The state that events make, those undone left out. */
export function foldClub(events: readonly ClubEvent[], leftOut?: ClubEvent): ClubState {
  const undone = new Set(events.map(undoneIn));
  const state = emptyClub();
  for (const event of events) if (event !== leftOut && !undone.has(event.id)) evolveClub(state, event);
  return state;
}
