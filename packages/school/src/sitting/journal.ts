import { accept, type Result } from '@raccord/scrabble';
import { chained, DecidingLog } from '@raccord/stream';
import { decideSitting, type SittingCommand } from './decide.ts';
import type { SittingEvent } from './events.ts';
import { evolveSitting } from './kinds.ts';
import type { Material } from './material.ts';
import type { SittingRefusalCode } from './refusals.ts';
import { NOTHING_YET, type SittingState } from './state.ts';

/** A sitting as it happened: what is sat, its events, and the state that follows. */
export class SittingJournal extends DecidingLog<SittingEvent, SittingCommand, SittingRefusalCode> {
  readonly material: Material;
  #state = NOTHING_YET;

  constructor(material: Material, events: readonly SittingEvent[] = []) {
    super();
    this.material = material;
    this.rewrite(0, events);
  }

  get state(): SittingState {
    return this.#state;
  }

  /** The state that there would be after these. */
  stateAfter(events: readonly SittingEvent[]): SittingState {
    return events.reduce(evolveSitting, this.#state);
  }

  override take(event: SittingEvent): void {
    this.append(event);
  }

  protected override settle(
    command: SittingCommand,
    last: SittingEvent | undefined,
  ): Result<SittingEvent, SittingRefusalCode> {
    const decision = decideSitting(this, command);
    return decision.ok ? accept(chained(decision.value, command, last)) : decision;
  }

  protected override again(done: SittingEvent): Result<SittingEvent, SittingRefusalCode> {
    return accept(done);
  }

  protected override begin(): void {
    this.#state = NOTHING_YET;
  }

  protected override evolve(event: SittingEvent): void {
    this.#state = evolveSitting(this.#state, event);
  }
}
