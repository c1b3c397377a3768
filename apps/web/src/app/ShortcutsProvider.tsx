import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
// With the page: styles whose link failed once are not asked for again.
import '../help/help.module.css';
import '../palette/palette.module.css';
import { deferred } from './deferred.ts';
import { ignoreRepeats, isField } from './heldkeys.ts';
import { isCharacter, isHeard, KEY_MAP } from './keymap.ts';
import { areLettersOn } from './letterkeys.ts';
import {
  allOf,
  focusEnd,
  isText,
  type Registry,
  RegistryContext,
  type ScreenAction,
  type Shortcut,
} from './shortcuts.tsx';

const HelpDialog = deferred(async () => (await import('../help/HelpDialog.tsx')).HelpDialog);
const ActionPalette = deferred(async () => (await import('../palette/ActionPalette.tsx')).ActionPalette);

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

interface ShortcutsProviderProps {
  /** Address of « À propos », for the help. */
  readonly about: string;
  readonly children: ReactNode;
}

/** Listens to the keys of the screens shown, and shows their help at `F1` or `?`, all they can do at `Ctrl+K`. */
export function ShortcutsProvider({ about, children }: ShortcutsProviderProps) {
  const [shown, show] = useState<'help' | 'palette'>();
  const registry = useMemo<Registry>(
    () => ({
      ...{ screen: '', showHelp: () => show('help'), showPalette: () => show('palette') },
      shortcuts: { conduct: new Set(), screen: new Set(), around: new Set(), elsewhere: new Set() },
      expecting: new Map(),
    }),
    [],
  );
  // Typed before the dialog was there.
  const [early, setEarly] = useState('');
  const close = (): void => {
    show(undefined);
    setEarly('');
  };
  const take = ({ run }: ScreenAction): void => {
    // The focus is given back before the action, which may want it elsewhere.
    flushSync(close);
    run();
  };
  useEffect(ignoreRepeats, []);
  // The dialog may have to be loaded first: until it is there, nothing else hears the keys.
  useEffect(() => {
    if (shown === undefined) return;
    const onEarlyKey = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') show(undefined);
      else if (event.key.length === 1) setEarly((typed) => typed + event.key);
    };
    addEventListener('keydown', onEarlyKey, true);
    return () => removeEventListener('keydown', onEarlyKey, true);
  }, [shown]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      // Space presses the control that has the focus.
      if (event.key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary')) return;
      const pressed = pressedOf(event);
      // Where nothing is typed yet there is no text to take back.
      const isUnwritten = TAKING_BACK.has(pressed) && isUntouched(registry, event.target);
      // Characters and text taken back are for fields of text: a choice that has the focus takes arrows and space alone.
      const isOfText = isCharacter(pressed) || TAKING_BACK.has(pressed);
      const isTyping = !isUnwritten && (isOfText ? isText : isField)(event.target);
      const where = { isTyping, areLettersOn: areLettersOn() };
      const isHelp = pressed === KEY_MAP.help || (pressed === '?' && isHeard('?', false, where));
      const isPalette = pressed === KEY_MAP.palette;
      const shortcut = allOf(registry).find(
        ({ keys, inFields = false }) => keys === pressed && isHeard(keys, inFields, where),
      );
      const field = shortcut?.inFields || !isLetter(event) ? undefined : expectingField(registry);
      if (field) {
        // What is pressed is then typed there.
        focusEnd(field);
        return;
      }
      if (!isHelp && !isPalette && !shortcut) return;
      event.preventDefault();
      if (isHelp) registry.showHelp();
      else if (isPalette) registry.showPalette();
      else shortcut?.run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [registry]);
  return (
    <RegistryContext.Provider value={registry}>
      {children}
      <Suspense fallback={null}>
        {shown === 'help' && (
          <HelpDialog
            {...{ about }}
            screen={registry.screen}
            shortcuts={allOf(registry).filter(hasKey)}
            onClose={close}
          />
        )}
        {shown === 'palette' && (
          <ActionPalette actions={allOf(registry)} {...{ early }} onTake={take} onClose={close} />
        )}
      </Suspense>
    </RegistryContext.Provider>
  );
}

const hasKey = (action: ScreenAction): action is Shortcut => action.keys !== undefined;

const isUntouched = ({ expecting }: Registry, target: EventTarget | null): boolean =>
  [...expecting].some(([{ current }, isBegun]) => current === target && !isBegun);

const LETTER = /^[\p{L}\d?*+-]$/u;

/** Something to be written, pressed where nothing is. */
const isLetter = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  LETTER.test(key) && !ctrlKey && !metaKey && !altKey && !isText(target);

const expectingField = ({ expecting }: Registry): HTMLInputElement | undefined =>
  [...expecting.keys()].flatMap(({ current }) => current ?? []).at(-1);
