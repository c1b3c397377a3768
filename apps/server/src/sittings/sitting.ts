import {
  endOf,
  GRACE_MS,
  type Material,
  materialCount,
  type Participant,
  recogniseInSitting,
  type SittingActor,
  type SittingCommandBody,
  type SittingEvent,
  SittingJournal,
  type SittingRefusalCode,
  type SittingState,
  seatOfEvent,
  sittingStage,
  touchedInSitting,
} from '@raccord/school';
import type { Result } from '@raccord/scrabble';
import { decideTogether } from '@raccord/stream';
import { checkNews, recognisedBy, tellsOfErasure } from '../hall/reading.ts';
import { Room } from '../hall/room.ts';
import type { StreamTelling } from '../live/connection.ts';
import { SteadyTime } from '../steadytime.ts';
import { type EventStore, type KeptSitting, sittingStream } from '../store/store.ts';
import { Ears } from './ears.ts';

/** What a list shows of a sitting. */
export interface SittingDigest {
  readonly kind: Material['kind'];
  readonly stage: ReturnType<typeof sittingStage>;
  readonly count: number;
  readonly participants: number;
}

export const digestOf = (material: Material, state: SittingState): SittingDigest => ({
  ...{
    kind: material.kind,
    stage: sittingStage(state),
    count: materialCount(material),
    participants: state.participants.size,
  },
});

/** Something that waits to be decided, under an id that is there once in the sitting. */
interface Asked {
  readonly id: string;
  readonly body: SittingCommandBody;
  readonly actor: SittingActor;
}

type Answer = Result<SittingEvent, SittingRefusalCode>;

/** A sitting as this process knows it: what is in the store, and nothing else. */
export class Sitting extends Room<Asked, Answer> {
  #name: string;
  readonly createdAt: number;
  readonly club: string | null;
  readonly material: Material;
  readonly #stream: string;
  readonly #store: EventStore;
  readonly #time: SteadyTime;
  readonly #journal: SittingJournal;
  readonly #ears = new Ears(() => this.tellAll());

  constructor(
    { id, name, createdAt, club, material }: KeptSitting,
    events: readonly SittingEvent[],
    store: EventStore,
    machine: () => number,
  ) {
    super(id);
    this.#name = name;
    this.createdAt = createdAt;
    this.club = club;
    this.material = material as Material;
    this.#stream = sittingStream(id);
    this.#store = store;
    this.#time = new SteadyTime(machine);
    this.#journal = new SittingJournal(this.material);
    this.#take(recognisedBy(events, this.#stream, recogniseInSitting));
  }

  get name(): string {
    return this.#name;
  }

  get state(): SittingState {
    return this.#journal.state;
  }

  now(): number {
    return this.#time.now(this.#journal.latest, sittingStage(this.state) === 'running');
  }

  override get sequence(): number {
    return this.#journal.events.length;
  }

  /** As its maker is told of it, or somebody at his place, with the phone that he has now. */
  tellingFor(seat?: Pick<Participant, 'id' | 'tokenHash'>): StreamTelling {
    const listeners = (): number => this.listeners;
    const isThere = () => !seat || this.state.participants.get(seat.id)?.tokenHash === seat.tokenHash;
    return {
      stream: this.#stream,
      get listeners() {
        return listeners();
      },
      onChange: (tell) => this.onChange(tell),
      news: () => (isThere() ? { sequence: this.sequence, ...this.#ears.newsOf(seat?.id, this.opening) } : undefined),
    };
  }

  /** Has something happen, or answers why it does not. What is asked meanwhile is decided together, by one write. */
  submit(id: string, body: SittingCommandBody, actor: SittingActor): Promise<Answer> {
    return this.ask({ id, body, actor });
  }

  protected override async catchUp(): Promise<void> {
    const news = await this.#store.read<SittingEvent>(this.#stream, this.sequence);
    if (tellsOfErasure(news)) await this.#takeAnew();
    else this.#takeStored(news);
  }

  protected override async write(
    asked: readonly Asked[],
    tellDecided: (decided: { readonly answers: readonly Answer[] }) => void,
  ): Promise<void> {
    let events: readonly SittingEvent[] = [];
    let isErased = false;
    await this.#store.appendDecided<SittingEvent>(this.#stream, this.sequence, (news) => {
      isErased = tellsOfErasure(news);
      if (isErased) return undefined;
      this.#takeStored(news);
      const commands = asked.map(({ id, body, actor }) => (notBefore: number) => {
        return { ...body, id, actor, at: Math.max(this.now(), notBefore) };
      });
      const decided = decideTogether(this.#journal, commands, touchedInSitting, () => true);
      tellDecided(decided);
      events = decided.events;
      return { events, summary: digestOf(this.material, this.#journal.stateAfter(events)) };
    });
    if (!isErased) return this.#take(events);
    // A name was erased: everything is read again before anything is decided.
    await this.#takeAnew();
    return this.write(asked, tellDecided);
  }

  /** Events that are here already were written again. */
  async #takeAnew(): Promise<void> {
    const stored = await this.#store.readSound<SittingEvent>(this.#stream);
    this.#name = (await this.#store.sittings.find(this.id))?.name ?? this.#name;
    this.#journal.rewrite(0, recognisedBy(stored, this.#stream, recogniseInSitting));
    for (const { id } of this.state.participants.values()) this.#ears.noteSeat(id);
    this.#ears.noteStage();
    this.tellAll();
  }

  #takeStored(news: readonly SittingEvent[]): void {
    const sound = checkNews(news, 'sitting', this.#stream, this.#journal.last);
    this.#take(recognisedBy(sound, this.#stream, recogniseInSitting));
  }

  #take(events: readonly SittingEvent[]): void {
    if (events.length === 0) return;
    for (const event of events) {
      this.#journal.take(event);
      this.#note(event);
    }
    this.tellAll();
  }

  /** Whose page has something else to show, now or once time has gone by. */
  #note(event: SittingEvent): void {
    const seat = seatOfEvent(event);
    const note = () => (seat === undefined ? this.#ears.noteStage() : this.#ears.noteSeat(seat));
    note();
    const isSeen = event.type === 'topping-played' && event.data.act.kind === 'see-draw';
    const drawEnd = isSeen && this.material.kind === 'topping' ? event.at + this.material.terms.limit : undefined;
    const examEnd = seat === undefined ? endOf(this.material, this.state) : undefined;
    const end = drawEnd ?? (examEnd === undefined ? undefined : examEnd + GRACE_MS);
    if (end !== undefined) this.#ears.expect(end - this.now(), note);
  }
}
