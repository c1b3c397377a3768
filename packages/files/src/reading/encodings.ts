/** What each encoding of one byte a character has from 0x80 on; before that they are all alike. */
const LATIN_1 = Array.from({ length: 96 }, (_, index) => String.fromCharCode(0xa0 + index)).join('');

/** By hand: Node 20 takes windows-1252 for Latin-1 and loses « œ », and no page knows the one of DOS. The first is the usual one. */
export const ONE_BYTE_ENCODINGS = {
  'windows-1252': `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${LATIN_1}`,
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
    'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  macintosh:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü' +
    '†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
    '¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ' +
    '‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
} as const;

export type OneByteEncoding = keyof typeof ONE_BYTE_ENCODINGS;

const FIRST_OWN = 0x80;
const CHUNK = 0x2000;

export function decodeBytes(content: Uint8Array, encoding: OneByteEncoding): string {
  let text = '';
  for (let at = 0; at < content.length; at += CHUNK) text += String.fromCharCode(...content.subarray(at, at + CHUNK));
  const own = ONE_BYTE_ENCODINGS[encoding];
  return text.replaceAll(/[\u0080-\u00ff]/g, (character) => own[character.charCodeAt(0) - FIRST_OWN]);
}

/** So many characters are enough to tell the encoding; a list of words has a hundred thousand words. */
const MOST_WEIGHED = 4_000;

/** The encoding in which a text reads most like French. */
export function guessEncoding(content: Uint8Array): OneByteEncoding {
  const weights: Record<OneByteEncoding, number> = { 'windows-1252': 0, cp850: 0, macintosh: 0 };
  const names = Object.keys(ONE_BYTE_ENCODINGS) as OneByteEncoding[];
  let weighed = 0;
  for (let at = 0; at < content.length && weighed < MOST_WEIGHED; at++) {
    if (content[at] < FIRST_OWN) continue;
    weighed++;
    const [before, after] = [plainAt(content, at - 1), plainAt(content, at + 1)];
    for (const name of names)
      weights[name] += weightOf(ONE_BYTE_ENCODINGS[name][content[at] - FIRST_OWN], before, after);
  }
  return names.reduce((best, name) => (weights[name] > weights[best] ? name : best));
}

const plainAt = (content: Uint8Array, at: number): string =>
  at >= 0 && at < content.length && content[at] < FIRST_OWN ? String.fromCharCode(content[at]) : '';

const SMALL = 'àâäçèêëîïôöùûüÿœæ';
const CAPITALS = SMALL.toUpperCase();
/** What French has beside its letters, or what stands for a blank. */
const SIGNS = '’«»°–—…€“”‘\u00a0';

/**
 * How likely a character is between two others of a French text; between two characters that are no letters it tells
 * nothing.
 */
function weightOf(character: string, before: string, after: string): number {
  const isInWord = /[a-z]/i.test(before + after);
  if (/\p{L}/u.test(character)) {
    if (!isInWord) return 0;
    // « HéLèNE », as some keyboards have it, is odd but seen; « mÈre » is not.
    if (/\p{Ll}/u.test(character) && /[A-Z]/.test(after)) return FRENCH.has(character) ? 3 : -1;
    if (/\p{Lu}/u.test(character) && /[a-z]/.test(before)) return -4;
    return FRENCH.get(character) ?? 1;
  }
  if (character === '’' && /[a-z]/i.test(before) && /[a-z]/i.test(after)) return 4;
  return SIGNS.includes(character) ? 1 : -3;
}

const FRENCH: ReadonlyMap<string, number> = new Map([
  ...Array.from(CAPITALS, (letter) => [letter, 2] as const),
  ...Array.from(SMALL, (letter) => [letter, 3] as const),
  ['Œ', 3],
  ['É', 4],
  ['é', 5],
]);
