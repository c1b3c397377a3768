import { useCallback, useRef, useState } from 'react';
import { keep, keptText } from '../../app/usekept.ts';

type Change<T> = (change: (before: T | undefined) => T | undefined) => void;

/** What a game is at, kept in this browser so that a page loaded again goes on; where nothing can be kept, in this page alone. */
export function useKeptJson<T>(place: string): readonly [T | undefined, Change<T>] {
  const [value, setValue] = useState(() => readKept<T>(place));
  const latest = useRef(value);
  const change = useCallback<Change<T>>(
    (next) => {
      latest.current = next(latest.current);
      setValue(latest.current);
      keep(place, latest.current === undefined ? '' : JSON.stringify(latest.current));
    },
    [place],
  );
  return [value, change];
}

/** Undefined where there is none, or it cannot be read. */
function readKept<T>(place: string): T | undefined {
  try {
    return JSON.parse(keptText(place)) as T;
  } catch {
    return undefined;
  }
}
