import { accept, type Result } from '@raccord/scrabble';
import { chained, DecidingLog, type Disclosure, type Disclosures, KeptDisclosures } from '@raccord/stream';
import { decideFederation, type FederationCommand, type KeptPerson } from './decide.ts';
import { evolveFederation, type FederationEvent } from './kinds.ts';
import type { PhaseRow } from './phase.ts';
import type { FederationRefusalCode } from './refusals.ts';
import { type ClosedPhase, type FederationState, NO_FEDERATION } from './state.ts';

/** What is to be written together: an event, the texts that it commits to, and those to delete. */
export interface RecordedFederationEvent {
  readonly event: FederationEvent;
  readonly disclosures: readonly Disclosure[];
  /** By commitment. */
  readonly erased: readonly string[];
}

const ERASED_PERSON = 'Personne effacée';

/** What an installation keeps of its clubs together, as it happened. */
export class FederationJournal extends DecidingLog<
  FederationEvent,
  FederationCommand,
  FederationRefusalCode,
  RecordedFederationEvent
> {
  readonly #disclosures: KeptDisclosures;
  #state = NO_FEDERATION;

  constructor(events: readonly FederationEvent[] = [], disclosures: Iterable<Disclosure> = []) {
    super();
    this.rewrite(0, events);
    this.#disclosures = new KeptDisclosures(disclosures);
    // An old copy does not bring back what was erased.
    this.#disclosures.erase(this.#needless(this.#state));
  }

  get state(): FederationState {
    return this.#state;
  }

  get disclosures(): Disclosures {
    return this.#disclosures;
  }

  /** The result of a closed phase, with who is still known of it. */
  rowsOf({ rows }: ClosedPhase): readonly (PhaseRow & { readonly person: string })[] {
    return rows.map(({ card, ...row }) => ({ ...this.#personOf(card), ...row }));
  }

  /** By id, the persons of kept results whom one of these keys stands for; of those that count one of these tournaments, or of all. */
  personsOf(keys: ReadonlySet<string>, tournaments?: readonly string[]): readonly string[] {
    const results = [...this.#state.phases.values()].flatMap(({ closed }) => closed ?? []);
    const wanted = results.filter(
      ({ counted }) => !tournaments || counted.some(({ tournament }) => tournaments.includes(tournament)),
    );
    return wanted.flatMap((result) =>
      this.rowsOf(result).flatMap(({ key, person }) => (keys.has(key) ? [person] : [])),
    );
  }

  override take({ event, disclosures }: Omit<RecordedFederationEvent, 'erased'>): void {
    this.append(event);
    this.#disclosures.add(disclosures);
    this.#disclosures.erase(this.#needless(this.#state));
  }

  protected override settle(
    command: FederationCommand,
    last: FederationEvent | undefined,
  ): Result<RecordedFederationEvent, FederationRefusalCode> {
    const decision = decideFederation(this.#state, command);
    if (!decision.ok) return decision;
    const { body, disclosures } = decision.value;
    const event: FederationEvent = chained(body, command, last);
    return accept({ event, disclosures, erased: this.#needless(evolveFederation(this.#state, event)) });
  }

  protected override again(event: FederationEvent): Result<RecordedFederationEvent, FederationRefusalCode> {
    return accept({ event, disclosures: [], erased: [] });
  }

  protected override begin(): void {
    this.#state = NO_FEDERATION;
  }

  protected override evolve(event: FederationEvent): void {
    this.#state = evolveFederation(this.#state, event);
  }

  /** Texts that no result asks for any more: of a phase reopened, dropped or closed again, and of who was erased. */
  #needless({ phases, erased }: FederationState): readonly string[] {
    const rows = [...phases.values()].flatMap(({ closed }) => closed?.rows ?? []);
    const needed = new Set(rows.flatMap(({ person, card }) => (erased.has(person) ? [] : [card])));
    return this.#disclosures.all().flatMap(({ commitment }) => (needed.has(commitment) ? [] : [commitment]));
  }

  #personOf(card: string): KeptPerson {
    const text = this.#disclosures.open(card);
    if (text !== undefined) return readKept(text);
    return { key: '', name: ERASED_PERSON, licence: '', category: '', series: '', clubs: [], homes: [] };
  }
}

const readKept = (text: string): KeptPerson => JSON.parse(text) as KeptPerson;
