import { type RefObject, useEffect, useRef } from 'react';

/** How somebody scrolls a list himself: a place alone does not tell, since a list that grows is moved by its end. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'];

/**
 * Scrolls a list, and nothing else, so that its current row stands a third of the way down, below whole ones, also once
 * the list or what it shows has another height, unless somebody has scrolled it since. The list is positioned.
 */
export function useKeepInSight<List extends HTMLElement>(current: string | undefined): RefObject<List | null> {
  const list = useRef<List>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item changes with what is current
  useEffect(() => {
    const shown = list.current;
    if (!shown) return;
    const place = (): void => {
      const item = shown.querySelector<HTMLElement>('[aria-current="true"]');
      if (!item) return;
      const above = item.offsetTop - shown.clientHeight / 3;
      const first = [...shown.querySelectorAll('li')].find(({ offsetTop }) => offsetTop >= above);
      shown.scrollTop = first?.offsetTop ?? 0;
    };
    const resized = new ResizeObserver(place);
    for (const box of [shown, ...shown.children]) resized.observe(box);
    const leave = (): void => resized.disconnect();
    for (const kind of BY_HAND) shown.addEventListener(kind, leave, { passive: true });
    return () => {
      leave();
      for (const kind of BY_HAND) shown.removeEventListener(kind, leave);
    };
  }, [current]);
  return list;
}
