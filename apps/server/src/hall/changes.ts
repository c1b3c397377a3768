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

/** Whose changes a station is told of. */
interface Concern {
  /** Where it is; undefined: everywhere. */
  readonly centre: string | undefined;
  /** Whose slips: everybody's there, one entrant's, nobody's. */
  readonly slips: 'all' | 'none' | { readonly entrant: string };
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

  revisionsFor(state: TournamentState, session: Session): Revisions {
    const { centre, slips } = concernOf(state, session);
    const place = centre ?? ANYWHERE;
    return {
      play: Math.max(this.#last('play', ''), this.#last('play', place)),
      people: this.#last('people', ''),
      published: this.#last('published', ''),
      links: session.role === 'chief' ? this.#last('links', '') : 0,
      results: slips === 'all' ? this.#last('results', '') : 0,
      slips: slips === 'none' ? 0 : this.#last('slips', slips === 'all' ? `at ${place}` : `of ${slips.entrant}`),
    };
  }

  #last(subject: NewsSubject, whose: string): number {
    return Math.max(this.#everything, this.#revisions.get(`${subject} ${whose}`) ?? 0);
  }

  #set(subject: NewsSubject, whose = ''): void {
    this.#revisions.set(`${subject} ${whose}`, this.#count);
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
      case 'turn-ended':
        this.#notePlayAt(event.data.centre);
        return;
      case 'turn-closed':
        this.#notePlayAt(event.data.centre);
        this.#set('published');
        return;
      case 'draw-rejected':
      case 'draw-made':
      case 'solution-laid':
      case 'prepared-game-attached':
      case 'prepared-game-opened':
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

function concernOf({ entrants }: TournamentState, { role, id = '', centre }: Session): Concern {
  switch (role) {
    case 'player':
      return { centre: entrants.get(id)?.seats.at(-1)?.value.centre, slips: { entrant: id } };
    case 'screen':
      return { centre, slips: 'none' };
    case 'commission':
      return { centre: undefined, slips: 'all' };
    default:
      return { centre, slips: 'all' };
  }
}

export const sameRevisions = (one: Revisions | undefined, other: Revisions): boolean =>
  one !== undefined && NEWS_SUBJECTS.every((subject) => one[subject] === other[subject]);
