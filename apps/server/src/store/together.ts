import { setImmediate } from 'node:timers/promises';

/** Keys in one question at most. */
const MOST_KEYS = 500;

interface Question<K, V> {
  readonly keys: Set<K>;
  readonly answer: Promise<ReadonlyMap<K, V>>;
}

/** Asks once for all the keys that are wanted in one turn of the event loop: thousands of pages come back at the same moment. */
export function together<K, V>(
  askAll: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let open: Question<K, V> | undefined;
  const begin = (): Question<K, V> => {
    const keys = new Set<K>();
    const answer = setImmediate().then(() => {
      if (open?.keys === keys) open = undefined;
      return askAll([...keys]);
    });
    return { keys, answer };
  };
  return async (key) => {
    if (!open || open.keys.size >= MOST_KEYS) open = begin();
    open.keys.add(key);
    return (await open.answer).get(key);
  };
}
