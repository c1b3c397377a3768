import type { DifferenceSubject } from '@raccord/checkers';
import type { Uncounted } from './sentences.ts';

/** What is checked, as people call it, and by which checker. */
export const SUBJECT_LABELS: Readonly<Record<DifferenceSubject, string>> = {
  draw: 'tirage : sac, reliquat, voyelles et consonnes (sac lent)',
  'rejected-draw': 'tirage rejeté : sa cause (sac lent, solveur lent)',
  top: 'top du coup : toutes les places de tous les mots (solveur lent)',
  solution: 'solution posée : sa place et son score (solveur lent)',
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
export const VARIED: readonly (readonly [mark: string, label: string])[] = [
  ['centre', 'centres'],
  ['pair', 'paires'],
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
  ['sudden death that separates', 'morts subites de départage'],
  ['out of a sudden death', 'éliminations'],
  ['turn missed by a latecomer', 'coups manqués par un retardataire'],
  ['cancelled for all', 'coups annulés pour tous'],
  ['cancelled in a centre', 'coups annulés dans un centre'],
  ['event turns-corrected', 'coups corrigés après avoir été joués'],
  ['rejected invalid', 'tirages rejetés'],
  ['joker replaced', 'jokers remplacés par leur lettre'],
  ['average found', 'moyennes trouvées par le programme'],
  ['average granted', 'moyennes accordées'],
  ['solo with a bonus', 'solos primés'],
  ['solo without a bonus', 'solos sans prime'],
  ['solo pending', 'solos en attente'],
  ['warnings cost', 'totaux diminués par des avertissements'],
  ['event slip-referred', 'bulletins soumis à la commission'],
  ['event slip-ruled', 'décisions sur un bulletin'],
  ['event appeal-filed', 'réclamations'],
  ['event appeal-answered', 'réclamations tranchées'],
  ['event entrant-excluded', 'exclusions'],
  ['event correction-delivered', 'billets remis'],
  ['event action-undone', 'actions annulées'],
  ['event action-redone', 'actions rétablies'],
  ['end bag', 'fins par le sac'],
  ['end no-move', 'fins faute de coup'],
  ['end incident', 'fins sur incident'],
  ['end interruption', 'fins par interruption'],
  ['end sudden-death', 'fins de mort subite'],
];
