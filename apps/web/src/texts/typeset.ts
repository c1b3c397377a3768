import { typeset as typesetText } from '@raccord/french';

/** Every text of a table, typeset: those that its functions make too. */
export function typesetTexts<T>(value: T): T {
  if (typeof value === 'string') return typesetText(value) as T;
  if (typeof value === 'function') return ((...given: unknown[]) => typesetTexts(value(...given))) as T;
  if (Array.isArray(value)) return value.map(typesetTexts) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typesetTexts(part)])) as T;
}
