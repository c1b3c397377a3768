import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a list, and nothing else, so that its current item is seen whole, also once the list or what
 * it shows has another height. The list is positioned.
 */
export function useKeepInSight<List extends HTMLElement>(current: string | undefined): RefObject<List | null> {
  const list = useRef<List>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item changes with what is current
  useEffect(() => {
    const shown = list.current;
    if (!shown) return;
    const keep = (): void => {
      const item = shown.querySelector<HTMLElement>('[aria-current="true"]');
      if (!item) return;
      const { scrollTop, clientHeight } = shown;
      const { offsetTop, offsetHeight } = item;
      if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
        shown.scrollTop = offsetTop - clientHeight / 3;
      }
    };
    const resized = new ResizeObserver(keep);
    for (const box of [shown, ...shown.children]) resized.observe(box);
    return () => resized.disconnect();
  }, [current]);
  return list;
}
