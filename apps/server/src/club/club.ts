import {
  type ClubActor,
  type ClubCommandBody,
  type ClubEvent,
  ClubJournal,
  type ClubRefusalCode,
  countMembers,
  type EveningResult,
  type KeptResults,
  pinnedResults,
  type RecordedClubEvent,
  recogniseInClub,
} from '@raccord/club';
import { type Result, refuse } from '@raccord/scrabble';
import { type Disclosure, isFaithful } from '@raccord/stream';
import { newSalt } from '../access/tokens.ts';
import { checkNews, recognisedBy } from '../hall/reading.ts';
import { Room } from '../hall/room.ts';
import type { StreamTelling } from '../live/connection.ts';
import { type ClubDigest, damaged, type EventStore, type KeptClub, namingClub, StoreFault } from '../store/store.ts';
import { labelWithoutPersons, withoutErased, withoutPersons } from './erasing.ts';
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
  readonly #store: EventStore;
  readonly #now: () => number;
  readonly #journal: ClubJournal;
  #results: Promise<KeptResults> | undefined;

  constructor(id: string, { events, disclosures }: KeptClub, store: EventStore, now: () => number) {
    super(id);
    this.#store = store;
    this.#now = now;
    this.#journal = new ClubJournal(recognisedBy(events, id, recogniseInClub), disclosures);
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
    this.#results ??= this.#store.clubs.results(this.id).then((results) => pinnedResults(this.#journal.state, results));
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
    const actor = { ...by, salt: saltOf(this.#journal, by) };
    // A machine that is put back disorders no history.
    const at = Math.max(this.#now(), this.#journal.latest);
    return this.#journal.decide({ ...body, id, actor, at });
  }

  protected override async write(
    [asked]: readonly AskedOfClub[],
    tellDecided: (decided: { readonly answers: readonly Answer[] }) => void,
  ): Promise<void> {
    const known = await this.#store.clubs.find(this.id);
    if (!known) throw new StoreFault('club-unknown', this.id);
    let answer: Answer | undefined;
    let recorded: RecordedClubEvent | undefined;
    const writing = this.#store.appendDecided<ClubEvent>(this.id, this.sequence, (news, texts) => {
      this.#takeStored(news, texts);
      answer = this.preview(asked);
      if (!answer.ok || this.#journal.find(asked.id)) return undefined;
      const { event, disclosures, erased } = answer.value;
      const state = this.#journal.stateAfter(event);
      const members = countMembers(state);
      const full = membersFull(countMembers(this.#journal.state), members, known.quotas.members);
      if (full !== undefined) {
        answer = refuse('club-full', full);
        return undefined;
      }
      recorded = answer.value;
      const persons = event.type === 'person-erased' ? event.data.persons : undefined;
      const summary: ClubDigest = { name: state.description?.name ?? '', members };
      return {
        ...{ events: [event], summary, disclosures, erased },
        results: asked.result ? [withoutErased(state, asked.result)] : [],
        ...(persons
          ? {
              rewrite: (kept) => withoutPersons(state, kept, persons),
              label: labelWithoutPersons(this.#journal, persons),
            }
          : {}),
      };
    });
    await writing.catch(namingClub(this.id));
    if (!answer) throw new Error('nothing was decided');
    // Nobody reads what is not durable yet.
    if (recorded) this.#take([recorded]);
    tellDecided({ answers: [answer] });
  }

  protected override async catchUp(): Promise<void> {
    const news = await this.#store.read<ClubEvent>(this.id, this.sequence);
    this.#takeStored(news, news.length > 0 ? await this.#store.disclosures(this.id) : []);
  }

  /** What others wrote, with the texts that are kept by now. */
  #takeStored(news: readonly ClubEvent[], texts: readonly Disclosure[]): void {
    if (!texts.every(isFaithful)) throw damaged('club', this.id);
    const events = recognisedBy(checkNews(news, 'club', this.id, this.#journal.last), this.id, recogniseInClub);
    this.#take(events.map((event) => ({ event, disclosures: texts })));
  }

  #take(written: readonly Omit<RecordedClubEvent, 'erased'>[]): void {
    if (written.length === 0) return;
    for (const one of written) this.#journal.take(one);
    this.#results = undefined;
    this.tellAll();
  }
}

/** The salt that his name has here already, or a new one. */
const saltOf = ({ disclosures }: ClubJournal, { id, name }: ClubAsker): string =>
  disclosures.all().find(({ person, text }) => person === id && text === name)?.salt ?? newSalt();
