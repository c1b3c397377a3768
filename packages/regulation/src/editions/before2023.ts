import type { Accumulation, Exemption, GameRules, LedgerRules } from './edition.ts';

/** What the texts before 2023 say alike besides their rows. */

export const ACCUMULATION: Accumulation = {
  warningsBesidePenalty: true,
  text: 'un avertissement au plus par bulletin ; une pénalité et un avertissement peuvent s’ajouter ; une nullité ne porte que son propre motif.',
};

export const EXEMPTIONS: readonly Exemption[] = [
  {
    subject: 'premier coup',
    article: 'premier coup',
    text: 'la place, le sens et la référence ne sont pas regardés ; le meilleur score du mot est accordé.',
    origin: 'text',
  },
  {
    subject: 'prolongement écrit en entier',
    article: 'prolongement d’un mot',
    text: 'un prolongement écrit en entier se localise lui-même : aucun avertissement de localisation.',
    origin: 'practice',
  },
  {
    subject: 'plusieurs solutions',
    article: 'plusieurs solutions',
    text: 'celle que le score écrit confirme est payée sans sanction.',
    origin: 'text',
  },
];

/** …and those that the aide-memoire of 2019 adds. */
export const EXEMPTIONS_OF_2019: readonly Exemption[] = [
  ...EXEMPTIONS,
  {
    subject: 'lettre parasite',
    article: 'lettre parasite',
    text: 'elle est ignorée, mais interrompt une chaîne de lettres de raccord ; rien ne la sanctionne.',
    origin: 'text',
  },
  {
    subject: 'prolongement abrégé',
    article: 'prolongement d’un mot',
    text: 'un mot prolongé de 7 lettres ou plus peut être abrégé : 6 lettres écrites, dont 3 attenantes à chaque prolongement.',
    origin: 'text',
  },
];

export const LEDGER: LedgerRules = {
  article: 'article 5.7',
  firstCostly: { ordinary: 4, blitz: 6, original: 6 },
  isSuddenDeathOriginal: false,
  costOfWarning: 5,
  average: {
    rounding: 'nearest',
    roundingText: 'muet sur l’arrondi ; au point le plus proche, le demi-point au-dessus',
    isAfterPenalty: false,
    text: 'moyenne des scores de tous les autres joueurs de l’arbitre, zéros compris, autres moyennes exclues, jamais plus que la solution proposée ; pas de moyenne si une autre faute rend le bulletin nul.',
  },
  notifications: [
    'après chaque coup, l’arbitre note sur le billet de correction avertissements, pénalités et nullités, et leur motif ;',
    'les corrections du double-arbitre passent par le billet de correction, que l’arbitre enregistre et transmet.',
  ],
  citation: 'article 5.7 : à partir du quatrième avertissement (sixième en blitz et partie originale)',
};

export const GAME: GameRules = {
  solo: {
    players: 16,
    bonus: 10,
    citation: 'usage fédéral : 10 points à partir de 16 joueurs, sur le score avant pénalité',
  },
  suddenDeath: {
    mayStartLong: false,
    text: 'article 7.3 : qui fait moins que le meilleur score trouvé par un autre joueur est éliminé ; trois coups à 1:00 + 0:20, trois à 0:40 + 0:20, puis 0:20 + 0:20 ; toute pénalité est déduite à son coup.',
  },
  ends: [
    'ce qui reste ne peut donner un tirage valable, ou rien ne peut se jouer ;',
    'un incident sur le dernier coup (7 lettres ou moins) : la partie est close sans le jouer.',
  ],
  formulas: ['normale', '7sur8', '7et8', 'joker', '7sur8joker', '7et8joker'],
};
