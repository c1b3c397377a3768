import { keyName } from '../help/keyname.ts';
import { isCharacter, type Keys } from './keymap.ts';
import { useLettersOn } from './letterkeys.ts';

/** A key beside what it does; nothing where keys of a single letter are switched off. */
export function KeyCap({ keys }: { readonly keys: Keys }) {
  const areLettersOn = useLettersOn();
  return areLettersOn || !isCharacter(keys) ? <kbd>{keyName(keys)}</kbd> : null;
}
