import { accept, type Result } from '@raccord/scrabble';
import {
  chained,
  checkChain,
  checkDisclosures,
  DecidingLog,
  type Disclosure,
  type Disclosures,
  disclose,
  KeptDisclosures,
  type Sha256,
} from '@raccord/stream';
import type { ClubCommand } from './commands.ts';
import type { ClubResult } from './decide/context.ts';
import { decideClub } from './decide/decide.ts';
import type { ClubRefusalCode } from './decide/refusals.ts';
import type { ClubEvent } from './events.ts';
import { evolveClub } from './kinds/index.ts';
import { Directory } from './members/directory.ts';
import { initialClub } from './state/folding.ts';
import type { ClubState } from './state/state.ts';

/** What is to be written together: an event, the texts that it commits to, and those to delete. */
export interface RecordedClubEvent {
  readonly event: ClubEvent;
  readonly disclosures: readonly Disclosure[];
  /** By commitment. */
  readonly erased: readonly string[];
}

/** A club as it happened: its events, the texts kept beside them, and the state that follows. */
export class ClubJournal extends DecidingLog<ClubEvent, ClubCommand, ClubRefusalCode, RecordedClubEvent> {
  readonly #disclosures: KeptDisclosures;
  #state = initialClub();
  #directory: Directory | undefined;

  constructor(events: readonly ClubEvent[] = [], disclosures: Iterable<Disclosure> = []) {
    super();
    this.rewrite(0, events);
    this.#disclosures = new KeptDisclosures(disclosures);
    // An old copy does not bring back what was erased.
    this.#disclosures.erase(this.#textsAbout(this.#state.erased));
  }

  get state(): ClubState {
    return this.#state;
  }

  get disclosures(): Disclosures {
    return this.#disclosures;
  }

  get directory(): Directory {
    this.#directory ??= new Directory(this.#state, this.#disclosures);
    return this.#directory;
  }

  protected override again(done: ClubEvent): ClubResult<RecordedClubEvent> {
    return accept({ event: done, disclosures: [], erased: [] });
  }

  protected override settle(command: ClubCommand, last: ClubEvent | undefined): ClubResult<RecordedClubEvent> {
    const { state, disclosures, directory, events, undone } = this;
    const context = { state, disclosures, directory, events, undone, standing: [...this.standing()] };
    const decision = decideClub(context, command);
    if (!decision.ok) return decision;
    const { body, disclosures: texts } = decision.value;
    const { id, actor, at } = command;
    const name = disclose(actor.id, actor.salt, actor.name);
    const signed = { id, actor: { role: actor.role, id: actor.id, name: name.commitment }, at };
    const event: ClubEvent = chained(body, signed, last);
    return accept({ event, disclosures: [...this.#newName(name), ...texts], erased: this.#erasedBy(event) });
  }

  /** The state that there would be after one more event. */
  stateAfter(event: ClubEvent): ClubState {
    return new ClubJournal([...this.events, event]).state;
  }

  /** Takes in an event that was recorded here or elsewhere, and forgets what it erases. */
  override take({ event, disclosures }: Omit<RecordedClubEvent, 'erased'>): void {
    this.append(event);
    this.#disclosures.add(disclosures);
    this.#disclosures.erase(this.#erasedBy(event));
    this.#directory = undefined;
  }

  protected override begin(): void {
    this.#state = initialClub();
  }

  protected override evolve(event: ClubEvent): void {
    evolveClub(this.#state, event);
  }

  #erasedBy(event: ClubEvent): readonly string[] {
    return event.type === 'person-erased' ? this.#textsAbout(new Set(event.data.persons)) : [];
  }

  /** All that is kept about some: their own texts, and why they were merged with somebody. */
  #textsAbout(persons: ReadonlySet<string>): readonly string[] {
    const own = this.#disclosures.all().filter(({ person }) => persons.has(person));
    const merges = this.events.flatMap((event) => {
      if (event.type !== 'members-merged') return [];
      const { kept, merged, reason } = event.data;
      return persons.has(kept) || persons.has(merged) ? [reason] : [];
    });
    return [...new Set([...own.map(({ commitment }) => commitment), ...merges])];
  }

  /** The name of whoever acted, unless it is kept already or was erased. */
  #newName(actor: Disclosure): readonly Disclosure[] {
    const isKept = this.#disclosures.open(actor.commitment) !== undefined || this.#state.erased.has(actor.person);
    return isKept ? [] : [actor];
  }
}

/** Checks that the events follow one another, and that each text that is still kept is the one committed to. */
export function checkClub(
  events: readonly ClubEvent[],
  disclosures: readonly Disclosure[],
  hash?: Sha256,
): Result<void, 'chain-broken' | 'text-changed'> {
  const chain = checkChain(events, hash);
  return chain.ok ? checkDisclosures(disclosures) : chain;
}
