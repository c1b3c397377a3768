import { plural } from '@raccord/french';
import type { Ruling } from '@raccord/tournament';
import { commonFrench } from './common.ts';

const OUTCOMES: Readonly<Record<Ruling['outcome'], string>> = {
  accepted: 'Accepter',
  nullity: 'Bulletin nul (zéro)',
  average: 'Accorder la moyenne',
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
    asWritten: 'score écrit',
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
  templates: { label: 'Phrase type', choose: 'Choisir une phrase…' },
  everyday: [
    'La solution jouée ne fait aucun doute : le score écrit est accordé.',
    'La solution jouée n’est pas établie : le bulletin est nul.',
    'Le bulletin est illisible : le doute ne peut être levé.',
    'Erreur de saisie : le bulletin ne correspond pas à ce qui a été enregistré.',
    'Bulletin égaré par l’arbitrage : le joueur n’a pas à en pâtir.',
  ],
  byArticle: (when: string, article: string) => `${when} (${article}).`,
};
