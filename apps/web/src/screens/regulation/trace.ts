import type { Facts, TraceEntry } from '@raccord/regulation';
import { texts } from '../../texts/index.ts';

const words = texts.regulation;

/** What a condition saw, in French: « score écrit : 32 ». */
export const describeSaw = (saw: TraceEntry['saw']): string[] =>
  (Object.entries(saw) as [keyof Facts, unknown][]).map(([fact, value]) =>
    words.fact(words.facts[fact], describe(fact, value)),
  );

function describe(fact: keyof Facts, value: unknown): string {
  if (value === undefined) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.length === 0 ? words.noWord : value.join(', ');
  if (fact === 'circles' || fact === 'jokers') return describeLetters(Number(value));
  return words.factValues[String(value)] ?? String(value);
}

/** Letters of the word as bits: the first one is bit 0. */
function describeLetters(bits: number): string {
  const positions = Array.from({ length: 15 }, (_, index) => index + 1).filter((at) => (bits >> (at - 1)) & 1);
  return positions.length === 0 ? words.noLetter : words.letters(positions);
}
