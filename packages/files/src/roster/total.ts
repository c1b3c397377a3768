import { foldAccents } from '@raccord/scrabble';

/** « Total », « TOTAUX : », « Total 24 joueurs », « Nombre de paires ». */
const COUNTED = '(?:JOUEUR|JOUEUSE|PAIRE|EQUIPE|CLUB|INSCRIT|PARTICIPANT|PRESENT)E?S?';
const TOTAL = new RegExp(
  `^(?:(?:SOUS )?TOT(?:AL|AUX)(?: GENERAL| DES?| ${COUNTED}| \\d+)*|NOMBRE DE? ?${COUNTED}(?: \\d+)?)$`,
);
const TEXT = /\p{L}{2}/u;

/** What is counted under a list is nobody: nothing else in its row is text. */
export function isTotal(cells: readonly string[]): boolean {
  const [said, ...others] = cells.filter((cell) => TEXT.test(cell));
  if (said === undefined || others.length > 0) return false;
  return TOTAL.test(
    foldAccents(said)
      .replaceAll(/[^A-Z0-9]+/g, ' ')
      .trim(),
  );
}
