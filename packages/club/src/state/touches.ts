import type { ClubEvent, ClubEventType } from '../events.ts';
import { playerKey } from './state.ts';

/** What cannot be taken back. */
export const LASTING: ReadonlySet<ClubEventType> = new Set(['club-created', 'person-erased', 'action-undone']);

/** What an event sets and what it relies on, as paths: an event relies on whatever set the path, or one above it. */
interface Touched {
  readonly writes: readonly string[];
  readonly reads: readonly string[];
}

const writes = (...paths: readonly string[]): Touched => ({ writes: paths, reads: [] });

export function touchedBy(event: ClubEvent): Touched {
  switch (event.type) {
    case 'club-created':
    case 'club-described':
      return writes('description');
    case 'members-added':
      return writes(...event.data.members.map(({ id }) => `member/${id}`));
    case 'member-corrected':
      return writes(`member/${event.data.member}/card`);
    case 'members-imported': {
      const { members, corrections } = event.data;
      return writes(
        ...members.map(({ id }) => `member/${id}`),
        ...corrections.map(({ member }) => `member/${member}/card`),
      );
    }
    case 'member-left':
    case 'member-returned':
      return writes(`member/${event.data.member}/periods`);
    case 'members-merged': {
      const { kept, merged } = event.data;
      return { writes: [`member/${merged}/merge`], reads: [`member/${kept}`] };
    }
    case 'name-withheld':
      return writes(`member/${event.data.member}/withheld`);
    case 'person-erased':
      return { writes: [], reads: event.data.persons.map((person) => `member/${person}`) };
    case 'evening-added':
      return writes(`evening/${event.data.tournament}`);
    case 'players-identified': {
      const { tournament, players } = event.data;
      return {
        writes: players.map((player) => `evening/${tournament}/player/${playerKey(player)}`),
        reads: players.flatMap(({ member }) => (member === null ? [] : [`member/${member}`])),
      };
    }
    case 'evening-closed':
      return writes(`evening/${event.data.tournament}/closed`);
    case 'season-planned': {
      const { id, except } = event.data;
      return { writes: [`season/${id}`], reads: except.map((tournament) => `evening/${tournament}`) };
    }
    case 'action-undone':
      return writes();
  }
}
