import { accept, type Result, refuse } from '@raccord/scrabble';
import { checkChain, hashOf, NO_EVENT, type Sha256 } from '@raccord/tournament';
import type { ClubActor, ClubCommand } from './commands.ts';
import type { Checked, ClubContext } from './decide/context.ts';
import { decideClub } from './decide/decide.ts';
import { type Disclosure, type Disclosures, disclose, isFaithful, KeptDisclosures } from './disclosures.ts';
import type { ClubEvent, ClubEventBody } from './events.ts';
import { Directory } from './members/directory.ts';
import { evolveClub, foldClub } from './state/evolve.ts';
import type { ClubState } from './state/state.ts';

/** What is to be written together: an event, the texts that it commits to, and those to delete. */
export interface RecordedClubEvent {
  readonly event: ClubEvent;
  readonly disclosures: readonly Disclosure[];
  /** By commitment. */
  readonly erased: readonly string[];
}

/** The shape of all events so far. */
const VERSION = 1;

/** A club as it happened: its events, the texts kept beside them, and the state that follows. */
export class ClubJournal {
  readonly #events: ClubEvent[];
  readonly #disclosures: KeptDisclosures;
  #state: ReturnType<typeof foldClub>;
  #directory: Directory | undefined;

  constructor(events: readonly ClubEvent[] = [], disclosures: Iterable<Disclosure> = []) {
    this.#events = [...events];
    this.#disclosures = new KeptDisclosures(disclosures);
    this.#state = foldClub(this.#events);
    // An old copy does not bring back what was erased.
    this.#disclosures.erase(this.#textsAbout(this.#state.erased));
  }

  get events(): readonly ClubEvent[] {
    return this.#events;
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

  /** Decides a command and keeps its event; one that was already done gives the same event again. */
  submit(command: ClubCommand): Checked<RecordedClubEvent> {
    const done = this.#events.find(({ id }) => id === command.id);
    if (done) return accept({ event: done, disclosures: [], erased: [] });
    const { state, disclosures, directory, events } = this;
    const context: ClubContext = { state, disclosures, directory, events };
    const decision = decideClub(context, command);
    if (!decision.ok) return decision;
    const { body, disclosures: texts } = decision.value;
    const actor = disclose(command.actor.id, command.actor.salt, command.actor.name);
    const event = this.#record(command, body, actor);
    const recorded = { event, disclosures: [...this.#newName(actor), ...texts], erased: this.#erasedBy(event) };
    this.append(recorded);
    return accept(recorded);
  }

  /** Takes in an event that was recorded here or elsewhere, and forgets what it erases. */
  append({ event, disclosures }: Omit<RecordedClubEvent, 'erased'>): void {
    this.#events.push(event);
    this.#disclosures.add(disclosures);
    this.#disclosures.erase(this.#erasedBy(event));
    if (event.type === 'action-undone') this.#state = foldClub(this.#events);
    else evolveClub(this.#state, event);
    this.#directory = undefined;
  }

  #erasedBy(event: ClubEvent): readonly string[] {
    return event.type === 'person-erased' ? this.#textsAbout(new Set(event.data.persons)) : [];
  }

  /** All that is kept about some: their own texts, and why they were merged with somebody. */
  #textsAbout(persons: ReadonlySet<string>): readonly string[] {
    const own = this.#disclosures.all().filter(({ person }) => persons.has(person));
    const merges = this.#events.flatMap((event) => {
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

  #record({ id, actor, at }: ClubCommand, body: ClubEventBody, { commitment }: Disclosure): ClubEvent {
    const last = this.#events.at(-1);
    const event = {
      ...body,
      sequence: (last?.sequence ?? 0) + 1,
      id,
      version: VERSION,
      actor: actorOf(actor, commitment),
      at,
      previous: last?.hash ?? NO_EVENT,
    };
    return { ...event, hash: hashOf(event) };
  }
}

const actorOf = ({ role, id }: ClubActor, name: string): ClubEvent['actor'] => ({ role, id, name });

/** Checks that the events follow one another, and that each text that is still kept is the one committed to. */
export function checkClub(
  events: readonly ClubEvent[],
  disclosures: readonly Disclosure[],
  hash?: Sha256,
): Result<void, 'chain-broken' | 'text-changed'> {
  const chain = checkChain(events, hash);
  if (!chain.ok) return chain;
  const changed = disclosures.find((disclosure) => !isFaithful(disclosure));
  if (!changed) return accept(undefined);
  return refuse(
    'text-changed',
    `Un texte gardé sur « ${changed.person} » n’est plus celui qui a été écrit : il a été modifié ou abîmé. Reprenez la dernière sauvegarde.`,
  );
}
