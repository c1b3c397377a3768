import type { AnswerMessage, CallName, EngineCalls, LoadingStage } from './protocol.ts';

type Call<Name extends CallName> = (...given: Parameters<EngineCalls[Name]>) => Promise<ReturnType<EngineCalls[Name]>>;

/** The worker's calls, as promises. */
export type Engine = { readonly [Name in CallName]: Call<Name> };

const NAMES: readonly CallName[] = [
  ...(['open', 'survey', 'list', 'complete', 'judge', 'places'] as const),
  ...(['areWords', 'lookUp', 'analyses', 'replay', 'compile'] as const),
  ...(['drawGame', 'readTraining', 'trainOn'] as const),
  ...(['makeSlips', 'makeExam', 'markWords', 'makeLesson'] as const),
];

interface Pending {
  resolve(value: unknown): void;
  reject(fault: Error): void;
}

const NOT_STARTED = 'Le moteur de Raccord n’a pas pu démarrer : vérifiez la connexion, puis réessayez.';

let started: Engine | undefined;
let stage: LoadingStage | undefined;
let calls = 0;
const pending = new Map<number, Pending>();
const stageListeners = new Set<() => void>();

/** The one engine of the page, started at its first use. */
export function engine(): Engine {
  started ??= start();
  return started;
}

export const loadingStage = (): LoadingStage | undefined => stage;

export function onStage(listener: () => void): () => void {
  stageListeners.add(listener);
  return () => stageListeners.delete(listener);
}

function start(): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<AnswerMessage>) => take(data);
  worker.onerror = () => {
    worker.terminate();
    started = undefined;
    for (const { reject } of pending.values()) reject(new Error(NOT_STARTED));
    pending.clear();
  };
  const call =
    (name: CallName) =>
    (...given: unknown[]) =>
      new Promise<unknown>((resolve, reject) => {
        const id = ++calls;
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, name, given });
      });
  return Object.fromEntries(NAMES.map((name) => [name, call(name)])) as unknown as Engine;
}

function take(message: AnswerMessage): void {
  if (message.kind === 'stage') {
    stage = message.stage;
    for (const listener of stageListeners) listener();
    return;
  }
  const asked = pending.get(message.id);
  pending.delete(message.id);
  if (message.kind === 'answer') asked?.resolve(message.value);
  else asked?.reject(new Error(message.text));
}
