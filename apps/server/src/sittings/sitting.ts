import type { FaultCode } from '@raccord/contract';
import type { Telling } from '../live/connection.ts';
import { SteadyTime } from '../steadytime.ts';
import { type KeptSitting, type SittingEntry, type SittingStore, sittingStream } from '../store/store.ts';
import { endOf, GRACE_MS, type SittingDecision } from './decide.ts';
import { Ears } from './ears.ts';
import { countOf, type Material } from './material.ts';
import { foldSitting, NOTHING_YET, type Participant, type SittingFact, type SittingState, stageOf } from './state.ts';

/** What other processes wrote is seen so late, in milliseconds. */
const FRESH_MS = 500;

/** Decided by one write: a database takes so many rows at once. */
const MOST_TOGETHER = 1_000;

/** What a list shows of a sitting. */
export interface SittingDigest {
  readonly kind: Material['kind'];
  readonly stage: ReturnType<typeof stageOf>;
  readonly count: number;
  readonly participants: number;
}

export const digestOf = (material: Material, state: SittingState): SittingDigest => ({
  ...{ kind: material.kind, stage: stageOf(state), count: countOf(material), participants: state.participants.size },
});

/** Something that waits to be decided. */
interface Asked {
  /** Once in the sitting. */
  readonly id: string;
  decide(state: SittingState, at: number): SittingDecision;
  resolve(refusal: FaultCode | undefined): void;
  reject(fault: unknown): void;
}

/** A sitting as this process knows it: what is in the store, and nothing else. */
export class Sitting {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly club: string | null;
  readonly material: Material;
  readonly #store: SittingStore;
  readonly #time: SteadyTime;
  readonly #waiting: Asked[] = [];
  #isDeciding = false;
  #state = NOTHING_YET;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<boolean> | undefined;
  readonly #ears = new Ears();

  constructor({ id, name, createdAt, club, material }: KeptSitting, store: SittingStore, machine: () => number) {
    this.id = id;
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
    return this.#time.now(this.#state.latest, stageOf(this.#state) === 'running');
  }

  get listeners(): number {
    return this.#ears.count;
  }

  /** As its maker is told of it, or somebody at his place, with the phone that he has now. */
  tellingFor(seat?: Pick<Participant, 'id' | 'tokenHash'>): Telling {
    const ears = this.#ears;
    const isThere = () => !seat || this.#state.participants.get(seat.id)?.tokenHash === seat.tokenHash;
    return {
      stream: sittingStream(this.id),
      get listeners() {
        return ears.count;
      },
      onChange: (tell) => ears.listen(tell),
      news: () => (isThere() ? { sequence: this.#state.sequence, ...ears.newsOf(seat?.id) } : undefined),
    };
  }

  /** The store stands at this sequence: another process may have written. */
  heard(sequence: number): void {
    // What was written here is taken in first.
    setImmediate(() => {
      if (sequence <= this.#state.sequence) return;
      this.#askedAt = Number.NEGATIVE_INFINITY;
      // A fault here comes up again at the next read or write, which can tell somebody.
      this.refresh().catch(() => undefined);
    });
  }

  /** Takes in what others wrote; false when it is gone. */
  refresh(): Promise<boolean> {
    if (performance.now() < this.#askedAt + FRESH_MS) return Promise.resolve(true);
    this.#asking ??= this.#read().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #read(): Promise<boolean> {
    const asked = performance.now();
    const news = await this.#store.read(this.id, this.#state.sequence);
    if (!news) return false;
    this.#takeIn(news);
    this.#askedAt = asked;
    return true;
  }

  /** Has something happen, and answers why it does not. What is asked meanwhile is decided together, by one write. */
  submit(id: string, decide: Asked['decide']): Promise<FaultCode | undefined> {
    const answer = new Promise<FaultCode | undefined>((resolve, reject) => {
      this.#waiting.push({ id, decide, resolve, reject });
    });
    void this.#decideAll();
    return answer;
  }

  async #decideAll(): Promise<void> {
    if (this.#isDeciding) return;
    this.#isDeciding = true;
    while (this.#waiting.length > 0) {
      const asked = this.#waiting.splice(0, MOST_TOGETHER);
      try {
        const answers = await this.#decide(asked);
        for (const [index, { resolve }] of asked.entries()) resolve(answers[index]);
      } catch (fault) {
        for (const { reject } of asked) reject(fault);
      }
    }
    this.#isDeciding = false;
  }

  async #decide(asked: readonly Asked[]): Promise<(FaultCode | undefined)[]> {
    let refusals: (FaultCode | undefined)[] = [];
    const written = await this.#store.appendDecided(this.id, this.#state.sequence, (news) => {
      const entries: SittingEntry[] = [];
      let state = this.#after(news);
      refusals = asked.map(({ id, decide }) => {
        const at = this.#time.now(state.latest, stageOf(state) === 'running');
        const decided = decide(state, at);
        if (decided === 'nothing') return undefined;
        if ('refusal' in decided) return decided.refusal;
        const entry = { id, at, data: decided, sequence: state.sequence + 1 };
        entries.push(entry);
        state = foldSitting(state, [entry]);
        return undefined;
      });
      return { entries, summary: digestOf(this.material, state) };
    });
    if (!written) return asked.map(() => 'unknown-sitting');
    this.#takeIn(written);
    return refusals;
  }

  #takeIn(entries: readonly SittingEntry[]): void {
    const before = this.#state;
    this.#state = this.#after(entries);
    const taken = entries.filter(({ sequence }) => sequence > before.sequence);
    if (taken.length === 0) return;
    for (const { data, at } of taken) this.#note(data as SittingFact, at);
    this.#ears.tell();
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
