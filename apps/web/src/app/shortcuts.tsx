import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import { isField } from './heldkeys.ts';
import type { Keys } from './keymap.ts';

/** Something that the screen shown does: by its key if it has one, and always from the palette. */
export interface ScreenAction {
  readonly keys?: Keys | undefined;
  readonly label: string;
  /** Also while somebody types in a field: function keys, combinations, and signs that nobody writes there. */
  readonly inFields?: boolean;
  /** Its key does nothing now, and is nobody else's: the palette leaves it out. */
  readonly isIdle?: boolean;
  run(): void;
}

export interface Shortcut extends ScreenAction {
  readonly keys: Keys;
}

/**
 * Of two actions with the same key: that of whoever conducts the game, then that of the screen, then that of what is around it; last
 * come those that lead to another screen.
 */
const ORDER = ['conduct', 'screen', 'around', 'elsewhere'] as const;
type Whose = (typeof ORDER)[number];

/** What the screens shown can do. */
export interface Registry {
  readonly shortcuts: Readonly<Record<Whose, Set<readonly ScreenAction[]>>>;
  /** Fields where letters are expected, and whether some are typed. */
  readonly expecting: Map<RefObject<HTMLInputElement | null>, boolean>;
  /** The name of the screen shown: that of its page in the guide. */
  screen: string;
  showHelp(): void;
  showPalette(): void;
}

export const RegistryContext = createContext<Registry | undefined>(undefined);

function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('Shortcuts outside of their provider.');
  return registry;
}

export const allOf = ({ shortcuts }: Registry): readonly ScreenAction[] =>
  ORDER.flatMap((whose) => [...shortcuts[whose]].flat());

/** What a screen does, or what is around it, for as long as it is shown. */
export function useShortcuts(shortcuts: readonly ScreenAction[], whose: Whose = 'screen'): void {
  const registry = useRegistry();
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  const labels = shortcuts.map(({ keys = '', label, isIdle = false }) => `${keys} ${label} ${isIdle}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: registered again when keys or labels change, not at each rendering
  useEffect(() => {
    const registered = latest.current.map((shortcut) => ({
      ...shortcut,
      // By its name: another one may have taken its place since the palette was opened.
      run: () => latest.current.find(({ keys, label }) => keys === shortcut.keys && label === shortcut.label)?.run(),
    }));
    const kept = registry.shortcuts[whose];
    kept.add(registered);
    return () => {
      kept.delete(registered);
    };
  }, [registry, whose, labels]);
}

/**
 * Letters typed on this screen are for this field, for as long as it is shown: it has the focus at once unless somebody writes
 * elsewhere. As long as none is typed, the key that takes things back means the last action.
 * @param isAwaited they are what comes next.
 */
export function useExpectedLetters(
  field: RefObject<HTMLInputElement | null>,
  isBegun: boolean,
  isAwaited = true,
): void {
  const { expecting } = useRegistry();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret comes back when nothing else is to be done any more
  useEffect(() => {
    if (field.current && !isText(document.activeElement)) focusEnd(field.current);
  }, [field, isAwaited]);
  useEffect(() => {
    expecting.set(field, isBegun);
    return () => {
      expecting.delete(field);
    };
  }, [expecting, field, isBegun]);
}

export const isText = (target: EventTarget | null): boolean =>
  isField(target) && !(target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type));

export function focusEnd(field: HTMLInputElement): void {
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** Says which screen is shown, for its help and for the title of the page; undefined where a part of it does. */
export function useScreenName(name: string | undefined): void {
  const registry = useRegistry();
  useEffect(() => {
    if (name === undefined) return;
    registry.screen = name;
    document.title = `${name} – Raccord`;
  }, [registry, name]);
}

/** Opens the help. */
export const useShortcutHelp = (): (() => void) => useRegistry().showHelp;

/** Opens the list of all that can be done. */
export const usePalette = (): (() => void) => useRegistry().showPalette;
