import { number, plural } from '@raccord/french';

/** What people who follow a tournament from outside read. */
export const spectatorFrench = {
  listPages: 'Pages de la liste',
  shown: (from: number, to: number, count: number) => `${number(from)} à ${number(to)} sur ${number(count)}`,
  previous: 'Précédents',
  next: 'Suivants',
  tabs: { live: 'Grille', ranking: 'Classement', players: 'Joueurs', turns: 'Coups' },
  pages: 'Pages du tournoi',
  last: (game: string, turn: number) => `${game}, coup ${turn}`,
  laid: (word: string, reference: string, score: number) => `${word} en ${reference}, ${plural(score, 'point')}`,
  noSolution: 'La solution de ce coup n’est pas encore posée.',
  drawn: 'Tirage',
  before: 'Le premier coup n’est pas encore terminé.',
  follows: 'Chaque coup s’affiche ici dès qu’il est joué partout.',
  over: 'La partie est terminée.',
  podium: 'Podium',
  points: (total: number) => plural(total, 'point'),
  wholeRanking: 'Tout le classement',
  players: 'Feuilles de route',
  searchHint: 'Nom, club ou table',
  table: (number: number) => `Table ${number}`,
  sheetsOnly: 'Ce tournoi publie les feuilles de route : cherchez un joueur sous « Joueurs ».',
  noTurns: 'Ce tournoi ne montre pas sa grille.',
  rankingLater: 'Le classement s’affichera une fois les parties terminées.',
  nothing: 'Rien n’est publié de ce tournoi pour le moment.',
};
