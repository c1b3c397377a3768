import { plural } from '@raccord/french';

const HARD_SPACE = '\u00a0';

/** « 1 mot », « 2 mots », with a plain space: what a terminal shows is copied and searched. */
export const counted = (...said: Parameters<typeof plural>): string => plural(...said).replace(HARD_SPACE, ' ');

/** Text from outside, without the control characters that could drive a terminal. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '\ufffd');

export const quote = (text: string): string => `« ${printable(text)} »`;

/** Breaks a text at its blanks into lines of at most `width` characters; not inside […], nor beside « » ; : ? !. */
export function wrap(text: string, width: number): string[] {
  const glued = text.replace(/\[[^\]]*\]|« | (?=[»;:?!])/g, (part) => part.replaceAll(' ', HARD_SPACE));
  const lines: string[] = [];
  for (const word of glued.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => line.replaceAll(HARD_SPACE, ' '));
}

/** The candidate that a mistyped word most likely meant, if one is close enough. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Letters to add, drop, change or swap with their neighbour to go from one word to the other. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const change = rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, change);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  }
  return rows[a.length][b.length];
}
