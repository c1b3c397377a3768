import type { DifferenceSubject } from '@raccord/checkers';
import type { FormulaName } from '@raccord/scrabble';
import type { Uncounted } from './sentences.ts';

/** What is checked, as people call it, and by which checker. */
export const SUBJECT_LABELS: Readonly<Record<DifferenceSubject, string>> = {
  draw: 'tirage : sac, reliquat, voyelles et consonnes (sac lent)',
  'rejected-draw': 'tirage rejeté : sa cause (sac lent, solveur lent)',
  top: 'top du coup : toutes les places de tous les mots (solveur lent)',
  solution: 'solution posée : sa place et son score (solveur lent)',
  choice: 'solution à poser entre des tops égaux : joker épargné, fin de partie (solveur lent)',
  end: 'fin de partie par le sac, faute de coup ou sur incident ; après une interruption, dernier coup qui compte (sac lent, solveur lent, compte lent)',
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
  choice: 'laissé au juge-arbitre : tenu par son essai',
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
    title: 'Réglages, et ce qui départage',
    marks: [
      ['plausible accord', 'mots plausibles : pluriels et féminins (tournois de 2023)'],
      ['plausible prolongement', 'mots plausibles : tout allongement'],
      ['plausible tout', 'mots plausibles : tout mot non admis'],
      ['plausible jamais', 'mots plausibles : aucun'],
      ['average nearest', 'moyennes arrondies au plus proche (tournois d’avant 2023)'],
      ['average down', 'moyennes arrondies par défaut'],
      ['average up', 'moyennes arrondies par excès'],
      ['referred by hand verdict', 'bulletins soumis par un arbitre : le verdict demeure'],
      ['referred by hand zero', 'bulletins soumis par un arbitre : zéro en attendant'],
      ['referred by hand penalty', 'bulletins soumis par un arbitre : pénalité en attendant'],
      ['provisional zero', 'bulletins que 2016 soumet : zéro en attendant'],
      ['provisional penalty', 'bulletins que 2016 soumet : pénalité en attendant'],
      ['separated by survival', 'rangs d’une mort subite, par le coup de l’élimination'],
      ['separated by sudden-death', 'égalités séparées par une mort subite'],
      ['separated by last-game', 'égalités séparées par la dernière partie'],
      ['separated by last-turns', 'égalités séparées par les derniers coups'],
      ['separated by tops-lost', 'égalités séparées par les tops perdus'],
      ['separated by warnings', 'égalités séparées par les avertissements'],
    ],
  },
  {
    title: 'Tirages',
    marks: [
      ['draw random', 'tirages au hasard'],
      ['draw typed', 'tirages à la main'],
      ['event draw-corrected', 'tirages corrigés avant d’être joués'],
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
    title: 'Solutions posées',
    marks: [
      ['several tops', 'coups qui ont plusieurs tops'],
      ['tops of which some spare the joker', 'coups dont un top épargne le joker, un autre non'],
      ['tops of which some end the game', 'coups dont un top finit la partie, un autre non'],
      ['laid neglects not-top', 'solutions posées qui ne sont pas un top'],
      ['laid neglects joker-wasted', 'tops posés qui gaspillent un joker'],
      ['laid neglects end-missed', 'tops posés qui ne finissent pas la partie'],
      ['solution with a joker', 'solutions posées avec un joker'],
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
      ['average found limited', 'moyennes limitées à la solution du joueur'],
      ['mean over a penalty', 'moyennes où un autre joueur a une pénalité'],
      ['solo with a bonus', 'solos primés'],
      ['solo without a bonus', 'solos sans prime'],
      ['solo below the top', 'solos sous le top'],
      ['solo with a penalty', 'solos malgré une pénalité'],
      ['solo pending', 'solos en attente'],
      ['solo over several centres', 'solos sur plusieurs centres'],
      ['event correction-delivered', 'billets de correction remis'],
      ['correction spared', 'billets de correction que 5.9 n’exige pas'],
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
  'Une lecture du texte que le programme et les vérificateurs partageraient à tort : écrits à part, ils suivent les mêmes décisions là où le texte laisse un doute (D1 à D27). Chaque phrase est donnée plus loin, avec ces lectures, pour qu’on en juge.',
  'Les classements par catégorie, par équipe, par club et sur une saison : ils ont leurs propres essais.',
  'Entre des tops égaux qui épargnent tous le joker, et finissent tous la partie ou aucun, le choix de la solution qui ouvre le plus le jeu : il est laissé au juge-arbitre (3.4).',
  'L’article cité et la phrase écrite avec un motif : le motif et ses mots sont vérifiés, les textes sont tenus par les essais du règlement.',
  'Les durées, les annonces, les écrans, le papier et le réseau : les commandes sont lues et décidées comme celles d’une page, mais sans serveur ni base de données, qui ont leurs propres essais.',
  'Une partie bloquée alors qu’il reste plus de lettres qu’un tirage : il faudrait essayer tous les tirages.',
  'Le dictionnaire lui-même : les mots admis sont ceux de la liste dont l’empreinte est donnée.',
];
