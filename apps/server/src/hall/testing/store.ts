import type { EventStore } from '../../store/store.ts';

/** The same store, one of whose methods goes through a gate. */
export function goingThrough<Name extends 'appendDecided' | 'read'>(
  real: EventStore,
  gated: Name,
  gate: (go: () => ReturnType<EventStore[Name]>) => ReturnType<EventStore[Name]>,
): EventStore {
  return new Proxy(real, {
    get: (target, name) => {
      if (name === gated) return (...call: never[]) => gate(() => Reflect.apply(target[gated], target, call));
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
