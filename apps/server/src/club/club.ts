import {
  type ClubActor,
  type ClubCommand,
  type ClubCommandBody,
  ClubJournal,
  type ClubRefusalCode,
  countMembers,
  type EveningResult,
  type KeptResults,
  pinnedResults,
  type RecordedClubEvent,
} from '@raccord/club';
import { type Result, refuse } from '@raccord/scrabble';
import { newSalt } from '../access/tokens.ts';
import { Room } from '../hall/room.ts';
import type { StreamTelling } from '../live/connection.ts';
import type { ClubStore, KeptClub } from '../store/store.ts';
import { withoutErased, withoutPersons } from './erasing.ts';
import { membersFull } from './quotas.ts';

/** Who asks, before his name has its salt. */
export type ClubAsker = Omit<ClubActor, 'salt'>;

export interface AskedOfClub {
  readonly id: string;
  readonly body: ClubCommandBody;
  readonly by: ClubAsker;
  /** What is kept of the evening that the command closes. */
  readonly result?: EveningResult;
}

/** What was recorded, or why it is refused: by a rule of the club, or because the club is full. */
type Answer = Result<RecordedClubEvent, ClubRefusalCode | 'club-full'>;

interface Comparison {
  /** The hash that the closing pinned. */
  readonly closed: string;
  /** How far the tournament had come. */
  readonly sequence: number;
  readonly isOther: boolean;
}

/** A club as it stands, every event of it durable. What is asked of it is decided one thing after the other. */
export class Club extends Room<AskedOfClub, Answer> {
  /** By tournament: what came of comparing a closed evening with what it would be now. */
  readonly compared = new Map<string, Comparison>();
  readonly #store: ClubStore;
  readonly #now: () => number;
  #journal: ClubJournal;
  #results: Promise<KeptResults> | undefined;

  constructor(id: string, kept: KeptClub, store: ClubStore, now: () => number) {
    super(id);
    this.#store = store;
    this.#now = now;
    this.#journal = journalOf(kept);
  }

  get journal(): ClubJournal {
    return this.#journal;
  }

  /** A tournament stands at this sequence: what is kept of an evening that was closed before may have changed with it. */
  heardOfEvening(tournament: string, sequence: number): void {
    const { closed } = this.#journal.state.evenings.get(tournament) ?? {};
    if (closed && closed.sequence < sequence) this.#results = undefined;
  }

  override get sequence(): number {
    return this.#journal.events.length;
  }

  /** As somebody is told of it. */
  telling(): StreamTelling {
    const listeners = (): number => this.listeners;
    return {
      stream: this.id,
      get listeners() {
        return listeners();
      },
      onChange: (tell) => this.onChange(tell),
      news: () => ({ sequence: this.sequence, mark: `${this.sequence}`, revisions: { club: this.sequence } }),
    };
  }

  /** What is kept of closed evenings, by tournament. */
  results(): Promise<KeptResults> {
    this.#results ??= this.#store.results(this.id).then((results) => pinnedResults(this.#journal.state, results));
    this.#results.catch(() => {
      this.#results = undefined;
    });
    return this.#results;
  }

  /** Decides a command and writes its event. After a `StoreFault`, send it again under the same id. */
  submit(asked: AskedOfClub): Promise<Answer> {
    return this.ask(asked);
  }

  /** What it would answer, without doing it. */
  preview({ id, body, by }: Omit<AskedOfClub, 'result'>): Result<RecordedClubEvent, ClubRefusalCode> {
    return this.#journal.decide(this.#commandOf(this.#journal, { id, body, by }));
  }

  protected override async write(
    [{ id, body, by, result }]: readonly AskedOfClub[],
    tellDecided: (decided: { readonly answers: readonly Answer[] }) => void,
  ): Promise<void> {
    let journal = this.#journal;
    let answer: Answer | undefined;
    let recorded: RecordedClubEvent | undefined;
    await this.#store.appendDecided(this.id, journal.events.length, (others, quotas) => {
      if (others) journal = journalOf(others);
      answer = journal.decide(this.#commandOf(journal, { id, body, by }));
      if (!answer.ok || journal.find(id)) return undefined;
      const { event } = answer.value;
      const state = journal.stateAfter(event);
      const members = countMembers(state);
      const full = membersFull(countMembers(journal.state), members, quotas.members);
      if (full !== undefined) {
        answer = refuse('club-full', full);
        return undefined;
      }
      recorded = answer.value;
      const persons = event.type === 'person-erased' ? event.data.persons : undefined;
      return {
        ...{ recorded, name: state.description?.name ?? '', members },
        results: result ? [withoutErased(state, result)] : [],
        ...(persons ? { rewrite: (kept) => withoutPersons(state, kept, persons) } : {}),
      };
    });
    if (!answer) throw new Error('nothing was decided');
    // Nobody reads what is not durable yet.
    if (recorded) journal.take(recorded);
    this.#take(journal);
    tellDecided({ answers: [answer] });
  }

  protected override async catchUp(): Promise<void> {
    const kept = await this.#store.read(this.id);
    if (kept) this.#take(journalOf(kept));
  }

  #take(journal: ClubJournal): void {
    this.#journal = journal;
    this.#results = undefined;
    this.tellAll();
  }

  #commandOf(journal: ClubJournal, { id, body, by }: Omit<AskedOfClub, 'result'>): ClubCommand {
    return { ...body, id, actor: { ...by, salt: saltOf(journal, by) }, at: this.#now() };
  }
}

const journalOf = ({ events, disclosures }: KeptClub): ClubJournal => new ClubJournal(events, disclosures);

/** The salt that his name has here already, or a new one. */
const saltOf = ({ disclosures }: ClubJournal, { id, name }: ClubAsker): string =>
  disclosures.all().find(({ person, text }) => person === id && text === name)?.salt ?? newSalt();
