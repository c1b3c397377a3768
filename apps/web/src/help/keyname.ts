import { texts } from '../texts/index.ts';

/** What is written on keys: `Ctrl+z` reads « Ctrl Z ». */
export function keyName(keys: string): string {
  const names: Readonly<Record<string, string>> = texts.common.keyNames;
  const nameOf = (key: string) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return names[keys] ?? keys.split('+').map(nameOf).join(' ');
}
