import { useSyncExternalStore } from 'react';

interface EngineHealth {
  /** Something was asked that did not get an answer. */
  readonly hasFailed: boolean;
  /** How often the engines of the page were started anew: what was opened in those before is to be opened again. */
  readonly restarts: number;
}

let health: EngineHealth = { hasFailed: false, restarts: 0 };
const listeners = new Set<() => void>();
const stops = new Set<() => void>();

/** An engine there is, and how to stop it: the next call starts another one. */
export const noteEngine = (stop: () => void): void => void stops.add(stop);

function become(next: EngineHealth): void {
  health = next;
  for (const listener of listeners) listener();
}

export const noteFailure = (): void => become({ ...health, hasFailed: true });

/** Whatever is on the page is asked again of new engines. */
export function restartEngines(): void {
  for (const stop of stops) stop();
  become({ hasFailed: false, restarts: health.restarts + 1 });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useEngineHealth = (): EngineHealth => useSyncExternalStore(subscribe, () => health);
