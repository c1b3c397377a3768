import { accept, type Result, refuse } from '@raccord/scrabble';
import { decodeBytes, guessEncoding } from './encodings.ts';
import { decode } from './host.ts';

/** Text of a club: UTF-8 or, failing that, that of Windows, of DOS or of old Macs; UTF-16 when its mark stands first. */
export function decodeText(content: Uint8Array): Result<string, 'not-text'> {
  const text = decodeMarked(content) ?? decodeSound(content, 'utf-8') ?? decodeBytes(content, guessEncoding(content));
  return text.includes('\0') ? NOT_TEXT : accept(text);
}

const NOT_TEXT = refuse('not-text', 'Ce n’est pas du texte ; enregistrez-le en texte, UTF-8.');

function decodeMarked(content: Uint8Array): string | undefined {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return decodeSound(content, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decodeSound(content, 'utf-16be');
  return undefined;
}

function decodeSound(content: Uint8Array, encoding: Parameters<typeof decode>[1]): string | undefined {
  try {
    return decode(content, encoding, true);
  } catch {
    return undefined;
  }
}
