import { type RefObject, useEffect, useRef } from 'react';

/** As much of it must be on the glass. */
const VISIBLE_PART = 0.6;

/** Says when an element is really before somebody's eyes: on the part of the page shown, of a page that is shown. */
export function useSeen(element: RefObject<HTMLElement | null>, onSeen: () => void): void {
  const latest = useRef(onSeen);
  latest.current = onSeen;
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    let isInView = false;
    const tell = (): void => {
      if (isInView && document.visibilityState === 'visible') latest.current();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isInView = entry.isIntersecting;
        tell();
      },
      { threshold: VISIBLE_PART },
    );
    observer.observe(watched);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [element]);
}
