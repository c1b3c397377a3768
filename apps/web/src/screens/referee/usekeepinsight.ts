import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a list, and nothing else, so that its current item is seen. The list is positioned. */
export function useKeepInSight<List extends HTMLElement>(current: string | undefined): RefObject<List | null> {
  const list = useRef<List>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item changes with what is current
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!list.current || !item) return;
    const { scrollTop, clientHeight } = list.current;
    const { offsetTop, offsetHeight } = item;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = offsetTop - clientHeight / 3;
    }
  }, [current]);
  return list;
}
