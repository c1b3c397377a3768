import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';
import styles from './shell.module.css';

/** A key that does something on the screen shown. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names it: `F4`, `Enter`, `t`; `Ctrl+z` with the control key. */
  readonly keys: string;
  readonly label: string;
  /** Also while somebody types in a field: function keys and combinations only. */
  readonly inFields?: boolean;
  run(): void;
}

/** What a screen says of itself in its help, besides its keys. */
export interface ScreenHelp {
  readonly title: string;
  readonly content: ReactNode;
}

interface Registry {
  readonly shortcuts: Set<readonly Shortcut[]>;
  help: ScreenHelp | undefined;
  show(): void;
}

const RegistryContext = createContext<Registry | undefined>(undefined);

function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('Shortcuts outside of their provider.');
  return registry;
}

/** Listens to the keys of the screens shown, and shows their help at `?`. */
export function ShortcutsProvider({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const registry = useMemo<Registry>(() => ({ shortcuts: new Set(), help: undefined, show: () => setShown(true) }), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const isTyping = isField(event.target);
      if (event.key === '?' && !isTyping) {
        event.preventDefault();
        setShown(true);
        return;
      }
      const pressed = `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.key}`;
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
      {isShown && <HelpDialog registry={registry} onClose={() => setShown(false)} />}
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

/** What is written on keys: `Ctrl+z` reads « Ctrl Z ». */
export function keyName(keys: string): string {
  const names: Readonly<Record<string, string>> = texts.common.keys;
  const nameOf = (key: string) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return names[keys] ?? keys.split('+').map(nameOf).join(' ');
}

/** What the help says of the screen shown. */
export function useScreenHelp(help: ScreenHelp): void {
  const registry = useRegistry();
  useEffect(() => {
    registry.help = help;
    return () => {
      if (registry.help === help) registry.help = undefined;
    };
  }, [registry, help]);
}

/** Opens the help. */
export const useShortcutHelp = (): (() => void) => useRegistry().show;

function HelpDialog({ registry, onClose }: { readonly registry: Registry; onClose(): void }) {
  const { help, shortcuts } = registry;
  return (
    <Dialog title={help?.title ?? texts.common.help} onClose={onClose}>
      {help?.content}
      <dl className={styles.shortcuts}>
        {[...shortcuts].flat().map(({ keys, label }) => (
          <div key={keys}>
            <dt>
              <kbd>{keyName(keys)}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
