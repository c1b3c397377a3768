import {
  type FederationActor,
  type FederationCommandBody,
  type FederationEvent,
  FederationJournal,
  type FederationRefusalCode,
  type Licensee,
  type RecordedFederationEvent,
  recogniseInFederation,
} from '@raccord/club';
import { accept, type Result } from '@raccord/scrabble';
import { type Disclosure, isFaithful } from '@raccord/stream';
import { checkNews, recognisedBy } from '../hall/reading.ts';
import { Room } from '../hall/room.ts';
import {
  damaged,
  type EventStore,
  FEDERATION,
  type KeptFederation,
  type StreamInfo,
  type StruckLicence,
} from '../store/store.ts';

/** Something that waits to be decided, under an id that is there once. */
export interface AskedOfFederation {
  readonly id: string;
  readonly by: FederationActor;
  /** What is asked, by what is there when its turn comes; nothing where there is nothing to do. */
  body(journal: FederationJournal): FederationCommandBody | undefined;
  /** The list of licences that it brings. */
  readonly licences?: readonly Licensee[];
  /** What it was made of, as it stood then: see `isOutdated`. */
  readonly madeOf?: readonly StreamInfo[];
  /** Who leaves that list with it. */
  readonly struck?: readonly StruckLicence[];
}

/** What was recorded, nothing where there was nothing to do, or why it is refused. */
type Answer = Result<FederationEvent | undefined, FederationRefusalCode>;

/** What the installation keeps of its clubs together, every event of it durable. */
export class Federation extends Room<AskedOfFederation, Answer> {
  readonly #store: EventStore;
  readonly #now: () => number;
  readonly #journal: FederationJournal;

  constructor({ events, disclosures }: KeptFederation, store: EventStore, now: () => number) {
    super(FEDERATION);
    this.#store = store;
    this.#now = now;
    this.#journal = new FederationJournal(recognisedBy(events, FEDERATION, recogniseInFederation), disclosures);
  }

  get journal(): FederationJournal {
    return this.#journal;
  }

  override get sequence(): number {
    return this.#journal.events.length;
  }

  /** Decides what is asked and writes its event. After a `StoreFault`, send it again under the same id. */
  submit(asked: AskedOfFederation): Promise<Answer> {
    return this.ask(asked);
  }

  protected override async write(
    [{ id, by, body: bodyOf, licences, struck, madeOf }]: readonly AskedOfFederation[],
    tellDecided: (decided: { readonly answers: readonly Answer[] }) => void,
  ): Promise<void> {
    let answer: Answer = accept(undefined);
    let recorded: RecordedFederationEvent | undefined;
    await this.#store.appendDecided<FederationEvent>(FEDERATION, this.sequence, (news, texts) => {
      this.#takeStored(news, texts);
      const done = this.#journal.find(id);
      const body = done ? undefined : bodyOf(this.#journal);
      if (done) answer = accept(done);
      if (!body) return undefined;
      // A machine that is put back disorders no history.
      const at = Math.max(this.#now(), this.#journal.latest);
      const decision = this.#journal.decide({ ...body, id, actor: by, at });
      answer = decision.ok ? accept(decision.value.event) : decision;
      if (!decision.ok) return undefined;
      recorded = decision.value;
      const { event, disclosures, erased } = recorded;
      return {
        events: [event],
        disclosures,
        erased,
        ...(licences && { licences }),
        ...(struck && { struck }),
        ...(madeOf && { madeOf }),
        summary: {},
      };
    });
    // Nobody reads what is not durable yet.
    if (recorded) this.#take([recorded]);
    tellDecided({ answers: [answer] });
  }

  protected override async catchUp(): Promise<void> {
    const news = await this.#store.read<FederationEvent>(FEDERATION, this.sequence);
    this.#takeStored(news, news.length > 0 ? await this.#store.disclosures(FEDERATION) : []);
  }

  #takeStored(news: readonly FederationEvent[], texts: readonly Disclosure[]): void {
    if (!texts.every(isFaithful)) throw damaged('federation', FEDERATION);
    const sound = checkNews(news, 'federation', FEDERATION, this.#journal.last);
    const events = recognisedBy(sound, FEDERATION, recogniseInFederation);
    this.#take(events.map((event) => ({ event, disclosures: texts })));
  }

  #take(written: readonly Omit<RecordedFederationEvent, 'erased'>[]): void {
    if (written.length === 0) return;
    for (const one of written) this.#journal.take(one);
    this.tellAll();
  }
}
