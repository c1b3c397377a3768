import { parseSpelling } from '@raccord/tournament';

/** The words typed, wrong ones too: none is the table of the regulation. */
export function spellingWords(text: string): readonly string[] {
  const words = text
    .split(/[\n,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const read = parseSpelling(text);
  return words.length > 0 && read.ok ? read.value : words;
}
