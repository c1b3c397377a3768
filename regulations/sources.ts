import type { EditionName } from '@raccord/regulation';

/** Where each edition comes from, and what of it is left to people. */
export const SOURCES: Readonly<
  Record<EditionName, { readonly texts: readonly string[]; readonly leftToPeople: readonly string[] }>
> = {
  '2015': {
    texts: [
      'Résumé des pénalités, avertissements et solutions minimales, antérieur à la réforme de 2016.',
      'Projet de réforme de 2016, colonne « texte actuel » (articles 5.2, 5.3, 5.4).',
      'Articles 5.6 (plusieurs solutions, coups joker), 5.7 (notification) et 7.3 (mort subite).',
    ],
    leftToPeople: [
      'Article 5.3 : l’arbitre peut soumettre à la commission un décalage qu’il n’estime pas involontaire.',
      'Articles 5.7 et 7.3 : notification, moyenne et mort subite relèvent de la partie, non d’un bulletin seul.',
    ],
  },
  '2016': {
    texts: [
      'Projet de réforme de 2016, colonne « texte proposé » (articles 5.2, 5.3a, 5.3b, 5.4) ; le reste comme en 2015.',
    ],
    leftToPeople: [
      'Article 5.3b : la commission d’arbitrage décide des bulletins ambigus ; la sanction est provisoire jusque-là.',
      'Articles 5.7 et 7.3 : notification, moyenne et mort subite relèvent de la partie, non d’un bulletin seul.',
    ],
  },
  '2019': {
    texts: [
      'Points clés du règlement en vigueur au 1er janvier 2019, aide-mémoire à destination des arbitres ; le reste comme en 2016.',
    ],
    leftToPeople: [
      'L’article 5.3b de 2016 (soumission à la commission) n’est pas repris par l’aide-mémoire.',
      'Articles 5.7 et 7.3 : notification, moyenne et mort subite relèvent de la partie, non d’un bulletin seul.',
    ],
  },
  '2023': {
    texts: ['Usage publié depuis 2023 : pas de coup négatif ; le reste comme en 2019.'],
    leftToPeople: [
      'Articles 5.7 et 7.3 : notification, moyenne et mort subite relèvent de la partie, non d’un bulletin seul.',
    ],
  },
};
