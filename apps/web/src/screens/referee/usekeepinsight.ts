import { type RefObject, useEffect, useRef } from 'react';

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
    let placed: number | undefined;
    const place = (): void => {
      const item = shown.querySelector<HTMLElement>('[aria-current="true"]');
      if (!item || (placed !== undefined && placed !== shown.scrollTop)) return;
      const above = item.offsetTop - shown.clientHeight / 3;
      const first = [...shown.querySelectorAll('li')].find(({ offsetTop }) => offsetTop >= above);
      shown.scrollTop = first?.offsetTop ?? 0;
      placed = shown.scrollTop;
    };
    const resized = new ResizeObserver(place);
    for (const box of [shown, ...shown.children]) resized.observe(box);
    return () => resized.disconnect();
  }, [current]);
  return list;
}
