import type { DifferenceSubject } from '@raccord/checkers';
import type { FormulaName } from '@raccord/scrabble';
import type { Uncounted } from './sentences.ts';

/** What is checked, as people call it, and by which checker. */
export const SUBJECT_LABELS: Readonly<Record<DifferenceSubject, string>> = {
  draw: 'tirage : sac, reliquat, voyelles et consonnes (sac lent)',
  'rejected-draw': 'tirage rejeté : sa cause (sac lent, solveur lent)',
  top: 'top du coup : toutes les places de tous les mots (solveur lent)',
  solution: 'solution posée : sa place et son score (solveur lent)',
  end: 'fin de partie par le sac ou faute de coup (sac lent, solveur lent)',
  verdict: 'verdict d’un bulletin : points, sanctions, motifs, coup payé (juge lent)',
  excuse: 'mots à excuser d’un bulletin et limite de sa moyenne (juge lent)',
  result: 'résultat d’un coup : points, pénalité, avertissements, solo, moyenne (compte lent)',
  total: 'total d’une partie : coups, avertissements et leur coût (compte lent)',
  'still-in': 'joueurs encore en lice d’une mort subite (compte lent)',
  rank: 'rang dans une partie (classement lent)',
  'overall-rank': 'rang général (classement lent)',
  correction: 'billet de correction dû, mots qu’il nomme (compte lent)',
};

export const WHY_UNCOUNTED: Readonly<Record<Uncounted, string>> = {
  people: 's’adresse à des personnes',
  shown: 'ce qui est montré, annoncé ou chronométré : tenu par son essai',
  elsewhere: 'hors d’un tournoi arbitré : tenu par son essai',
  choice: 'un choix entre des tops égaux : tenu par son essai',
};

/** Why a row may be exercised no time at all. */
export const WHY_NEVER = 'pas dans ces tournois : tenu par ses cas';

