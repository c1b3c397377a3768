import { type NewsSubject, PUBLIC, type Revisions, type SessionAnswer } from '@raccord/contract';
import { isTakingBack } from '@raccord/stream';
import {
  closedTurns,
  type EntrantState,
  isFinishedEverywhere,
  isLateAt,
  isPresent,
  isSuddenDeath,
  type Journal,
  newsOf,
  type RecordedEvent,
  type SlipKey,
  seatAt,
  type TournamentState,
  type TurnAtCentre,
  type TurnKey,
  turnOf,
} from '@raccord/tournament';
import { centreOf } from '../views/sight.ts';
import { isOfSlips } from './deciding.ts';

/** Which counts a station is told of. */
export interface Concern {
  /** All of them. */
  readonly keys: readonly string[];
  readonly isChief: boolean;
  readonly isOfficial: boolean;
  /** Of what is played where it is, and of the slips it deals with. */
  readonly play: readonly string[];
  readonly slips: readonly string[];
  readonly faults: readonly string[];
}

/** Those of a busy tenth of a second, after which everybody has been told. */
const MOST_REMEMBERED = 500;

const ANYWHERE = '*';
/** Of what is played, that which spectators may know of. */
const OUTSIDE = 'outside';

/**
 * How often each subject of a tournament has changed, for each centre and each entrant apart: whoever looks at one centre does
 * not look again because another one plays.
 */
export class Changes {
  readonly #revisions = new Map<string, number>();
  /** What changed last, as it changed. */
  readonly #latest: { readonly key: string; readonly count: number }[] = [];
  /** By turn: those whose result hung on the slips of others when it was last looked at. */
  readonly #dependents = new Map<string, readonly EntrantState[]>();
  #count = 0;
  #everything = 0;

  /** Events were taken in. */
  note(journal: Journal, events: readonly RecordedEvent[]): void {
    this.#count++;
    const turns = new Map<string, Touched>();
    for (const event of events) {
      const changed = journal.changedBy(event);
      // A slip taken back or had back changes what recording it does.
      const [done] = isTakingBack(event) ? changed.filter(isOfSlips) : [event];
      if (!done || changed.length > 1) this.noteAll();
      else this.#note(journal.state, done, turns, isTakingBack(event));
    }
    for (const [key, touched] of turns) this.#noteDependents(journal, key, touched);
  }

  /** The centre of a relay stands otherwise with the server of the tournament. */
  noteRelay(): void {
    this.#count++;
    this.#set('relay');
  }

  /** Nobody knows what is as it was. */
  noteAll(): void {
    this.#everything = ++this.#count;
    this.#dependents.clear();
  }

  /** How often anything has. */
  get count(): number {
    return this.#count;
  }

  /** When it last changed who is there. */
  get people(): number {
    return this.#last('people');
  }

