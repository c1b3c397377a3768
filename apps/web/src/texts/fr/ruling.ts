import { plural } from '@raccord/french';
import type { Ruling } from '@raccord/tournament';
import { commonFrench } from './common.ts';

const OUTCOMES: Readonly<Record<Ruling['outcome'], string>> = {
  accepted: 'Accepter',
  nullity: 'Bulletin nul',
  average: 'Accorder la moyenne',
};

const LIKELY: Readonly<Record<Ruling['outcome'], readonly string[]>> = {
  accepted: [
    'La solution jouée ne fait aucun doute.',
    'La référence et le score désignent la même place.',
    'Erreur de saisie : le bulletin dit autre chose.',
  ],
  nullity: ['La solution jouée n’est pas établie.', 'Le bulletin est illisible.', 'Le mot n’est pas admis.'],
  average: [
    'Bulletin égaré par l’arbitrage.',
    'Erreur d’annonce ou d’affichage.',
    'Billet de correction remis trop tard.',
  ],
};

export const rulingFrench = {
  decision: 'Décision',
  outcomes: OUTCOMES,
  points: 'Points accordés',
  penalty: (points: number) => `Pénalité de ${plural(points, 'point')}`,
  warning: 'Avertissement',
  words: 'Mots non admis',
  wordsHint: (article: string) =>
    `S’il y en a : séparés par une espace. Le joueur les lira sur son billet, et la moyenne (${article}) en dépend.`,
  proposals: {
    title: 'Où le mot peut être accepté',
    none: 'Ce mot ne se pose nulle part avec ce tirage : écrivez les points vous-même.',
    noneValid: 'Aucune place n’est valable.',
    asWritten: 'score écrit',
    others: (count: number) => plural(count, 'autre place valable', 'autres places valables'),
  },
  missing: {
    outcome: 'Choisissez d’abord une décision.',
    points: 'Choisissez une place, ou écrivez les points.',
    'one-way': 'Confirmez d’abord que le joueur n’a pas pu jouer sur deux tableaux.',
    law: 'Changez la décision.',
    otherwise: 'Changez la décision, ou cochez « La commission en décide autrement ».',
    reason: 'Écrivez le motif.',
  },
  otherwise: 'La commission en décide autrement',
  summary: (ruling: Ruling): string => {
    if (ruling.outcome === 'nullity') return 'Zéro';
    if (ruling.outcome === 'average') return 'Moyenne accordée';
    const { points, penalty, warning } = ruling;
    return [
      commonFrench.points(points),
      ...(penalty > 0 ? [`pénalité de ${penalty}`] : []),
      ...(warning ? ['avertissement'] : []),
    ].join(', ');
  },
  averageHint: (article: string, limit: number | undefined) =>
    `La moyenne des autres joueurs du même arbitre, ${limit === undefined ? 'jamais plus que sa propre solution' : `dans la limite de sa propre solution, ici ${commonFrench.points(limit)}`} (${article}).`,
  reason: 'Motif',
  provisional: 'À titre provisoire',
  decide: 'Rendre la décision',
  templates: { label: 'Phrase type', choose: 'Choisir une phrase du règlement…' },
  /** What decides so, the likely ones first. */
  likely: LIKELY,
  withdrawing: ['Décision rendue par erreur.', 'Un élément nouveau a été apporté.'],
  byArticle: (when: string, article: string) => `${when} (${article}).`,
};
