import { texts } from '../texts/index.ts';
import { isCharacter, type Keys } from './keymap.ts';
import { useLettersOn } from './letterkeys.ts';

/** A key beside what it does; nothing where keys of a single letter are switched off. */
export function KeyCap({ keys }: { readonly keys: Keys }) {
  const areLettersOn = useLettersOn();
  return areLettersOn || !isCharacter(keys) ? <kbd data-letter={isCharacter(keys)}>{keyName(keys)}</kbd> : null;
}

/** What is written on keys: `Ctrl+z` reads « Ctrl Z ». */
export function keyName(keys: string): string {
  const names: Readonly<Record<string, string>> = texts.common.keyNames;
  const nameOf = (key: string) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return names[keys] ?? keys.split('+').map(nameOf).join(' ');
}
