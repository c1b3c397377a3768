import { cutTo } from '@raccord/french';

/** File systems take 255 bytes, extension and what a browser adds to a name already taken included. */
const MOST_BYTES = 200;

/** What some file systems refuse, what cannot be seen, and halves of characters. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;

/** Windows keeps these for itself, whatever comes after a dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A name that every system gives a file, made of a title that people wrote. */
export function fileNameOf(title: string, extension: string): string {
  const clean = title
    .normalize('NFC')
    .replaceAll(FORBIDDEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.]+/g, '');
  const name = cutTo(clean, MOST_BYTES, bytesOf).trim() || 'document';
  return `${RESERVED.test(name) ? '_' : ''}${name}.${extension}`;
}

/** In UTF-8. */
const bytesOf = (letter: string): number => encodeURIComponent(letter).replaceAll(/%../g, '.').length;
