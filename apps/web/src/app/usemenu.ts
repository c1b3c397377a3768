import { type RefObject, useEffect, useRef, useState } from 'react';

interface Menu {
  readonly isOpen: boolean;
  /** Around the menu and the button that opens it. */
  readonly place: RefObject<HTMLDivElement | null>;
  toggle(): void;
  close(): void;
}

/** A menu that Escape closes, and a press anywhere else. */
export function useMenu(): Menu {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent): void => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    };
    addEventListener('pointerdown', closeOutside);
    addEventListener('keydown', closeByKey);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);
  return { isOpen, place, toggle: () => setOpen(!isOpen), close: () => setOpen(false) };
}
