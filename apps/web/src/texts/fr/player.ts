import { common } from './common.ts';

export const player = {
  waiting: 'La partie va bientôt commencer. Le tirage s’affichera ici.',
  finished: 'La partie est terminée.',
  cancelled: 'Ce coup est annulé dans votre centre : il n’y compte pas.',
  ended: 'Coup terminé : les bulletins sont remis.',
  solution: (word: string, reference: string, score: number) =>
    `Solution : ${word.toUpperCase()} en ${reference}, ${common.points(score)}`,
  place: (game: string, turn: number) => `${game}, coup ${turn}`,
  lastSolution: (game: string, turn: number, word: string, reference: string, score: number) =>
    `${game}, coup ${turn} : ${word.toUpperCase()} en ${reference}, ${common.points(score)}`,
  onPaper: 'Dans ce tournoi, les bulletins se remettent sur papier.',

  write: {
    title: (place: string) => `Mon bulletin, ${place}`,
    change: 'Changer mon bulletin',
    place: 'Touchez la première case du mot ; encore une fois, il change de sens.',
    direction: { horizontal: 'Horizontal →', vertical: 'Vertical ↓' },
    move: {
      up: 'Une case plus haut',
      down: 'Une case plus bas',
      left: 'Une case à gauche',
      right: 'Une case à droite',
    },
    letters: 'Lettres',
    add: (letter: string) => `Écrire ${letter}`,
    joker: 'Écrire un joker',
    jokerTitle: 'Quelle lettre le joker remplace-t-il ?',
    onBoard: (letter: string) => `Écrire ${letter}, déjà sur la grille`,
    erase: 'Effacer la dernière lettre',
    clear: 'Tout effacer',
    reference: 'Référence',
    score: 'Score',
    review: 'Relire et remettre',
    noWord: 'Écrivez d’abord un mot.',
  },

  review: {
    title: (place: string) => `Relire avant de remettre : ${place}`,
    noReference: 'Il manque la référence.',
    noScore: 'Il manque le score.',
    hint: 'Un seul bulletin par coup. Vous pourrez le changer jusqu’à l’annonce de la fin du coup.',
    handIn: 'Remettre mon bulletin',
    goBack: 'Revenir à mon bulletin',
  },

  state: {
    none: 'Pas remis',
    waiting: 'En attente d’envoi',
    'handed-in': 'Arrivé',
    refused: 'Refusé',
  },
  stateHint: {
    none: 'Vous n’avez pas encore remis de bulletin pour ce coup.',
    waiting:
      'Votre bulletin est gardé dans ce téléphone et part dès que le réseau le permet. Laissez cette page ouverte.',
    'handed-in': 'Votre bulletin est arrivé.',
    refused: 'Votre bulletin n’a pas été pris. Montrez cet écran à votre arbitre.',
  },
  notHandedIn: 'Aucun bulletin de vous n’est enregistré pour ce coup.',
  changeReason: 'Changé par le joueur avant l’annonce.',
  changeRefused: 'Votre changement n’a pas été pris ; le bulletin déjà remis reste.',
  stop: 'Garder le bulletin remis',
  writeAgain: 'Écrire de nouveau',

  corrections: {
    title: 'Billets de correction',
    one: (game: string, turn: number) => `Billet de correction, ${game}, coup ${turn}`,
    isNew: 'Nouveau',
    read: 'J’ai lu',
    receipt: { waiting: 'Lecture en attente d’envoi', arrived: 'Lecture arrivée' },
    none: 'Aucun billet de correction.',
    explained:
      'Un billet dit la pénalité, l’avertissement ou le zéro reçu, et pourquoi. L’afficher ici vaut remise : vous êtes réputé le connaître.',
  },

  rank: (rank: number) => (rank === 1 ? '1er' : `${rank}e`),
  after: (game: string, turn: number) => `${game}, après le coup ${turn}`,

  sheet: {
    title: 'Ma feuille de route',
    none: 'Votre feuille se remplit quand un coup est clos.',
    noSlip: 'sans bulletin',
    exclusion: 'exclusion',
    lateness: 'retard : coup nul',
    average: 'moyenne',
    provisional: 'provisoire',
    warnings: (count: number) => `${count} avertissement${count > 1 ? 's' : ''}`,
    columns: { turn: 'Coup', slip: 'Bulletin', points: 'Points', change: '±', running: 'Cumul', rank: 'Rang' },
    explain: 'Que veut dire chaque colonne ?',
    meanings: {
      turn: 'Le numéro du coup. Un coup apparaît quand il est clos dans toutes les salles.',
      slip: 'Le mot et la référence de votre bulletin, tels qu’ils sont enregistrés ; dessous, les avertissements.',
      points: 'Les points de votre solution, avant prime et pénalité ; zéro si le bulletin est nul.',
      change: 'La prime de solo (+) moins les pénalités (−) de ce coup.',
      running: 'Votre total depuis le début de la partie. Le coût des avertissements se retire à la fin.',
      rank: 'Votre rang dans la partie après ce coup.',
    },
  },
};
