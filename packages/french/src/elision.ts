/** Before a vowel, or a Y that is one. An H is taken for one that does not elide, since nothing in the word tells. */
const isElided = (text: string): boolean => /^(?:[aeiouœæ]|y[^aeiou])/i.test(text.normalize('NFD'));

/** « de Luc », « d’Élodie », « d’YTTRIUM ». */
export const of = (text: string): string => (isElided(text) ? `d’${text}` : `de ${text}`);

/** « que TAS », « qu’OSE ». */
export const that = (text: string): string => (isElided(text) ? `qu’${text}` : `que ${text}`);
