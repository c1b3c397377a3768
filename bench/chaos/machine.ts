import { setTimeout as sleep } from 'node:timers/promises';
import { type Network, startNetwork } from '../../apps/server/src/relay/testing/network.ts';
import { BRIEF } from '../../tools/testing/brief.ts';
import { kill, type Served, type ServeOrder, serve, stop } from '../server/hall.ts';
import { oneByOne } from './inturn.ts';

/** Between two attempts to start, in milliseconds. */
const PAUSE = 200;
/** What a server logs of what it did not foresee. */
const UNFORESEEN = '"msg":"internal"';
const MOST_KEPT = 3;

/** A server that is killed, frozen and started again, behind a network that always leads to it. */
export class Machine {
  readonly #order: ServeOrder;
  readonly network: Network;
  #served: Served | undefined;
  #ahead = 0;
  #program: string | undefined;
  readonly #inTurn = oneByOne();
  /** What the server ended with although nobody had ended it, and what it said before. */
  readonly crashes: string[] = [];
  /** The first things that it did not foresee, as it logged them. */
  readonly unforeseen: string[] = [];
  #complaint = '';
  /** Attempts to start that came to nothing, for a full disk or a database that is down. */
  failedStarts = 0;

  private constructor(order: ServeOrder, network: Network) {
    this.#order = order;
    this.network = network;
  }

  /** Answers the machine with the link of whoever runs it. */
  static async start(order: ServeOrder): Promise<{ readonly machine: Machine; readonly chiefLink: string }> {
    const machine = new Machine(order, await startNetwork('http://127.0.0.1:9'));
    const { chiefLink } = await machine.#start();
    return { machine, chiefLink };
  }

  get pid(): number {
    return this.#served?.process.pid ?? 0;
  }

  /** Kills it; something may be done before it is started again. */
  kill(meanwhile: () => void | Promise<void> = () => undefined): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#served) await kill(this.#served);
      await meanwhile();
      await this.#start();
    });
  }

  /** Stops it in good order and starts another build of the program. */
  upgrade(program: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#served) await stop(this.#served);
      this.#program = program;
      await this.#start();
    });
  }

  freeze(lasts: number): Promise<void> {
    return this.#inTurn(async () => {
      this.#served?.process.kill('SIGSTOP');
      await sleep(lasts);
      this.#served?.process.kill('SIGCONT');
    });
  }

  setClock(ahead: number): void {
    this.#ahead = ahead;
    if (this.#served?.process.connected) this.#served.process.send({ ahead });
  }

  /** Stops it in good order, for good. */
  stop(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#served) await stop(this.#served);
      await this.network.cut();
    });
  }

  async #start(): Promise<Served> {
    for (;;) {
      const started = await serve({
        ...this.#order,
        flags: BRIEF,
        ahead: this.#ahead,
        ...(this.#program === undefined ? {} : { program: this.#program }),
        complain: (said) => {
          this.#complaint = said;
          if (said.includes(UNFORESEEN) && this.unforeseen.length < MOST_KEPT) this.unforeseen.push(said);
        },
      }).catch(() => undefined);
      if (started) {
        this.#served = started;
        started.process.once('exit', (code, signal) => this.#noteCrash(`${code ?? signal}`));
        this.network.lead(started.url);
        return started;
      }
      this.failedStarts++;
      await sleep(PAUSE);
    }
  }

  #noteCrash(code: string): void {
    this.crashes.push(`ended with ${code}: ${this.#complaint}`);
    this.#served = undefined;
    void this.#inTurn(async () => {
      await this.#start();
    });
  }
}
