import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { HelpDialog } from '../help/HelpDialog.tsx';

/** A key that does something on the screen shown. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names it: `F4`, `Enter`, `t`; `Ctrl+z` with the control key, `Shift+F4` with the shift key. */
  readonly keys: string;
  readonly label: string;
  /** Also while somebody types in a field: function keys and combinations only. */
  readonly inFields?: boolean;
  run(): void;
}

interface Registry {
  readonly shortcuts: Set<readonly Shortcut[]>;
  /** The name of the screen shown: that of its page in the guide. */
  screen: string;
  show(): void;
}

const MOVING = /^(?:Arrow|Page)/;
const FUNCTION_KEY = /^F\d+$/;

/** The shift key counts with function keys only: the others are named by what they give with it. */
const pressedOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string =>
  `${ctrlKey || metaKey ? 'Ctrl+' : ''}${shiftKey && FUNCTION_KEY.test(key) ? 'Shift+' : ''}${key}`;

const RegistryContext = createContext<Registry | undefined>(undefined);

function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('Shortcuts outside of their provider.');
  return registry;
}

/** Listens to the keys of the screens shown, and shows their help at `?`. */
export function ShortcutsProvider({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const registry = useMemo<Registry>(() => ({ shortcuts: new Set(), screen: '', show: () => setShown(true) }), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A key held down goes on moving, but does its action once.
      const isHeld = event.repeat && !MOVING.test(event.key);
      if (event.defaultPrevented || isHeld || document.querySelector('dialog[open]')) return;
      // Space presses the control that has the focus.
      if (event.key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary')) return;
      const isTyping = isField(event.target);
      if (event.key === '?' && !isTyping) {
        event.preventDefault();
        setShown(true);
        return;
      }
      const pressed = pressedOf(event);
      for (const shortcut of [...registry.shortcuts].flat()) {
        if (shortcut.keys !== pressed || (isTyping && !shortcut.inFields)) continue;
        event.preventDefault();
        shortcut.run();
        return;
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [registry]);
  return (
    <RegistryContext.Provider value={registry}>
      {children}
      {isShown && (
        <HelpDialog
          screen={registry.screen}
          shortcuts={[...registry.shortcuts].flat()}
          onClose={() => setShown(false)}
        />
      )}
    </RegistryContext.Provider>
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Keys of a screen, for as long as it is shown. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = useRegistry();
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  const labels = shortcuts.map(({ keys, label }) => `${keys} ${label}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: registered again when keys or labels change, not at each rendering
  useEffect(() => {
    const registered = latest.current.map((shortcut, index) => ({
      ...shortcut,
      run: () => latest.current[index]?.run(),
    }));
    registry.shortcuts.add(registered);
    return () => {
      registry.shortcuts.delete(registered);
    };
  }, [registry, labels]);
}

/** Says which screen is shown, for its help and for the title of the page. */
export function useScreenName(name: string): void {
  const registry = useRegistry();
  useEffect(() => {
    registry.screen = name;
    document.title = `${name} – Raccord`;
  }, [registry, name]);
}

/** Opens the help. */
export const useShortcutHelp = (): (() => void) => useRegistry().show;
