import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';

/** Something that a server said was done. */
export interface Acknowledgement {
  readonly stream: string;
  /** Of its event. */
  readonly id: string;
  /** Of its event, where the server of the whole tournament said so: an erasure gives an event another id. */
  readonly sequence?: number;
  /** When it was told, by the clock of the machine. */
  readonly at?: number;
}

/** Written down as they come, by whoever plays, for whoever looks for them afterwards. */
export class Acknowledgements {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  note(one: Acknowledgement): void {
    appendFileSync(this.#file, `${JSON.stringify({ ...one, at: Date.now() })}\n`);
  }

  /** Bytes: more of them when more was acknowledged. */
  get size(): number {
    return existsSync(this.#file) ? statSync(this.#file).size : 0;
  }

  all(): readonly Acknowledgement[] {
    if (!existsSync(this.#file)) return [];
    const lines = readFileSync(this.#file, 'utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Acknowledgement);
  }
}

interface FoundEvent {
  readonly id: string;
  readonly sequence: number;
}

/** Those that are not among the events of their stream. */
export function missingFrom(
  events: readonly FoundEvent[],
  told: readonly Acknowledgement[],
): readonly Acknowledgement[] {
  const ids = new Set(events.map(({ id }) => id));
  const isErased = (sequence: number | undefined) => sequence !== undefined && events[sequence - 1] !== undefined;
  return told.filter(({ id, sequence }) => !ids.has(id) && !isErased(sequence));
}
