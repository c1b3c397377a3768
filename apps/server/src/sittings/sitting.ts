import type { FaultCode } from '@raccord/contract';
import { SteadyTime } from '../steadytime.ts';
import type { KeptSitting, SittingEntry, SittingStore } from '../store/store.ts';
import type { Decided } from './decide.ts';
import { countOf, type Material } from './material.ts';
import { foldSitting, NOTHING_YET, type SittingState, stageOf } from './state.ts';

/** What other processes wrote is seen so late, in milliseconds. */
const FRESH_MS = 500;

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

/** A sitting as this process knows it: what is in the store, and nothing else. */
export class Sitting {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly material: Material;
  readonly #store: SittingStore;
  readonly #time: SteadyTime;
  #state = NOTHING_YET;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<boolean> | undefined;

  constructor({ id, name, createdAt, material }: KeptSitting, store: SittingStore, machine: () => number) {
    this.id = id;
    this.name = name;
    this.createdAt = createdAt;
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

  /** Has something happen, and answers why it does not. */
  async submit(id: string, decide: (state: SittingState, at: number) => Decided): Promise<FaultCode | undefined> {
    let refusal: FaultCode | undefined;
    const written = await this.#store.appendDecided(this.id, this.#state.sequence, (news) => {
      const state = foldSitting(this.#state, this.#newIn(news));
      const at = this.#time.now(state.latest, stageOf(state) === 'running');
      const decided = decide(state, at);
      if (decided === 'nothing') return NOTHING;
      if ('refusal' in decided) {
        refusal = decided.refusal;
        return NOTHING;
      }
      const entry = { id, at, data: decided };
      const after = foldSitting(state, [{ ...entry, sequence: state.sequence + 1 }]);
      return { entries: [entry], summary: digestOf(this.material, after) };
    });
    if (!written) return 'unknown-sitting';
    this.#takeIn(written);
    return refusal;
  }

  /** Those written at the same time come back in any order, each with all before it. */
  #takeIn(entries: readonly SittingEntry[]): void {
    this.#state = foldSitting(this.#state, this.#newIn(entries));
  }

  #newIn(entries: readonly SittingEntry[]): readonly SittingEntry[] {
    return entries.filter(({ sequence }) => sequence > this.#state.sequence);
  }
}

const NOTHING = { entries: [], summary: undefined };
