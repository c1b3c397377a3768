import { number, plural } from '@raccord/french';

interface Laid {
  readonly word: string;
  readonly reference: string;
  readonly score: number;
}

const laid = ({ word, reference, score }: Laid): string =>
  `${word.toUpperCase()} en ${reference}, ${plural(score, 'point')}`;

export const correctingFrench = {
  title: 'Corriger un coup joué',
  titleOf: (turn: number) => `Corriger le coup ${turn}`,
  hint: 'Les tirages et les solutions qui suivent restent s’ils le peuvent encore, et les bulletins de ces coups sont jugés de nouveau. Rien n’est fait avant que vous ayez vu ce qui change.',
  gone: 'Ce coup a été annulé et n’est pas rejoué : il n’y a rien à y corriger.',
  turn: 'Coup',
  turnOf: (turn: number) => `Coup ${turn}`,
  letters: 'Tirage',
  word: 'Mot',
  reference: 'Place',
  show: 'Voir ce qui change',
  unchanged: 'Corrigez d’abord le tirage ou la solution.',
  loading: 'Calcul de ce qui change…',
  consequences: 'Ce qui change',

  turns: 'Les coups',
  draw: (before: string, after: string) => (before === after ? before : `${before} → ${after}`),
  putBack: 'reliquat compté comme remis dans le sac',
  laid,
  laidInstead: (before: Laid, after: Laid) => `${laid(before)} → ${laid(after)}`,
  kept: (solution: Laid) => `${laid(solution)} (inchangée)`,
  notLaid: 'solution à poser',
  judged: (count: number) =>
    count === 0 ? '' : plural(count, 'bulletin jugé de nouveau', 'bulletins jugés de nouveau'),
  cancelled: (turn: number, slips: number) =>
    slips === 0
      ? `Coup ${turn} : annulé pour tous.`
      : `Coup ${turn} : annulé pour tous ; ${slips > 1 ? `ses ${number(slips)} bulletins ne comptent plus et restent` : 'son bulletin ne compte plus et reste'} dans l’historique.`,

  totals: (isOfMany: boolean) => (isOfMany ? 'Les scores des parties' : 'Les scores de la partie'),
  game: 'Partie',
  moreTotals: (count: number) => (count === 1 ? 'Un autre score change.' : `${number(count)} autres scores changent.`),
  noTotals: 'Aucun score ne change.',
  player: 'Joueur',
  table: 'Table',
  before: 'Avant',
  after: 'Après',
  change: 'Écart',
  changeOf: (points: number) => (points > 0 ? `+${points}` : `−${-points}`),

  slips: 'Les bulletins jugés autrement',
  slip: (turn: number, table: number, name: string) => `Coup ${turn}, table ${table}, ${name}`,
  verdicts: (before: string, after: string) => `${before} → ${after}`,

  toSee: 'À revoir par vous ou par la commission',
  why: {
    ruled: 'une décision a été rendue : elle reste, à revoir',
    appealed: 'une réclamation attend : elle reste, à revoir',
    referred: 'soumis à la commission',
    confirmed: 'était vérifié : à vérifier de nouveau',
    missing: 'toujours en lice : son bulletin manque',
  },
  endLost:
    'La partie est terminée pour une raison qui ne tient plus. Elle reste terminée : pour la reprendre, annulez ensuite sa fin.',

  correctToo: (turn: number) => `Corriger aussi le coup ${turn}`,
  cancelFrom: (turn: number, last: number) =>
    turn === last ? `Annuler le coup ${turn}` : `Annuler les coups ${turn} à ${last}`,
  cancelling: (turn: number, last: number) =>
    turn === last
      ? `Le coup ${turn} sera annulé pour tous et rejoué.`
      : `Les coups ${turn} à ${last} seront annulés pour tous ; on reprend au coup ${turn}.`,
  keepTurns: 'Ne pas annuler',

  reason: 'Motif',
  reasonHint: 'Il reste dans l’historique.',
  reasonMissing: 'Donnez le motif pour corriger.',
  confirm: 'Corriger',
};
