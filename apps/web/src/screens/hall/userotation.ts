import { useEffect, useState, useSyncExternalStore } from 'react';

export interface Rotation {
  readonly index: number;
  turn(by: number): void;
}

/** Turns pages by themselves, each after its own time; by hand too. */
export function useRotation(count: number, timeOf: (index: number) => number): Rotation {
  const [position, setPosition] = useState(0);
  const index = count === 0 ? 0 : position % count;
  const time = timeOf(index);
  useEffect(() => {
    if (count < 2) return;
    const timer = setTimeout(() => setPosition((index + 1) % count), time);
    return () => clearTimeout(timer);
  }, [index, count, time]);
  return { index, turn: (by) => setPosition((index + by + count) % Math.max(1, count)) };
}

/** Whether the window is as a media query says. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
