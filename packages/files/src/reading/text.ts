import { accept, type Result, refuse } from '@raccord/scrabble';
import { decode } from './host.ts';

/** Text of a club: UTF-8 or, failing that, windows-1252; UTF-16 when its mark stands first. */
export function decodeText(content: Uint8Array): Result<string, 'not-text'> {
  const text = decodeMarked(content) ?? decodeSound(content, 'utf-8') ?? decodeWindows1252(content);
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

/** What windows-1252 has from 0x80 to 0x9f, where Latin-1 has control characters. */
const SPECIAL = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_SPECIAL = 0x80;
const CHUNK = 0x2000;

/** By hand: Node 20 takes windows-1252 for Latin-1 and loses « œ ». */
function decodeWindows1252(content: Uint8Array): string {
  let text = '';
  for (let at = 0; at < content.length; at += CHUNK) text += String.fromCharCode(...content.subarray(at, at + CHUNK));
  return text.replaceAll(/[\u0080-\u009f]/g, (character) => SPECIAL[character.charCodeAt(0) - FIRST_SPECIAL]);
}
