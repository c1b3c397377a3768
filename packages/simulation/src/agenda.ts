type Task = () => void;

/** What is to be done later, by the turn during which it is done. */
export class Agenda {
  readonly #tasks = new Map<number, Task[]>();

  plan(turn: number, task: Task): void {
    const tasks = this.#tasks.get(turn);
    if (tasks) tasks.push(task);
    else this.#tasks.set(turn, [task]);
  }

  count(turn: number): number {
    return this.#tasks.get(turn)?.length ?? 0;
  }

  /** Does what was planned for a turn, even what is planned for it in the meantime. */
  run(turn: number): void {
    for (const task of this.#tasks.get(turn) ?? []) task();
    this.#tasks.delete(turn);
  }

  /** Does all that is left, turn by turn. */
  runAll(): void {
    while (this.#tasks.size > 0) this.run(Math.min(...this.#tasks.keys()));
  }
}
