import type { Actor, Journal, RecordedEvent } from '@raccord/tournament';
import { Changes } from './changes.ts';
import { Crowd } from './crowd.ts';
import type { AskedCommand, CommandAnswer, SentCommand } from './deciding.ts';
import { Room } from './room.ts';
import { TournamentTime } from './tournamenttime.ts';

/** Between two tellings of how far the tournament has come. */
const PACE_MS = 100;
/** Of a hash, what two histories of one tournament never share by chance. */
const MARK_LENGTH = 16;

/**
 * A tournament that is being played. Commands that do not depend on one another are decided together and written in one
 * transaction, so that a hundred referees cost hardly more than one. The journal takes an event in once the store has it.
 */
export abstract class Hall extends Room<AskedCommand, CommandAnswer> {
  readonly changes = new Changes();
  protected readonly journal: Journal;
  readonly #time: TournamentTime;
  readonly #crowd = new Crowd();

  protected constructor(id: string, journal: Journal, machine: () => number) {
    super(id, PACE_MS);
    this.journal = journal;
    this.#time = new TournamentTime(machine);
  }

  override get sequence(): number {
    return this.journal.events.length;
  }

  /** Stands for everything that happened, also after the tournament was opened again. */
  get mark(): string {
    return this.journal.events.at(-1)?.hash.slice(0, MARK_LENGTH) ?? '';
  }

  /** The time of the tournament: what is done here is done then. */
  now(): number {
    return this.#time.now(this.journal);
  }

  /** The time of the tournament at a moment of the clock that nobody sets. */
  timeAt(moment: number): number {
    return Math.floor(this.now() - (performance.now() - moment));
  }

  /** Decides a command and writes its event. */
  submit(sent: SentCommand, actor: Actor): Promise<CommandAnswer> {
    this.#crowd.note(`${actor.role} ${'id' in actor ? actor.id : actor.centre}`);
    return this.ask({ sent, actor });
  }

  /** Looks at the tournament as it stands, every event of it durable. */
  read<T>(look: (journal: Journal) => T): T {
    return look(this.journal);
  }

  protected override gather(): Promise<void> {
    return this.#crowd.gather();
  }

  protected take(events: readonly RecordedEvent[]): void {
    if (events.length === 0) return;
    for (const event of events) this.journal.append(event);
    this.changes.note(this.journal, events);
    this.tellAll();
  }

  /** Names were erased: these events take the place of those that were taken in; nothing else of the tournament changes. */
  protected takeAnew(events: readonly RecordedEvent[]): void {
    this.journal.rewrite(0, events);
    this.changes.noteAll();
    this.tellAll();
  }
}
