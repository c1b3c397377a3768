import type { FaultCode } from '@raccord/contract';
import { Room } from '../hall/room.ts';
import type { StreamTelling } from '../live/connection.ts';
import { SteadyTime } from '../steadytime.ts';
import { type KeptSitting, type SittingEntry, type SittingStore, sittingStream } from '../store/store.ts';
import { endOf, GRACE_MS, type SittingDecision } from './decide.ts';
import { Ears } from './ears.ts';
import { type Material, materialCount } from './material.ts';
import {
  foldSitting,
  NOTHING_YET,
  type Participant,
  type SittingFact,
  type SittingState,
  sittingStage,
} from './state.ts';

/** What other processes wrote is seen so late, in milliseconds. */
const FRESH_MS = 500;

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

/** Something that waits to be decided. */
interface Asked {
  /** Once in the sitting. */
  readonly id: string;
  decide(state: SittingState, at: number): SittingDecision;
}

/** Why it does not happen. */
type Answer = FaultCode | undefined;

/** A sitting as this process knows it: what is in the store, and nothing else. */
export class Sitting extends Room<Asked, Answer> {
  readonly name: string;
  readonly createdAt: number;
  readonly club: string | null;
  readonly material: Material;
  readonly #store: SittingStore;
  readonly #time: SteadyTime;
  #state = NOTHING_YET;
  #askedAt = Number.NEGATIVE_INFINITY;
  #isGone = false;
  readonly #ears = new Ears(() => this.tellAll());

  constructor({ id, name, createdAt, club, material }: KeptSitting, store: SittingStore, machine: () => number) {
    super(id);
    this.name = name;
    this.createdAt = createdAt;
    this.club = club;
    this.material = material as Material;
    this.#store = store;
    this.#time = new SteadyTime(machine);
  }

  get state(): SittingState {
    return this.#state;
  }

  now(): number {
    return this.#time.now(this.#state.latest, sittingStage(this.#state) === 'running');
  }

  override get sequence(): number {
    return this.#state.sequence;
  }

  /** As its maker is told of it, or somebody at his place, with the phone that he has now. */
  tellingFor(seat?: Pick<Participant, 'id' | 'tokenHash'>): StreamTelling {
    const listeners = (): number => this.listeners;
    const isThere = () => !seat || this.#state.participants.get(seat.id)?.tokenHash === seat.tokenHash;
    return {
      stream: sittingStream(this.id),
      get listeners() {
        return listeners();
      },
      onChange: (tell) => this.onChange(tell),
      news: () => (isThere() ? { sequence: this.sequence, ...this.#ears.newsOf(seat?.id, this.opening) } : undefined),
    };
  }

  /** Takes in what others wrote; false when it is gone. */
  async refresh(): Promise<boolean> {
    if (performance.now() >= this.#askedAt + FRESH_MS) {
      this.fallBehind();
      await this.upToDate();
    }
    return !this.#isGone;
  }

  /** Has something happen, and answers why it does not. What is asked meanwhile is decided together, by one write. */
  submit(id: string, decide: Asked['decide']): Promise<Answer> {
    return this.ask({ id, decide });
  }

  protected override async catchUp(): Promise<void> {
    const asked = performance.now();
    const news = await this.#store.read(this.id, this.sequence);
    this.#isGone = news === undefined;
    this.#takeIn(news ?? []);
    this.#askedAt = asked;
  }

  protected override async write(
    asked: readonly Asked[],
    tellDecided: (decided: { readonly answers: readonly Answer[] }) => void,
  ): Promise<void> {
    const written = await this.#store.appendDecided(this.id, this.sequence, (news) => {
      const entries: SittingEntry[] = [];
      let state = this.#after(news);
      const answers = asked.map(({ id, decide }) => {
        const at = this.#time.now(state.latest, sittingStage(state) === 'running');
        const decided = decide(state, at);
        if (decided === 'nothing') return undefined;
        if ('refusal' in decided) return decided.refusal;
        const entry = { id, at, data: decided, sequence: state.sequence + 1 };
        entries.push(entry);
        state = foldSitting(state, [entry]);
        return undefined;
      });
      tellDecided({ answers });
      return { entries, summary: digestOf(this.material, state) };
    });
    if (written) this.#takeIn(written);
    else tellDecided({ answers: asked.map(() => 'unknown-sitting') });
  }

  #takeIn(entries: readonly SittingEntry[]): void {
    const before = this.#state;
    this.#state = this.#after(entries);
    const taken = entries.filter(({ sequence }) => sequence > before.sequence);
    if (taken.length === 0) return;
    for (const { data, at } of taken) this.#note(data as SittingFact, at);
    this.tellAll();
  }

  #note(fact: SittingFact, at: number): void {
    if (fact.type !== 'started' && fact.type !== 'closed') {
      this.#ears.noteSeat(fact.participant);
      if (fact.type === 'topped' && fact.act.kind === 'see-draw' && this.material.kind === 'topping') {
        this.#ears.expect(at + this.material.terms.limit - this.now(), () => this.#ears.noteSeat(fact.participant));
      }
      return;
    }
    this.#ears.noteStage();
    const end = endOf(this.material, this.#state);
    if (end !== undefined) this.#ears.expect(end + GRACE_MS - this.now(), () => this.#ears.noteStage());
  }

  /** What was read while something was written may be known already. */
  #after(entries: readonly SittingEntry[]): SittingState {
    const state = this.#state;
    return foldSitting(
      state,
      entries.filter(({ sequence }) => sequence > state.sequence),
    );
  }
}
