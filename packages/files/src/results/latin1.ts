/** What stands for characters that Latin-1 has not, before their accents are taken away. */
const STAND_INS: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'OE',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '‑': '-',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};

const LAST = 0xff;
const UNKNOWN = '?';

/** A text in Latin-1, a byte a character. A character that it lacks becomes the nearest one, or a question mark. */
export function encodeLatin1(text: string): Uint8Array {
  const near = [...text.normalize('NFC')].map((character) => (fits(character) ? character : bringNear(character)));
  return Uint8Array.from(near.join(''), (character) => character.charCodeAt(0));
}

const fits = (character: string): boolean => character.length === 1 && character.charCodeAt(0) <= LAST;

function bringNear(character: string): string {
  const near = STAND_INS[character] ?? character.normalize('NFKD').replaceAll(/\p{Mn}/gu, '');
  return [...near].map((one) => (fits(one) ? one : UNKNOWN)).join('');
}
