import { type RefObject, useEffect, useRef } from 'react';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { staticTexts } from '../../texts/static.ts';

/** The field of the draw: it has the focus first, where a keyboard would not cover the page, and gets it back at `/`. */
export function useDrawField(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', label: staticTexts.search.focusDraw, run: () => field.current?.focus() }]);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  return field;
}
