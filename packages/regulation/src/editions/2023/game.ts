import { plural } from '@raccord/french';
import type { DecisionRules, GameRules } from '../edition.ts';
import { STEADY, SUDDEN_DEATH } from '../rhythms.ts';
import { describeWeeks } from '../wording.ts';

/** The game by the text of 2023: articles 3 and 6. */

export const GAME: GameRules = {
  draw: {
    ofEach: { early: 2, untilTurn: 15, late: 1, isOnlyWhilePossible: true },
    isEitherAtChoice: true,
    article: 'art. 3.2',
    text: 'sinon tout est rejeté, reliquat compris, et tiré à nouveau ; Y et jokers comptent au choix du juge-arbitre, sauf s’il ne reste par ailleurs que des voyelles ou que des consonnes (D14).',
    pause: { seconds: 20, article: 'art. 3.1' },
  },
  solution: {
    mustEndGame: true,
    article: 'art. 3.4',
    text: 'la plus chère ; à égalité, obligatoirement celle qui préserve le joker, puis celle qui termine la partie ; ensuite celle qui ouvre le plus le jeu, au choix du juge-arbitre. Le premier mot est horizontal.',
  },
  announcements: { terms: 'art. 3', draw: 'art. 3.1', signals: 'art. 3.3', solution: 'art. 3.4' },
  solo: {
    players: 16,
    bonus: 10,
    article: 'art. 3.5',
  },
  rhythms: { article: 'art. 1.3', steady: STEADY },
  suddenDeath: { article: 'art. 3.8.3', ...SUDDEN_DEATH },
  ties: {
    breaks: [],
    text: 'art. 3.8.3 : à égalité de points, ex æquo ; seule une mort subite départage. Tous les autres départages sont des règles de la compétition.',
  },
  topping: { article: 'art. 3.8.4', seconds: 60, added: 20 },
  clubRhythms: ['semi-blitz'],
  devices:
    'art. 2.1 : documents et appareils électroniques, calculatrices comprises, sont interdits aux joueurs ; l’organisateur l’autorise ici de lui-même, pour la seule saisie des bulletins',
  readings: {
    D21: 'le nombre de joueurs dont dépend la prime du solo se compte par partie : ceux qui y ont joué un coup au moins, une paire comptant pour un (art. 3.5).',
    D22: 'un coup annulé emporte ce qui était sur les bulletins ; les avertissements disciplinaires restent (art. 3.6).',
    D23: 'un bulletin soumis à la commission par un arbitre garde ce qui a été jugé jusqu’à la décision : le texte ne connaît pas de sanction provisoire (art. 6.3).',
    D24: 'le semi-blitz n’est dans aucun article : il est permis, comme un rythme propre au club (art. 1.3).',
    D25: 'en partie joker, le second joker est lui aussi remplacé par sa lettre tant que le sac l’a ; à la lettre, sa première utilisation finirait la phase joker (art. 3.8.1).',
    D26: 'en mort subite, c’est le score pénalité déduite qui se compare (art. 3.8.3 et 5.9).',
  },
  cancelledTurn: {
    article: 'art. 3.6',
    text: 'sans solution possible, le coup est arrêté, tout est remis et tiré à nouveau ; sur une erreur de temps, d’épellation, de pose ou d’admission, le juge-arbitre peut annuler le coup : ses points sont nuls pour tous, ses lettres et le reliquat remis, et un tirage différent est fait.',
  },
  ends: [
    {
      cause: 'bag',
      article: 'art. 3.7',
      text: 'tous les jetons sont posés, ou il ne reste que des voyelles, que des consonnes ou une seule lettre, sauf si un joker ou l’Y n’est pas seul',
    },
    { cause: 'no-move', article: 'art. 3.7', text: 'rien ne peut plus se poser' },
    {
      cause: 'incident',
      article: 'art. 3.6 et 3.7',
      letters: 7,
      text: (letters) =>
        `un coup annulé alors qu’il reste ${letters} ou moins, ou qu’aucun tirage différent n’est possible`,
    },
    {
      cause: 'interruption',
      article: 'art. 3.7',
      minutes: 30,
      text: (minutes) =>
        `une interruption de plus de ${minutes} : les résultats sont ceux du dernier coup joué et ramassé régulièrement`,
    },
  ],
  formulas: ['normale', '7sur8', '7et8', '789', 'joker', '7sur8joker', '7et8joker', '789joker'],
};

export const DECISIONS: DecisionRules = {
  cheating: {
    article: 'art. 6.1',
    text: 'tricherie ou fraude prouvée : les scores précédents sont annulés et le joueur est exclu des autres parties de la compétition.',
  },
  lateness: {
    article: 'art. 6.2',
    text: 'un retardataire (les deux joueurs d’une paire) : les coups déjà joués comptent comme nuls.',
  },
  appeals: {
    article: 'art. 6.3',
    text: ({ minutesAfterLastGame = 0, weeksToComplete = 0, secondArticle }) =>
      `contre toute décision, par un joueur ou par le corps arbitral, avant le début de la partie suivante ou dans les ${plural(minutesAfterLastGame, 'minute')} qui suivent la dernière ; un second recours va à la commission de la FISF, par un dossier ; si son président demande ce qui y manque, le dossier est complété sous ${describeWeeks(weeksToComplete)} à compter de sa demande, sinon le recours est caduc (${secondArticle}).`,
    minutesAfterLastGame: 15,
    weeksToComplete: 2,
    secondArticle: 'art. 6.4.2',
    lapseCitation: 'règlement international de 2023, art. 6.4.2.c',
  },
  favourableReading: {
    article: 'art. 6.3',
    text: 'un bulletin qui se lit de plusieurs façons, sans qu’on puisse avoir joué sur deux tableaux : la commission prend la lecture la plus favorable au joueur.',
  },
};
