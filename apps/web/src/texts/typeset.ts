/**
 * French typography, in one place: the spaces before high punctuation and inside quotes do not break. Texts are written with
 * plain spaces.
 */
export function typeset<T>(value: T): T {
  if (typeof value === 'string') return keepTogether(value) as T;
  if (typeof value === 'function') return ((...given: unknown[]) => typeset(value(...given))) as T;
  if (Array.isArray(value)) return value.map(typeset) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typeset(part)])) as T;
}

const keepTogether = (text: string): string => text.replaceAll(/ (?=[:;?!»])/g, '\u00a0').replaceAll('« ', '«\u00a0');
