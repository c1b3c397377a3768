import { setTimeout as sleep } from 'node:timers/promises';
import type { Answered, SentClubCommand } from '@raccord/contract';
import type { Chance } from '@raccord/simulation';
import type { CommandData, CommandType } from '@raccord/tournament';
import { type Browser, enterAt } from '../../apps/server/src/http/testing/browser.ts';
import type { Acknowledgements } from './acknowledged.ts';

/** Nothing was decided, or nobody knows: the same again. */
const UNSETTLED: ReadonlySet<string> = new Set([
  ...['unreachable', 'cancelled', 'try-again', 'too-many-requests', 'disk-full', 'internal', 'damaged'],
]);
/** Answers that no disturbance excuses. */
const FAULTS: ReadonlySet<string> = new Set([
  'internal',
  'damaged',
  'too-new',
  'bad-request',
  'bad-json',
  'wrong-origin',
]);
const PAUSE = 100;

/** Thrown where nobody plays any more. */
export class PlayOver extends Error {}

/** Sends as a page does, the same under the same id until it is settled, and notes what is acknowledged. */
export class Sender {
  readonly #acknowledgements: Acknowledgements;
  readonly #prefix: string;
  #count = 0;
  isOver = false;
  /** What was answered that should not have been, and how often. */
  readonly faults = new Map<string, number>();
  /** Refusals of the rules, and how often. */
  readonly refusals = new Map<string, number>();
  acknowledged = 0;
  /** Names that a club said it had erased. */
  readonly erased = new Set<string>();

  constructor(acknowledgements: Acknowledgements, prefix: string) {
    this.#acknowledgements = acknowledgements;
    this.#prefix = prefix;
  }

  newId(): string {
    return `${this.#prefix}-${++this.#count}`;
  }

  note(stream: string, id: string, sequence?: number): void {
    this.acknowledged++;
    this.#acknowledgements.note({ stream, id, ...(sequence === undefined ? {} : { sequence }) });
  }

  /** Asks until it is answered. Once the play is over, what is under way is still settled, and nothing new is begun. */
  async settle<T>(what: string, ask: () => Promise<Answered<T>>): Promise<Answered<T>> {
    if (this.isOver) throw new PlayOver();
    for (;;) {
      const answer = await ask();
      if (answer.ok) return answer;
      const { code, text } = answer.fault;
      if (FAULTS.has(code)) count(this.faults, `${what}: ${code} ${text}`);
      if (!UNSETTLED.has(code)) {
        count(this.refusals, `${what}: ${code}`);
        return answer;
      }
      await sleep(PAUSE);
    }
  }

  /** Enters by a link, however often it takes. */
  async enter(url: string, link: string): Promise<Browser> {
    for (;;) {
      const browser = await enterAt(url, link).catch(() => undefined);
      if (browser) return browser;
      if (this.isOver) throw new PlayOver();
      await sleep(PAUSE);
    }
  }

  /** A command to a tournament. @param isRelayed a relay numbers what it confirms for itself. */
  async tell<Type extends CommandType>(
    { api }: Browser,
    tournament: string,
    type: Type,
    data: CommandData<Type>,
    isRelayed = false,
  ): Promise<boolean> {
    const body = { id: this.newId(), type, data };
    const answer = await this.settle(type, () => api.sendCommand({ params: { tournament }, body }));
    if (answer.ok) this.note(tournament, body.id, isRelayed ? undefined : answer.value.sequence);
    return answer.ok;
  }

  async tellClub({ api }: Browser, club: string, command: Omit<SentClubCommand, 'id'>): Promise<boolean> {
    const body = { id: this.newId(), ...command } as SentClubCommand;
    const answer = await this.settle(command.type, () => api.sendClubCommand({ params: { club }, body }));
    if (answer.ok) this.note(club, body.id, answer.value.sequence);
    return answer.ok;
  }

  async pause(chance: Chance, longest: number): Promise<void> {
    await sleep(chance.share() * longest);
    if (this.isOver) throw new PlayOver();
  }
}

const count = (map: Map<string, number>, what: string): void => void map.set(what, (map.get(what) ?? 0) + 1);
