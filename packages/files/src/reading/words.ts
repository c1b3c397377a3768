import {
  accept,
  decodeEliotDictionary,
  type EliotFaultCode,
  isEliotDictionary,
  parseWordList,
  type Result,
  type WordList,
} from '@raccord/scrabble';
import { decodeText } from './text.ts';

/** Words that somebody brings, and what they are called when their file says it. */
export interface BroughtWords {
  readonly name: string;
  readonly list: WordList;
}

/** Reads a list of words, text in any usual encoding, or a dictionary compiled by Eliot. */
export function readWords(content: Uint8Array): Result<BroughtWords, EliotFaultCode | 'not-text'> {
  if (isEliotDictionary(content)) return decodeEliotDictionary(content);
  const text = decodeText(content);
  if (!text.ok) return text;
  const list = parseWordList(text.value);
  return list.ok ? accept({ name: '', list: list.value }) : list;
}
