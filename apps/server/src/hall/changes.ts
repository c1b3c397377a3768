import { NEWS_SUBJECTS, type NewsSubject, type Revisions, type Session } from '@raccord/contract';
import {
  type EntrantState,
  isSuddenDeath,
  type Journal,
  type RecordedEvent,
  seatAt,
  type TournamentState,
  type TurnKey,
  turnOf,
} from '@raccord/tournament';

/** Which counts a station is told of. */
export interface Concern {
  readonly isChief: boolean;
  readonly isOfficial: boolean;
  /** Of what is played where it is, and of the slips it deals with. */
  readonly play: string;
  readonly slips: readonly string[];
}

const ANYWHERE = '*';

/**
 * How often each subject of a tournament has changed, for each centre and each entrant apart: whoever looks at one centre does
 * not look again because another one plays.
 */
export class Changes {
  readonly #revisions = new Map<string, number>();
  /** By turn: those whose result hung on the slips of others when it was last looked at. */
  readonly #dependents = new Map<string, readonly EntrantState[]>();
  #count = 0;
  #everything = 0;

  /** Events were taken in. */
  note(journal: Journal, events: readonly RecordedEvent[]): void {
    this.#count++;
    const turns = new Map<string, TurnKey>();
    for (const event of events) {
      const done = event.type === 'action-undone' ? journal.find(event.data.event) : event;
      if (done) this.#note(journal.state, done, turns);
    }
    for (const [key, turn] of turns) this.#noteDependents(journal, key, turn);
  }

  /** Nobody knows what is as it was. */
  noteAll(): void {
    this.#everything = ++this.#count;
  }

  /** When it last changed who is there. */
  get people(): number {
    return this.#last('people');
  }

  revisionsFor({ isChief, isOfficial, play, slips }: Concern): Revisions {
    return {
      play: Math.max(this.#last('play'), this.#last(play)),
      people: this.#last('people'),
      published: this.#last('published'),
      links: isChief ? this.#last('links') : 0,
      results: isOfficial ? this.#last('results') : 0,
      slips: Math.max(...slips.map((key) => this.#last(key)), 0),
    };
  }

  #last(key: string): number {
    return Math.max(this.#everything, this.#revisions.get(key) ?? 0);
  }

  #set(subject: NewsSubject, whose?: string): void {
    this.#revisions.set(whose === undefined ? subject : `${subject} ${whose}`, this.#count);
  }

  #note(state: TournamentState, event: RecordedEvent, turns: Map<string, TurnKey>): void {
    switch (event.type) {
      case 'slips-recorded':
        this.#noteSlips(state, event.data, event.data.slips, turns);
        return;
      case 'slip-corrected':
      case 'slip-referred':
      case 'appeal-filed':
      case 'slip-confirmed':
      case 'slip-ruled':
      case 'ruling-withdrawn':
      case 'warning-given':
      case 'correction-delivered':
        this.#noteSlips(state, event.data, [event.data], turns);
        return;
      case 'corrections-printed':
        for (const key of event.data.slips) this.#noteSlips(state, key, [key], turns);
        return;
      case 'clock-started':
      case 'clock-paused':
      case 'clock-resumed':
        this.#notePlayAt(event.data.centre);
        return;
      case 'turn-ended':
        this.#notePlayAt(event.data.centre);
        this.#set('slips', `told at ${event.data.centre}`);
        return;
      case 'turn-closed':
        this.#notePlayAt(event.data.centre);
        this.#set('published');
        return;
      case 'draw-made':
        this.#set('play');
        // A game that begins is in the rankings.
        if (event.data.turn === 1) this.#set('published');
        return;
      case 'draw-rejected':
      case 'solution-laid':
      case 'prepared-game-attached':
      case 'prepared-game-opened':
        this.#set('play');
        return;
      case 'game-planned':
      case 'game-cancelled':
        this.#set('play');
        this.#set('published');
        return;
      case 'links-made':
      case 'links-revoked':
        this.#set('links');
        return;
      case 'centre-added':
      case 'team-formed':
      case 'official-appointed':
      case 'commission-composed':
        this.#set('people');
        return;
      default:
        // Who plays, what a turn is or what slips are worth: everything may depend on it.
        this.noteAll();
    }
  }

  #notePlayAt(centre: string): void {
    this.#set('play', centre);
    this.#set('play', ANYWHERE);
  }

  #noteSlips(
    state: TournamentState,
    key: TurnKey,
    slips: readonly { readonly entrant: string }[],
    turns: Map<string, TurnKey>,
  ): void {
    const game = state.games.get(key.game);
    const turn = turnOf(state, key.game, key.turn);
    if (!game || !turn) return;
    turns.set(`${key.turn} ${key.game}`, key);
    // Who is out decides who plays on.
    if (isSuddenDeath(game)) this.noteAll();
    for (const { entrant: id } of slips) {
      const entrant = state.entrants.get(id);
      if (!entrant) continue;
      this.#noteSlipOf(state, key, entrant);
      if (turn.centres.get(seatAt(game, key.turn, entrant).centre)?.isClosed) this.#set('published');
    }
  }

  #noteSlipOf(state: TournamentState, { game, turn }: TurnKey, entrant: EntrantState): void {
    const played = state.games.get(game);
    if (!played) return;
    this.#set('slips', `of ${entrant.id}`);
    this.#set('slips', `at ${seatAt(played, turn, entrant).centre}`);
    this.#set('slips', `at ${ANYWHERE}`);
    this.#set('results');
  }

  #noteDependents({ state, ledger }: Journal, key: string, turn: TurnKey): void {
    const now = ledger.dependents(turn.game, turn.turn);
    for (const entrant of [...(this.#dependents.get(key) ?? []), ...now]) this.#noteSlipOf(state, turn, entrant);
    this.#dependents.set(key, now);
  }
}

export function concernOf({ entrants }: TournamentState, { role, id = '', centre }: Session): Concern {
  const isPlayer = role === 'player';
  const own = isPlayer ? entrants.get(id)?.seats.at(-1)?.value.centre : centre;
  const place = role === 'commission' ? ANYWHERE : (own ?? ANYWHERE);
  const isOfficial = !isPlayer && role !== 'screen';
  // A player is told what became of his slip once his centre has ended the turn.
  const ofPlayer = [`slips of ${id}`, `slips told at ${place}`];
  const slips = isOfficial ? [`slips at ${place}`] : isPlayer ? ofPlayer : [];
  return { isChief: role === 'chief', isOfficial, play: `play ${place}`, slips };
}

export const changedSince = (before: Revisions | undefined, now: Revisions): NewsSubject[] =>
  NEWS_SUBJECTS.filter((subject) => before?.[subject] !== now[subject]);