  /** When anything last changed that a station is told of: thousands are asked at each slip of another. */
  lastFor({ keys }: Concern): number {
    let last = this.#everything;
    for (const key of keys) last = Math.max(last, this.#revisions.get(key) ?? 0);
    return last;
  }

  /** What changed after so many changes, by its keys: of thousands, those few. */
  *keysSince(count: number): Iterable<string> {
    for (let at = this.#latest.length - 1; at >= 0; at--) {
      if (this.#latest[at].count <= count) return;
      yield this.#latest[at].key;
    }
    // Beyond what is remembered one by one.
    for (const [key, last] of this.#revisions) if (last > count) yield key;
  }

  revisionsFor({ isChief, isOfficial, play, slips, faults }: Concern): Revisions {
    return {
      play: Math.max(...play.map((key) => this.#last(key))),
      people: this.#last('people'),
      published: this.#last('published'),
      ...(isChief ? { links: this.#last('links'), relay: this.#last('relay') } : {}),
      ...(isOfficial ? { results: this.#last('results') } : {}),
      ...(slips.length > 0 ? { slips: Math.max(...slips.map((key) => this.#last(key))) } : {}),
      ...(faults.length > 0 ? { faults: Math.max(...faults.map((key) => this.#last(key))) } : {}),
    };
  }

  #last(key: string): number {
    return Math.max(this.#everything, this.#revisions.get(key) ?? 0);
  }

  #set(subject: NewsSubject, whose?: string): void {
    const key = whose === undefined ? subject : `${subject} ${whose}`;
    this.#revisions.set(key, this.#count);
    this.#latest.push({ key, count: this.#count });
    if (this.#latest.length > MOST_REMEMBERED) this.#latest.splice(0, MOST_REMEMBERED / 2);
  }

  #note(state: TournamentState, event: RecordedEvent, turns: Map<string, Touched>, isOtherwise: boolean): void {
    const news = newsOf(event);
    switch (news.of) {
      case 'everything':
        this.noteAll();
        return;
      case 'people':
      case 'links':
        this.#set(news.of);
        return;
      case 'programme':
        this.#notePlayEverywhere();
        this.#set('published');
        return;
      case 'play':
        if (news.centre !== undefined) this.#notePlayAt(news.centre);
        else if (news.isPublic) this.#notePlayEverywhere();
        else this.#set('play');
        return;
      case 'draw':
        this.#noteDraw(state, news.turn);
        return;
      case 'end':
        this.#noteEnd(state, news.turn);
        // A word may be excused by it, and what others get hangs on that.
        this.#set('results');
        touch(turns, news.turn, 0);
        return;
      case 'closing':
        this.#notePlayAt(news.turn.centre);
        this.#set('published');
        if (state.games.get(news.turn.game)?.finished) this.#set('results');
        if (isClosedEverywhere(state, news.turn)) this.#notePlayEverywhere();
        return;
      case 'slips':
        for (const key of news.slips) this.#noteSlip(state, key, turns, isOtherwise);
        return;
    }
  }

  #noteDraw(state: TournamentState, key: TurnKey): void {
    this.#set('play');
    // A game that begins is in the rankings.
    if (key.turn === 1) this.#set('published');
    // The solos of the turns before may now bring their bonus (D21).
    if (hasNewcomer(state, key)) this.noteAll();
  }

  #noteEnd(state: TournamentState, key: TurnAtCentre): void {
    this.#notePlayAt(key.centre);
    this.#noteTold(state, key.centre);
    if (!isOverEverywhere(state, key)) return;
    this.#set('play', OUTSIDE);
    if (state.games.get(key.game)?.finished) this.#set('published');
  }

  #notePlayEverywhere(): void {
    this.#set('play');
    this.#set('play', OUTSIDE);
  }

  #notePlayAt(centre: string): void {
    this.#set('play', centre);
    this.#set('play', ANYWHERE);
  }

  #noteSlip(state: TournamentState, key: SlipKey, turns: Map<string, Touched>, isOtherwise: boolean): void {
    const game = state.games.get(key.game);
    const turn = turnOf(state, key.game, key.turn);
    if (!game || !turn) {
      this.noteAll();
      return;
    }
    touch(turns, key, 1);
    // Who is out decides who plays on.
    if (isSuddenDeath(game)) this.noteAll();
    const entrant = state.entrants.get(key.entrant);
    if (!entrant) return;
    this.#noteSlipOf(state, key, entrant, isOtherwise);
    // Once the game is over, everybody is told which slips are missing.
    if (game.finished || turn.centres.get(seatAt(game, key.turn, entrant).centre)?.isClosed) this.#set('published');
  }

  /** @param isOtherwise there may have been more to say of it than there is now. */
  #noteSlipOf(state: TournamentState, { game, turn }: TurnKey, entrant: EntrantState, isOtherwise = false): void {
    const played = state.games.get(game);
    if (!played) return;
    const { centre } = seatAt(played, turn, entrant);
    this.#set('slips', `of ${entrant.id}`);
    const isFault = isOtherwise || turnOf(state, game, turn)?.eventful.has(entrant.id);
    for (const subject of isFault ? (['slips', 'faults'] as const) : (['slips'] as const)) {
      this.#set(subject, `at ${centre}`);
      this.#set(subject, `at ${ANYWHERE}`);
    }
    this.#set('results');
  }

  #noteDependents({ state, ledger }: Journal, key: string, { turn, touched }: Touched): void {
    const before = this.#dependents.get(key);
    const slips = turnOf(state, turn.game, turn.turn)?.files.size ?? 0;
    // Not looked at since the tournament was opened: whose result hung on the slips before these is not known.
    if (!before && slips > touched) this.noteAll();
    const now = ledger.dependents(turn.game, turn.turn);
    for (const entrant of [...(before ?? []), ...now]) this.#noteSlipOf(state, turn, entrant);
    this.#dependents.set(key, now);
  }

  /** The players of a centre, and those who played here and sit elsewhere now. */
  #noteTold({ centres }: TournamentState, centre: string): void {
    this.#set('slips', `told at ${centre}`);
    for (const { id, seats } of centres.get(centre)?.seated ?? []) {
      if (seats.at(-1)?.value.centre !== centre) this.#set('slips', `of ${id}`);
    }
  }
}

/** A turn, and how many slips of it were touched. */
interface Touched {
  readonly turn: TurnKey;
  readonly touched: number;
}

function touch(turns: Map<string, Touched>, { game, turn }: TurnKey, slips: number): void {
  const name = `${turn} ${game}`;
  turns.set(name, { turn: { game, turn }, touched: (turns.get(name)?.touched ?? 0) + slips });
}

/** Does somebody play his first turn of a game that began without him? */
function hasNewcomer({ games, entrants }: TournamentState, { game: id, turn }: TurnKey): boolean {
  const game = games.get(id);
  if (!game || turn === 1) return false;
  return [...entrants.values()].some((one) => isLateAt(game, turn - 1, one) && isPresent(game, turn, one));
}

function isClosedEverywhere(state: TournamentState, { game: id, turn }: TurnKey): boolean {
  const game = state.games.get(id);
  return game !== undefined && closedTurns(state, game) >= turn;
}

function isOverEverywhere(state: TournamentState, { game: id, turn }: TurnKey): boolean {
  const game = state.games.get(id);
  const played = game?.turns[turn - 1];
  return game !== undefined && played !== undefined && isFinishedEverywhere(state, game, played);
}

export function concernOf(state: TournamentState, session: SessionAnswer): Concern {
  const { role, id = '' } = session;
  const isPlayer = role === 'player';
  const place = role === 'commission' ? ANYWHERE : (centreOf(state, session) ?? ANYWHERE);
  const isOfficial = !PUBLIC.includes(role);
  // A player is told what became of his slip once his centre has ended the turn.
  const ofPlayer = [`slips of ${id}`, `slips told at ${place}`];
  const slips = isOfficial ? [`slips at ${place}`] : isPlayer ? ofPlayer : [];
  const faults = isOfficial ? [`faults at ${place}`] : [];
  const play = role === 'spectator' ? [`play ${OUTSIDE}`] : ['play', `play ${place}`];
  const isChief = role === 'chief';
  const others = [...(isChief ? ['links', 'relay'] : []), ...(isOfficial ? ['results'] : [])];
  const keys = ['people', 'published', ...play, ...slips, ...faults, ...others];
  return { keys, isChief, isOfficial, play, slips, faults };
}
