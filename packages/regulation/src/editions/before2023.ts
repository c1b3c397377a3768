import { cardinal } from '@raccord/french';
import type {
  Accumulation,
  DecisionRules,
  Exemption,
  GameRules,
  LedgerRules,
  LinkRules,
  ShorteningRules,
  StrayRules,
} from './edition.ts';
import { STEADY, SUDDEN_DEATH } from './rhythms.ts';
import { describeShortening } from './wording.ts';

/** What the texts before 2023 say alike besides their rows. */

export const ACCUMULATION: Accumulation = {
  warningsBesidePenalty: true,
  article: 'usage',
  text: 'un avertissement au plus par bulletin ; une pénalité et un avertissement peuvent s’ajouter ; une nullité ne porte que son propre motif.',
};

export const EXEMPTIONS: readonly Exemption[] = [
  {
    subject: 'premier coup',
    lifts: 'unlocated',
    article: 'premier coup',
    text: () => 'la place, le sens et la référence ne sont pas regardés ; le meilleur score du mot est accordé.',
    origin: 'text',
  },
  {
    subject: 'prolongement écrit en entier',
    lifts: 'one-location-faulty',
    article: 'prolongement d’un mot',
    text: () => 'un prolongement écrit en entier se localise lui-même : aucun avertissement de localisation.',
    origin: 'practice',
  },
  {
    subject: 'plusieurs solutions',
    lifts: 'several-solutions',
    article: 'plusieurs solutions',
    text: () => 'celle que le score écrit confirme est payée sans sanction.',
    origin: 'text',
  },
  {
    subject: 'ce qui est rayé',
    lifts: 'several-solutions',
    article: 'plusieurs solutions',
    text: () => 'ce qui est rayé, solution ou lettre, n’existe pas.',
    origin: 'reading',
  },
  {
    subject: 'joker de la grille',
    lifts: 'wrong-letter-circled',
    article: 'coup avec joker',
    text: () => 'un encerclement sur un joker de la grille n’est pas regardé.',
    origin: 'reading',
  },
];

export const LINKS: LinkRules = { article: 'localisation par lettres de raccord', asked: 3, fewest: 2 };

/** Since 2019 a stray letter is ignored, unless another one stands with it. */
export const STRAYS: StrayRules = { together: 2, drawn: undefined };

/** What may be left out of a lengthened word since 2019. */
export const SHORTENING: ShorteningRules = {
  long: { from: 7, written: 6, beside: 3 },
  least: { written: 2, beside: 1 },
};

/** …and those that the aide-memoire of 2019 adds. */
export const EXEMPTIONS_OF_2019: readonly Exemption[] = [
  ...EXEMPTIONS,
  {
    subject: 'lettre parasite',
    lifts: 'one-location-faulty',
    article: 'lettre parasite',
    text: ({ strays }) =>
      `elle est ignorée, mais interrompt une chaîne de lettres de raccord ; rien ne la sanctionne, si sa suite de lettres n’en a pas ${cardinal(strays?.together ?? 0)}.`,
    origin: 'text',
  },
  {
    subject: 'prolongement abrégé',
    lifts: 'extension-shortened',
    article: 'prolongement d’un mot',
    text: ({ shortening }) => describeShortening(shortening),
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
    isRoundingOfText: false,
    isAfterPenalty: false,
    text: 'moyenne des scores de tous les autres joueurs de l’arbitre, zéros compris, autres moyennes exclues, jamais plus que la solution proposée ; pas de moyenne si une autre faute rend le bulletin nul.',
  },
  notifications: [
    'après chaque coup, l’arbitre note sur le billet de correction avertissements, pénalités et nullités, et leur motif ;',
    'les corrections du double-arbitre passent par le billet de correction, que l’arbitre enregistre et transmet.',
  ],
  sparesNotice: { scoreOfWordLaid: false, zeroAboveTop: false },
};

export const GAME: GameRules = {
  draw: {
    ofEach: { early: 2, untilTurn: 15, late: 1, isOnlyWhilePossible: false },
    isEitherAtChoice: false,
    article: 'usage fédéral',
    text: 'Y et joker comptent pour l’une ou l’autre ; sinon tout est remis et tiré à nouveau.',
    pause: { seconds: 20, article: 'usage' },
  },
  solution: {
    mustEndGame: false,
    article: 'usage fédéral',
    text: 'la plus chère ; à égalité, celle qui garde le joker, puis au choix du juge-arbitre. Le premier mot est horizontal.',
  },
  announcements: { terms: '', draw: '', signals: '', solution: '' },
  solo: {
    players: 16,
    bonus: 10,
    article: 'usage fédéral',
  },
  rhythms: { article: 'usage fédéral', steady: STEADY },
  suddenDeath: { article: 'article 7.3', ...SUDDEN_DEATH },
  ties: {
    breaks: ['last-game', 'last-turns'],
    text: 'usage : la dernière partie, puis les derniers coups en remontant, puis ex æquo ; une mort subite peut départager. Ce sont des règles de la compétition, qui peut en choisir d’autres.',
  },
  topping: undefined,
  clubRhythms: [],
  devices: 'choix de l’organisateur',
  readings: {},
  cancelledTurn: {
    article: 'usage',
    text: 'sur un incident, le juge-arbitre peut annuler le coup : il est rejoué sur un autre tirage.',
  },
  ends: [
    { cause: 'bag', article: 'usage fédéral', text: 'ce qui reste ne peut donner un tirage valable' },
    { cause: 'no-move', article: 'usage fédéral', text: 'rien ne peut se jouer' },
    {
      cause: 'incident',
      article: 'usage fédéral',
      letters: 7,
      text: (letters) => `un incident sur le dernier coup (${letters} ou moins) : la partie est close sans le jouer`,
    },
  ],
  formulas: ['normale', '7sur8', '7et8', 'joker', '7sur8joker', '7et8joker'],
};

export const DECISIONS: DecisionRules = {
  cheating: { article: 'usage', text: 'une tricherie prouvée exclut le joueur, par décision motivée du juge-arbitre.' },
  lateness: { article: 'usage', text: 'les coups joués avant l’arrivée d’un retardataire comptent comme nuls.' },
  appeals: {
    article: 'usage',
    text: () => 'la commission d’arbitrage tranche les bulletins qui lui sont soumis ; le texte ne fixe pas de délai.',
    minutesAfterLastGame: undefined,
    weeksToComplete: undefined,
    secondArticle: 'usage',
    lapseCitation: undefined,
  },
  favourableReading: undefined,
};
