import { typeset as typesetText } from '@raccord/french';

/** French typography, applied once to every text that is drawn: texts and data are written with plain spaces. */
export function typesetPaper(text: string): string {
  if (PLAIN.test(text)) return text;
  return typesetText(
    text
      .normalize('NFC')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .replaceAll(HALVES, '\ufffd'),
  );
}

/** Halves of characters, which no font has: names of a tournament that was brought as a file may have some. */
const HALVES = /\p{Cs}/gu;

/** Most of the cells of a long table: nothing to do. */
const PLAIN = /^[\w.,-]*(?: \w+)*$/;
