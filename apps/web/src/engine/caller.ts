import { noteEngine } from './failure.ts';
import type { AnswerMessage, LoadingStage } from './protocol.ts';

/** What a worker can be asked: each call is answered by a promise. */
export type Promised<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Promise<Answer>
    : never;
};

interface Caller<Calls> {
  /** The one worker of the page, started at its first use. */
  calls(): Promised<Calls>;
  loadingStage(): LoadingStage | undefined;
  onStage(listener: () => void): () => void;
}

interface Pending {
  resolve(value: unknown): void;
  reject(fault: Error): void;
}

const NOT_STARTED = 'Le moteur de Raccord n’a pas pu démarrer : vérifiez la connexion, puis réessayez.';

/** The calls of a worker, as promises. */
export function makeCaller<Calls>(startWorker: () => Worker, names: readonly (keyof Calls)[]): Caller<Calls> {
  let started: { readonly worker: Worker; readonly calls: Promised<Calls> } | undefined;
  let stage: LoadingStage | undefined;
  let count = 0;
  const pending = new Map<number, Pending>();
  const listeners = new Set<() => void>();

  function take(message: AnswerMessage): void {
    if (message.kind === 'stage') {
      stage = message.stage;
      for (const listener of listeners) listener();
      return;
    }
    const asked = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'answer') asked?.resolve(message.value);
    else asked?.reject(new Error(message.text));
  }

  function stop(): void {
    started?.worker.terminate();
    started = undefined;
    for (const { reject } of pending.values()) reject(new Error(NOT_STARTED));
    pending.clear();
  }

  function start(): NonNullable<typeof started> {
    const worker = startWorker();
    worker.onmessage = ({ data }: MessageEvent<AnswerMessage>) => take(data);
    worker.onerror = stop;
    const call =
      (name: keyof Calls) =>
      (...given: unknown[]) =>
        new Promise<unknown>((resolve, reject) => {
          const id = ++count;
          pending.set(id, { resolve, reject });
          worker.postMessage({ id, name, given });
        });
    return { worker, calls: Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Promised<Calls> };
  }

  noteEngine(stop);
  return {
    calls: () => {
      started ??= start();
      return started.calls;
    },
    loadingStage: () => stage,
    onStage: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
