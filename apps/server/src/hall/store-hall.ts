import { accept, refuse } from '@raccord/scrabble';
import type { Journal, RefusalCode, StoredEvent } from '@raccord/tournament';
import type { CommandReply } from '../store/chairs.ts';
import { type EventStore, StoreFault } from '../store/store.ts';
import { type AskedCommand, type CommandAnswer, type DecidedCommands, decideAsked, NOTHING } from './deciding.ts';
import { Hall } from './hall.ts';
import { readable, recognised, tellsOfErasure } from './reading.ts';

/** A tournament that this installation decides, perhaps together with other servers on the same store. */
export class StoreHall extends Hall {
  readonly #store: EventStore;

  constructor(id: string, journal: Journal, store: EventStore, now: () => number) {
    super(id, journal, now);
    this.#store = store;
  }

  protected override async write(
    asked: readonly AskedCommand[],
    tellDecided: (decided: DecidedCommands) => void,
  ): Promise<void> {
    const { chairs } = this.#store;
    if (chairs && !(await chairs.take(this.id, (others) => this.#decideFor(others as readonly AskedCommand[])))) {
      const told = await chairs.ask(this.id, asked);
      // Whoever decided is gone: it is our turn, or that of another one.
      return told ? this.#takeAnswers(asked, told, tellDecided) : this.write(asked, tellDecided);
    }
    let decided = NOTHING;
    let isErased = false;
    await this.#store.appendDecided(this.id, this.sequence, (news) => {
      isErased = tellsOfErasure(news);
      if (isErased) return undefined;
      this.#takeStored(news);
      decided = decideAsked(this.journal, asked, this.now());
      tellDecided(decided);
      return { events: decided.events };
    });
    if (!isErased) return this.take(decided.events);
    // Names were erased elsewhere: everything is read again before anything is decided.
    await this.catchUp();
    return this.write(asked, tellDecided);
  }

  /** What another process decided for us is read here before anybody is answered. */
  async #takeAnswers(
    asked: readonly AskedCommand[],
    told: readonly CommandReply[],
    tellDecided: (decided: DecidedCommands) => void,
  ): Promise<void> {
    await this.catchUp();
    const answers = asked.map(({ sent }, at): CommandAnswer => {
      const refusal = told[at];
      if (refusal) return refuse(refusal.code as RefusalCode, refusal.text);
      const event = this.journal.find(sent.id);
      if (!event) throw new StoreFault('database-unreachable', this.id);
      return accept(event);
    });
    tellDecided({ ...NOTHING, answers });
  }

  #decideFor(others: readonly AskedCommand[]): Promise<CommandReply[]> {
    return Promise.all(
      others.map(async ({ sent, actor }) => {
        const answer = await this.submit(sent, actor);
        return answer.ok ? null : { code: answer.fault.code, text: answer.fault.text };
      }),
    );
  }

  override async close(): Promise<void> {
    await super.close();
    await this.#store.chairs?.leave(this.id);
  }

  protected override async catchUp(): Promise<void> {
    const news = await this.#store.read(this.id, this.sequence);
    if (tellsOfErasure(news)) this.takeAnew(recognised(await this.#store.readSound(this.id), this.id));
    else this.#takeStored(news);
  }

  #takeStored(news: readonly StoredEvent[]): void {
    this.take(readable(news, this.id, this.journal.events.at(-1)));
  }
}
