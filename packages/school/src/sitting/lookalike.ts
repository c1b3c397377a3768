import { foldAccents } from '@raccord/scrabble';

/** Signs of other scripts, and digits, that look like a letter of ours; a small l is a large i in many fonts. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  [
    ['АВЕКМНОРСТУХІЈЅ', 'ABEKMHOPCTYXIJS'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['01L', 'OII'],
  ].flatMap(([signs, letters]) => [...signs].map((sign, at) => [sign, letters[at]] as const)),
);

/** What a name is for the eye: accents, case, punctuation and what cannot be seen aside. */
export function lookOf(name: string): string {
  const plain = foldAccents(name.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}\s]+/gu, '');
  const look = [...plain].map((sign) => ALIKE.get(sign) ?? sign).join('');
  return look.replaceAll(/\s+/g, ' ').trim() || name;
}
