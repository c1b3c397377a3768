import { cardinal } from '@raccord/french';
import { letters } from '../../conditions/french.ts';
import type { Edition } from '../edition.ts';
import { treatedBy } from '../rows.ts';
import { DECISIONS, GAME } from './game.ts';
import { ROWS } from './rows.ts';

export const EDITION_2023: Edition = {
  name: '2023',
  title: 'Règlement international en vigueur au 1er janvier 2023',
  inForceFrom: '2023-01-01',
  ...treatedBy('acceptable-solutions', ROWS),
  sources: {
    texts: [
      'Règlement international du Scrabble francophone en duplicate, FISF, en vigueur au 1er janvier 2023 (texte entier).',
      'Nos lectures des points douteux, D1 à D27 : docs/reglement/2023.md.',
    ],
    articles: [
      ...['art. 4.2', 'art. 4.3.2', 'art. 5.2.2', 'art. 5.3', 'art. 5.3.1', 'art. 5.3.2', 'art. 5.3.3', 'art. 5.4'],
      ...['art. 5.4.1.a', 'art. 5.4.1.b', 'art. 5.4.1.c', 'art. 5.4.1.d', 'art. 5.4.2.a', 'art. 5.4.2.b', 'art. 5.5'],
      ...['art. 5.6', 'art. 5.7', 'art. 5.8', 'art. 5.9', 'art. 6.3'],
    ],
    notes: {
      'art. 5.3.1': 'le score écrit est celui d’un encerclement possible à la place montrée : il est payé.',
      'art. 5.4.2.b': 'plusieurs solutions indépendantes : la moins payée, quel que soit le score.',
      'art. 5.8': 'ce qui s’ajoute : voyez « Ce qui s’ajoute ».',
      'art. 5.9': 'notification, cumul des avertissements et moyenne : voyez « Le compte du joueur ».',
      'art. 6.3':
        'un bulletin qui se lit de plusieurs façons, sans qu’on puisse avoir joué sur deux tableaux : la commission prend la lecture la plus favorable au joueur.',
    },
  },
  exemptions: [
    {
      subject: 'premier coup',
      lifts: 'unlocated',
      article: 'art. 5.4.2.a',
      text: () =>
        'au premier coup, la place, le sens, la référence et l’encerclement ne changent pas le score : le meilleur du mot est accordé.',
      origin: 'text',
    },
    {
      subject: 'prolongement écrit en entier',
      lifts: 'one-location-faulty',
      article: 'art. 5.3',
      from: 3,
      text: (_, { from = 1 }) =>
        `un mot de ${letters(from)} ou plus prolongé, écrit dans son sens : la référence n’est pas regardée et aucun avertissement de localisation n’est donné.`,
      origin: 'text',
    },
    {
      subject: 'prolongement d’un mot court',
      lifts: 'two-link-letters',
      article: 'art. 5.5',
      text: ({ links: { asked } }) =>
        `le prolongement d’un mot de moins de ${letters(asked)}, la référence étant juste, ne demande pas d’autre lettre de raccord.`,
      origin: 'text',
    },
    {
      subject: 'deuxième coup',
      lifts: 'two-link-letters',
      article: 'art. 4.3.2',
      text: ({ links: { asked } }) =>
        `au deuxième coup, un premier mot de moins de ${letters(asked)} donne assez de lettres de raccord (D7).`,
      origin: 'text',
    },
    {
      subject: 'lettre parasite',
      lifts: 'one-location-faulty',
      article: 'art. 5.2.2',
      text: ({ strays }) =>
        `les lettres parasites sont négligées, sauf un mot jouable qu’elles formeraient à ${cardinal(strays?.together ?? 0)} ou plus (D3).`,
      origin: 'text',
    },
    {
      subject: 'ce qui est rayé',
      lifts: 'several-solutions',
      article: 'art. 5.4',
      text: () => 'ce qui est rayé, solution ou lettre, n’existe pas.',
      origin: 'text',
    },
    {
      subject: 'joker de la grille',
      lifts: 'wrong-letter-circled',
      article: 'art. 5.5',
      text: () => 'un encerclement sur un joker de la grille n’est pas regardé.',
      origin: 'text',
    },
  ],
  accumulation: {
    warningsBesidePenalty: false,
    article: 'art. 5.8',
    text: 'un avertissement au plus par coup ; aucun avec une pénalité ou une nullité ; seul l’avertissement disciplinaire s’ajoute.',
  },
  penalty: 5,
  links: { article: 'art. 4.3.2 et 5.5', asked: 3, fewest: 2 },
  strays: { together: 2, drawn: 2 },
  shortening: undefined,
  ledger: {
    article: 'art. 5.9',
    firstCostly: { ordinary: 4, blitz: 6, original: 6 },
    isSuddenDeathOriginal: true,
    costOfWarning: 5,
    average: {
      rounding: 'down',
      isRoundingOfText: true,
      isAfterPenalty: true,
      text: 'moyenne des scores de tous les autres joueurs de l’arbitre, zéros compris, autres moyennes exclues, jamais plus que la solution proposée ; pas de moyenne si une autre faute rend le bulletin nul, ni pour une erreur de grille ou de lettre (5.4.1.c et d).',
    },
    notifications: [
      'l’arbitre écrit sur le billet de correction avertissements, pénalités et nullités, leur motif et les mots non admis, joués ou formés ;',
      'toute sanction est notifiée, mais un billet n’est pas nécessaire pour un avertissement sur le score du mot même que retient le juge-arbitre, ni pour un zéro sur une solution supérieure au top, sauf si le joueur a intérêt à en savoir la raison ;',
      'les corrections du double-arbitre passent par un billet de correction, que l’arbitre enregistre et transmet.',
    ],
    sparesNotice: { scoreOfWordLaid: true, zeroAboveTop: true },
  },
  game: GAME,
  decisions: DECISIONS,
};
