import { PALETTE_KEY } from './slipactions.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * The digit of a key of the top row, whatever the layout of the keyboard puts there without the shift key. The sign of the
 * palette stands there too on some, with the shift key: it stays that sign.
 */
export const digitOf = ({ key, code, ctrlKey, altKey, metaKey }: Pressed): string | undefined =>
  key === PALETTE_KEY || ctrlKey || altKey || metaKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
