import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CheckReport } from '@raccord/checkers';
import type { DriverOrder } from './driver.ts';

/** Beside the program. */
const processFile = (name: string): string => fileURLToPath(new URL(`./${name}.js`, import.meta.url));

/** A process that runs tournaments and one that checks them: what the first writes, the second reads, and nobody between them. */
export class CheckingPair {
  readonly #driver: ChildProcess;
  readonly #checker: ChildProcess;
  #reports: CheckReport[] = [];
  #waiting: { answer(reports: CheckReport[]): void; fail(error: Error): void } | undefined;
  #isOver = false;

  /** @param words of the lexicon, given to the checkers as a plain list that no file ever holds: it may not be ours to hand on. */
  constructor(
    words: Iterable<string>,
    lexicon: { readonly name: string; readonly hash: string },
    path: string | undefined,
  ) {
    this.#checker = spawn(process.execPath, [processFile('checker')], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#driver = spawn(
      process.execPath,
      [processFile('driver'), lexicon.name, lexicon.hash, ...(path === undefined ? [] : [path])],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    const [from, to, answers] = [this.#driver.stdout, this.#checker.stdin, this.#checker.stdout];
    if (!from || !to || !answers) throw new Error('A process without pipes.');
    to.on('error', () => this.#fail());
    to.write(`${[...words].join(' ')}\n`);
    from.pipe(to);
    this.#driver.stdin?.on('error', () => this.#fail());
    createInterface({ input: answers }).on('line', (line) => this.#read(line));
    for (const one of [this.#driver, this.#checker]) one.on('exit', () => this.#fail());
  }

  /** What the checkers say of what is asked for. */
  ask(order: DriverOrder): Promise<CheckReport[]> {
    return new Promise((answer, fail) => {
      this.#waiting = { answer, fail };
      this.#driver.stdin?.write(`${JSON.stringify(order)}\n`);
    });
  }

  end(): void {
    this.#isOver = true;
    this.#driver.stdin?.end();
  }

  #read(line: string): void {
    if (line !== '') this.#reports.push(JSON.parse(line) as CheckReport);
    else {
      const reports = this.#reports;
      this.#reports = [];
      this.#waiting?.answer(reports);
      this.#waiting = undefined;
    }
  }

  #fail(): void {
    if (this.#isOver) return;
    this.end();
    this.#driver.kill();
    this.#checker.kill();
    this.#waiting?.fail(new Error('un processus d’essai s’est arrêté'));
  }
}
