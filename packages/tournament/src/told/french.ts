import { foldAccents } from '@raccord/scrabble';

/** « de Luc », « d’Anne ». Before an H, which only the ear can tell, « de ». */
export const ofName = (name: string): string =>
  /^([AEIOU]|Y[^AEIOU])/.test(foldAccents(name)) ? `d’${name}` : `de ${name}`;

/** « 1 coup », « 2 coups ». */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count > 1 ? 's' : ''}`;
