import type { EditionName } from '@raccord/regulation';

/** Where an edition comes from, what its text speaks of, and what of that has no row in its table. */
export interface Sources {
  readonly texts: readonly string[];
  /** The articles, or the headings, of these texts: each one has a row or a note. */
  readonly articles: readonly string[];
  readonly notes: Readonly<Record<string, string>>;
}

const LEDGER = 'notification, cumul des avertissements et moyenne relèvent de la partie, non d’un bulletin seul.';
const SUDDEN_DEATH = 'la mort subite relève de la partie, non d’un bulletin seul.';
const SEVERAL =
  'plusieurs solutions sur un bulletin : celle qui est juste ou, à défaut, la moins payée ; chacune est jugée par cette table.';

export const SOURCES: Readonly<Record<EditionName, Sources>> = {
  '2015': {
    texts: [
      'Résumé des pénalités, avertissements et solutions minimales, antérieur à la réforme de 2016.',
      'Projet de réforme de 2016, colonne « texte actuel » (articles 5.2, 5.3, 5.4).',
      'Articles 5.6 (plusieurs solutions, coups joker), 5.7 (notification) et 7.3 (mort subite).',
    ],
    articles: ['article 4.4', 'article 5.2', 'article 5.3', 'article 5.4', 'article 5.6', 'article 5.7', 'article 7.3'],
    notes: {
      'article 5.3': 'l’arbitre peut aussi soumettre à la commission un décalage qu’il n’estime pas involontaire.',
      'article 5.6': SEVERAL,
      'article 5.7': LEDGER,
      'article 7.3': SUDDEN_DEATH,
    },
  },
  '2016': {
    texts: [
      'Projet de réforme de 2016, colonne « texte proposé » (articles 5.2, 5.3a, 5.3b, 5.4) ; le reste comme en 2015.',
    ],
    articles: [
      'article 4.4',
      'article 5.2',
      'article 5.3a',
      'article 5.3b',
      'article 5.4',
      'article 5.6',
      'article 5.7',
      'article 7.3',
    ],
    notes: {
      'article 5.3b': 'la commission d’arbitrage décide ; la sanction est provisoire jusque-là.',
      'article 5.6': SEVERAL,
      'article 5.7': LEDGER,
      'article 7.3': SUDDEN_DEATH,
    },
  },
  '2019': {
    texts: [
      'Points clés du règlement en vigueur au 1er janvier 2019, aide-mémoire à destination des arbitres ; le reste comme en 2016.',
    ],
    articles: [
      'premier coup',
      'mot joué écrit en entier',
      'lettre finale déjà posée sur la grille',
      'pénalité de 5 points',
      'prolongement fallacieux',
      'localisation par lettres de raccord',
      'prolongement d’un mot',
      'lettre parasite',
      'double localisation',
      'plusieurs places',
      'coup avec joker',
      'article 5.3b',
      'article 5.6',
      'article 5.7',
      'article 7.3',
    ],
    notes: {
      'premier coup': 'le meilleur score du mot est accordé ; les lignes du score et du joker s’y appliquent seules.',
      'lettre parasite': 'elle est ignorée, mais interrompt une chaîne de lettres de raccord ; rien ne la sanctionne.',
      'plusieurs places':
        'le score écrit choisit ; sinon le plus bas est accordé, ou zéro en cas de prolongement fallacieux.',
      'article 5.3b': 'la soumission à la commission, de 2016, n’est pas reprise par l’aide-mémoire.',
      'article 5.6': SEVERAL,
      'article 5.7': LEDGER,
      'article 7.3': SUDDEN_DEATH,
    },
  },
  '2023': {
    texts: ['Usage publié depuis 2023 : pas de coup négatif ; le reste comme en 2019.'],
    articles: ['pas de coup négatif', 'article 5.6', 'article 5.7', 'article 7.3'],
    notes: { 'article 5.6': SEVERAL, 'article 5.7': LEDGER, 'article 7.3': SUDDEN_DEATH },
  },
};
