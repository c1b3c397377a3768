import {
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
// With the page: styles whose link failed once are not asked for again.
import '../help/help.module.css';
import { deferred } from './deferred.ts';
import { ignoreRepeats, isField } from './heldkeys.ts';
import { isHeard, KEY_MAP, type Keys } from './keymap.ts';
import { areLettersOn } from './letterkeys.ts';

const HelpDialog = deferred(async () => (await import('../help/HelpDialog.tsx')).HelpDialog);

/** A key that does something on the screen shown. */
export interface Shortcut {
  readonly keys: Keys;
  readonly label: string;
  /** Also while somebody types in a field: function keys, combinations, and signs that nobody writes there. */
  readonly inFields?: boolean;
  run(): void;
}

/** Of two shortcuts with the same key: that of whoever conducts the game, then that of the screen, then that of the bar. */
const ORDER = ['conduct', 'screen', 'bar'] as const;
type Whose = (typeof ORDER)[number];

interface Registry {
  readonly shortcuts: Readonly<Record<Whose, Set<readonly Shortcut[]>>>;
  /** Fields where letters are expected, and whether some are typed. */
  readonly expecting: Map<RefObject<HTMLInputElement | null>, boolean>;
  /** The name of the screen shown: that of its page in the guide. */
  screen: string;
  show(): void;
}

const TAKING_BACK: ReadonlySet<string> = new Set([KEY_MAP.undo, KEY_MAP.redo]);
const FUNCTION_KEY = /^F\d+$/;

/**
 * The shift key matters for function keys, which mean nothing with it, and for `Ctrl+Shift+z`, which is the other name of `Ctrl+y`;
 * other keys are named by the character they give, whether or not capitals are locked.
 */
function pressedOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  if (!ctrlKey && !metaKey) return shiftKey && FUNCTION_KEY.test(key) ? `Shift+${key}` : key;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  return shiftKey && letter === 'z' ? KEY_MAP.redo : `Ctrl+${letter}`;
}

const RegistryContext = createContext<Registry | undefined>(undefined);

function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('Shortcuts outside of their provider.');
  return registry;
}

const allOf = ({ shortcuts }: Registry): readonly Shortcut[] => ORDER.flatMap((whose) => [...shortcuts[whose]].flat());

interface ShortcutsProviderProps {
  /** Address of « À propos », for the help. */
  readonly about: string;
  readonly children: ReactNode;
}

/** Listens to the keys of the screens shown, and shows their help at `F1` or `?`. */
export function ShortcutsProvider({ about, children }: ShortcutsProviderProps) {
  const [isShown, setShown] = useState(false);
  const registry = useMemo<Registry>(
    () => ({
      ...{ screen: '', show: () => setShown(true) },
      shortcuts: { conduct: new Set(), screen: new Set(), bar: new Set() },
      expecting: new Map(),
    }),
    [],
  );
  useEffect(ignoreRepeats, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      // Space presses the control that has the focus.
      if (event.key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary')) return;
      const pressed = pressedOf(event);
      // Where nothing is typed yet there is no text to take back.
      const isTyping = isField(event.target) && !(TAKING_BACK.has(pressed) && isUntouched(registry, event.target));
      const where = { isTyping, areLettersOn: areLettersOn() };
      const isHelp = pressed === KEY_MAP.help || (pressed === '?' && isHeard('?', false, where));
      const shortcut = allOf(registry).find(
        ({ keys, inFields = false }) => keys === pressed && isHeard(keys, inFields, where),
      );
      const field = shortcut?.inFields || !isLetter(event) ? undefined : expectingField(registry);
      if (field) {
        // What is pressed is then typed there.
        focusEnd(field);
        return;
      }
      if (!isHelp && !shortcut) return;
      event.preventDefault();
      if (isHelp) registry.show();
      else shortcut?.run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [registry]);
  return (
    <RegistryContext.Provider value={registry}>
      {children}
      <Suspense fallback={null}>
        {isShown && (
          <HelpDialog
            {...{ about }}
            screen={registry.screen}
            shortcuts={allOf(registry)}
            onClose={() => setShown(false)}
          />
        )}
      </Suspense>
    </RegistryContext.Provider>
  );
}

/** Keys of a screen, or of what is around it, for as long as it is shown. */
export function useShortcuts(shortcuts: readonly Shortcut[], whose: Whose = 'screen'): void {
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
 */
export function useExpectedLetters(field: RefObject<HTMLInputElement | null>, isBegun: boolean): void {
  const { expecting } = useRegistry();
  useEffect(() => {
    if (field.current && !isText(document.activeElement)) focusEnd(field.current);
  }, [field]);
  useEffect(() => {
    expecting.set(field, isBegun);
    return () => {
      expecting.delete(field);
    };
  }, [expecting, field, isBegun]);
}

const isUntouched = ({ expecting }: Registry, target: EventTarget | null): boolean =>
  [...expecting].some(([{ current }, isBegun]) => current === target && !isBegun);

const LETTER = /^[\p{L}\d?*+-]$/u;

/** Something to be written, pressed where nothing is. */
const isLetter = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  LETTER.test(key) && !ctrlKey && !metaKey && !altKey && !isText(target);

const isText = (target: EventTarget | null): boolean =>
  isField(target) && !(target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type));

const expectingField = ({ expecting }: Registry): HTMLInputElement | undefined =>
  [...expecting.keys()].flatMap(({ current }) => current ?? []).at(-1);

function focusEnd(field: HTMLInputElement): void {
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
export const useShortcutHelp = (): (() => void) => useRegistry().show;
