import { PALETTE_KEY } from './slipactions.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What the line means by itself: the palette, and that the letter before is circled. */
const SIGNS = [PALETTE_KEY, '*'];

/**
 * The digit of a key of the top row, whatever the layout of the keyboard puts there without the shift key. A sign of the line
 * stands there too on some, with the shift key: it stays that sign.
 */
export const digitOf = ({ key, code, ctrlKey, altKey, metaKey }: Pressed): string | undefined =>
  SIGNS.includes(key) || ctrlKey || altKey || metaKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
