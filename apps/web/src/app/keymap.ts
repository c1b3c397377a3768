/** Keys of the whole application: each means the same thing on every screen, or nothing. The other function keys are the browser's. */
export const KEY_MAP = {
  help: 'F1',
  /** What comes next. */
  next: 'F2',
  chief: 'F6',
  referee: 'F7',
  results: 'F8',
  /** Stops the clock and starts it again. */
  clock: 'F9',
  /** Announces the end of the turn. */
  announce: 'F10',
  /** Takes back what is typed, then one's last action. */
  undo: 'Ctrl+z',
  /** Gives back what was just taken; `Ctrl+Shift+z` is its other name. */
  redo: 'Ctrl+y',
  /** All that can be done, found by its name. */
  palette: 'Ctrl+k',
} as const;

export type FunctionKey = (typeof KEY_MAP)[keyof typeof KEY_MAP];

type Letter = Chars<'abcdefghijklmnopqrstuvwxyz'>;
type Digit = Chars<'0123456789'>;
type Sign = Chars<'?/*+-.,'>;
type Named =
  | 'Backspace'
  | 'Delete'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Tab'
  | `Arrow${'Down' | 'Left' | 'Right' | 'Up'}`
  | `Page${'Down' | 'Up'}`;
type Chars<Text extends string> = Text extends `${infer First}${infer Rest}` ? First | Chars<Rest> : never;

type Plain = Letter | Digit | Sign | Named | ' ';

/**
 * A key as `KeyboardEvent.key` names it, `Ctrl+z` with the control key. A function key that is not in the map does not compile:
 * no screen can give one a meaning of its own.
 */
export type Keys = FunctionKey | Plain | `Ctrl+${Plain}`;

/** A single letter, digit or sign: it may be switched off (WCAG 2.1.4). Space and keys with a name are none. */
export const isCharacter = (keys: string): boolean => keys.length === 1 && keys !== ' ';

interface Pressed {
  /** In a field. */
  readonly isTyping: boolean;
  readonly areLettersOn: boolean;
}

/**
 * Does a key act where it is pressed? In a field only those that say so, whether or not letter keys are switched off.
 */
export const isHeard = (keys: Keys, inFields: boolean, { isTyping, areLettersOn }: Pressed): boolean =>
  isTyping ? inFields : areLettersOn || !isCharacter(keys);
