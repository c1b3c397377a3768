import { isRehearsal, type StationRole } from '@raccord/contract';
import { closedTurns, type Journal } from '@raccord/tournament';
import type { Halls } from '../hall/halls.ts';
import type { EventStore } from '../store/store.ts';
import type { Audience } from './audience.ts';

/** How a tournament stands, for whoever looks at the terminal: nothing that a player may not read over a shoulder. */
export interface EveningNews {
  readonly at: number;
  readonly tournament: string;
  /** The one being played, or the last one that was. */
  readonly game?: {
    readonly name: string;
    readonly turn: number;
    readonly slips: number;
    readonly stage: 'playing' | 'closed' | 'finished';
  };
  /** How many stations of each role are there. */
  readonly online: Readonly<Partial<Record<StationRole, number>>>;
}

/** A page that is loaded again leaves and comes back: that is no news. */
const CALM_MS = 1_000;

/** Tells how the tournaments of the evening go, once for each change that matters. Answers how to stop. */
export function tellEvening(
  { audience, halls, store, now }: { audience: Audience; halls: Halls; store: EventStore; now: () => number },
  tell: (news: EveningNews) => void,
): () => void {
  const due = new Map<string, NodeJS.Timeout>();
  const told = new LastTold();

  const look = (tournament: string): void => {
    due.delete(tournament);
    const standing = halls.ready(tournament)?.read(eveningStanding);
    if (!standing) return;
    const news = { ...standing, online: audience.online(tournament) };
    if (told.isNews(tournament, news)) tell({ at: now(), ...news });
  };
  const note = (tournament: string): void => {
    if (!due.has(tournament) && !isRehearsal(tournament))
      due.set(tournament, setTimeout(() => look(tournament), CALM_MS).unref());
  };
  const stopHearing = audience.onChange(note);
  const stopFollowing = store.follow(note);
  return () => {
    stopHearing();
    stopFollowing();
    for (const timer of due.values()) clearTimeout(timer);
  };
}

/** What was told last of each tournament that somebody listens to. */
export class LastTold {
  readonly #gists = new Map<string, string>();

  get size(): number {
    return this.#gists.size;
  }

  /** That everybody has left is the last thing told. */
  isNews(id: string, news: Omit<EveningNews, 'at'>): boolean {
    if (Object.keys(news.online).length === 0) return this.#gists.delete(id);
    const gist = gistOf(news);
    if (this.#gists.get(id) === gist) return false;
    this.#gists.set(id, gist);
    return true;
  }
}

/** Slips and players come by hundreds: they are told of with the next thing that happens. */
function gistOf({
  game,
  online: { player: _, spectator: __, ...officials },
}: Pick<EveningNews, 'game' | 'online'>): string {
  return JSON.stringify([game?.name, game?.turn, game?.stage, ...Object.entries(officials).sort()]);
}

export function eveningStanding({ state }: Journal): Omit<EveningNews, 'at' | 'online'> {
  const tournament = state.charter?.name ?? '';
  const game = [...state.games.values()].findLast(({ turns }) => turns.length > 0);
  const turn = game?.turns.at(-1);
  if (!game || !turn) return { tournament };
  const stage = game.finished ? 'finished' : closedTurns(state, game) >= turn.number ? 'closed' : 'playing';
  const slips = [...turn.files.values()].filter(({ slip }) => slip !== undefined).length;
  return { tournament, game: { name: game.plan.name, turn: turn.number, slips, stage } };
}