/** What tournaments are made of: what is counted, and what it is called. */
export const VARIED: readonly { readonly title: string; readonly marks: readonly (readonly [string, string])[] }[] = [
  {
    title: 'Salles et joueurs',
    marks: [
      ['tournament of one centre', 'tournois dans un centre'],
      ['tournament of several centres', 'tournois dans plusieurs centres'],
      ['pair', 'paires'],
      ['result of a pair', 'résultats de paires'],
      ['event entrant-seated', 'changements de table ou de centre'],
      ['event entrant-left', 'départs et retards notés'],
      ['event entrant-arrived', 'arrivées notées'],
      ['turn missed by a latecomer', 'coups manqués par un retardataire'],
      ['event entrant-excluded', 'exclusions'],
      ['event entrant-reinstated', 'exclusions levées'],
      ['total of somebody excluded', 'totaux d’un joueur exclu'],
    ],
  },
  {
    title: 'Parties',
    marks: [
      ['game normale', 'parties normales'],
      ['game 7sur8', 'parties 7 sur 8'],
      ['game 7et8', 'parties 7 et 8'],
      ['game 789', 'parties 7, 8 et 9'],
      ['game joker', 'parties joker'],
      ['game 7sur8joker', 'parties 7 sur 8 joker'],
      ['game 7et8joker', 'parties 7 et 8 joker'],
      ['game 789joker', 'parties 7, 8 et 9 joker'],
      ['rhythm normal', 'parties en trois minutes'],
      ['rhythm semi-normal', 'parties en 2:30'],
      ['rhythm semi-rapide', 'parties en 2:00'],
      ['rhythm semi-blitz', 'parties en semi-blitz'],
      ['rhythm blitz', 'parties en blitz'],
      ['rhythm mort-subite', 'morts subites'],
      ['out of a sudden death', 'éliminations'],
      ['sudden death that separates', 'morts subites de départage'],
      ['rank shared', 'rangs partagés'],
    ],
  },
  {
    title: 'Tirages',
    marks: [
      ...drawsOf('normale', 'partie normale'),
      ...drawsOf('7sur8', '7 sur 8'),
      ...drawsOf('7et8', '7 et 8'),
      ...drawsOf('789', '7, 8 et 9'),
      ...drawsOf('joker', 'joker'),
      ...drawsOf('7sur8joker', '7 sur 8 joker'),
      ...drawsOf('7et8joker', '7 et 8 joker'),
      ...drawsOf('789joker', '7, 8 et 9 joker'),
      ['draw made whole', 'tirages refaits en entier'],
      ['rejected invalid', 'tirages rejetés, faute de voyelles ou de consonnes'],
      ['rejected nothing-playable', 'tirages rejetés, faute de coup'],
      ['rejected choice', 'tirages rejetés par choix (joker, Y)'],
      ['rejected as-cancelled', 'tirages rejetés, les mêmes que celui du coup annulé'],
      ['joker replaced', 'jokers remplacés par leur lettre'],
    ],
  },
  {
    title: 'Coups et bulletins',
    marks: [
      ['result accepted', 'bulletins payés'],
      ['result nullity', 'bulletins nuls'],
      ['result referred', 'bulletins en attente de la commission'],
      ['result missing', 'bulletins manquants'],
      ['row late-slip', 'bulletins remis en retard'],
      ['penalty', 'pénalités de cinq points'],
      ['penalty in a sudden death', 'pénalités en mort subite'],
      ['warnings cost', 'totaux diminués par des avertissements'],
      ['event slip-corrected', 'bulletins corrigés après leur saisie'],
      ['event turns-corrected', 'coups corrigés après avoir été joués'],
      ['cancelled for all', 'coups annulés pour tous'],
      ['cancelled in a centre', 'coups annulés dans un centre'],
      ['average for a turn that a centre lost', 'moyennes pour un coup annulé dans un centre'],
      ['average found', 'moyennes trouvées par le programme'],
      ['average granted', 'moyennes accordées'],
      ['solo with a bonus', 'solos primés'],
      ['solo without a bonus', 'solos sans prime'],
      ['solo pending', 'solos en attente'],
      ['solo over several centres', 'solos sur plusieurs centres'],
      ['event correction-delivered', 'billets de correction remis'],
      ['event action-undone', 'actions annulées'],
      ['event action-redone', 'actions rétablies'],
    ],
  },
  {
    title: 'Décisions et réclamations',
    marks: [
      ['event slip-referred', 'bulletins soumis à la commission'],
      ['ruled accepted', 'décisions qui paient'],
      ['ruled nullity', 'décisions de nullité'],
      ['ruled average', 'décisions de moyenne'],
      ['ruled for now', 'décisions provisoires'],
      ['ruled by a second referee', 'décisions d’un double'],
      ['ruled otherwise', 'décisions contre le texte, par la commission seule'],
      ['event ruling-withdrawn', 'décisions retirées'],
      ['event appeal-filed', 'réclamations'],
      ['event appeal-answered', 'réclamations tranchées'],
      ['appeal slip', '… sur un bulletin'],
      ['appeal warning', '… sur un avertissement'],
      ['appeal draw', '… sur un tirage'],
      ['appeal solution', '… sur la solution posée'],
      ['appeal cancellation', '… sur un coup annulé'],
      ['appeal lateness', '… sur un retard'],
      ['appeal exclusion', '… sur une exclusion'],
      ['appeal end', '… sur la fin d’une partie'],
    ],
  },
  {
    title: 'Fins de partie',
    marks: [
      ['end bag', 'par le sac'],
      ['end no-move', 'faute de coup'],
      ['end incident', 'sur incident'],
      ['end interruption', 'par interruption'],
      ['end sudden-death', 'd’une mort subite'],
      ['end decision', 'par décision du juge-arbitre'],
    ],
  },
];

/** By the turn, since the rule is another one from the sixteenth on (3.2). */
function drawsOf(formula: FormulaName, label: string): [string, string][] {
  return [
    [`early draw ${formula}`, `${label}, jusqu’au quinzième coup`],
    [`late draw ${formula}`, `${label}, à partir du seizième`],
  ];
}

/** What a dossier of tournaments cannot show, said in it. */
export const NOT_SHOWN: readonly string[] = [
  'Le choix entre des tops égaux (3.4) : la solution posée doit être jouable et faire son score, laquelle des tops égaux est posée n’est pas vérifié.',
  'L’article cité et la phrase écrite avec un motif : le motif et ses mots sont vérifiés, les textes sont tenus par les essais du règlement.',
  'Les durées, les annonces, les écrans, le papier et le réseau : les commandes sont lues et décidées comme celles d’une page, mais sans serveur ni base de données, qui ont leurs propres essais.',
  'Une partie bloquée alors qu’il reste plus de lettres qu’un tirage : il faudrait essayer tous les tirages.',
  'Le dictionnaire lui-même : les mots admis sont ceux de la liste dont l’empreinte est donnée.',
];
