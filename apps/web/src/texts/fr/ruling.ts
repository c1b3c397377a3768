import type { Ruling } from '@raccord/tournament';

const OUTCOMES: Readonly<Record<Ruling['outcome'], string>> = {
  accepted: 'Accepter',
  nullity: 'Annuler le bulletin (zéro)',
  average: 'Accorder la moyenne',
};

export const ruling = {
  decision: 'Décision',
  outcomes: OUTCOMES,
  points: 'Points accordés',
  penalty: (points: number) => `Pénalité de ${points} points`,
  warning: 'Avertissement',
  words: 'Mots non admis',
  wordsHint: 'S’il y en a : séparés par une espace. Le joueur les lira sur son billet.',
  averageHint: 'La moyenne des autres joueurs du même arbitre, arrondie comme le tournoi le prévoit.',
  reason: 'Motif',
  provisional: 'À titre provisoire',
  decide: 'Rendre la décision',
  templates: { label: 'Commencer par une phrase toute faite', choose: 'Choisir une phrase…' },
  everyday: [
    'La solution jouée ne fait aucun doute : le score écrit est accordé.',
    'La solution jouée n’est pas établie : le bulletin est nul.',
    'Le bulletin est illisible : le doute ne peut être levé.',
    'Erreur de saisie : le bulletin porte autre chose que ce qui a été enregistré.',
    'Bulletin perdu par l’arbitrage : le joueur n’a pas à en souffrir.',
  ],
  byArticle: (when: string, article: string) => `${when} (${article}).`,
};
