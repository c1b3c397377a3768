import { nth, plural } from '@raccord/french';
import { commonFrench } from './common.ts';

export const playerFrench = {
  waiting: 'La partie va bientôt commencer. Le tirage s’affichera ici.',
  finished: 'La partie est terminée.',
  cancelled: 'Ce coup est annulé dans votre centre : il n’y compte pas.',
  ended: 'Coup terminé : les bulletins sont remis.',
  solution: (word: string, reference: string, score: number) =>
    `Solution : ${word.toUpperCase()} en ${reference}, ${commonFrench.points(score)}`,
  place: (game: string, turn: number) => `${game}, coup ${turn}`,
  lastSolution: (game: string, turn: number, word: string, reference: string, score: number) =>
    `${game}, coup ${turn} : ${word.toUpperCase()} en ${reference}, ${commonFrench.points(score)}`,
  onPaper: 'Dans ce tournoi, les bulletins se remettent sur papier.',

  write: {
    title: (place: string) => `Mon bulletin, ${place}`,
    change: 'Modifier mon bulletin',
    /** Above the board: what to touch next, or the slip so far. */
    lead: (word: string, start: string | undefined) => {
      if (start === undefined)
        return word === '' ? 'Touchez la première case du mot.' : `${word} : touchez sa première case.`;
      return word === '' ? `${start} : touchez encore pour tourner le mot.` : `${word} en ${start}`;
    },
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
    askDirection: (word: string) => `Dans quel sens ${word} est-il écrit ?`,
    hint: 'Un seul bulletin par coup. Vous pourrez le modifier jusqu’à l’annonce de la fin du coup.',
    handIn: 'Remettre mon bulletin',
    goBack: 'Revenir à mon bulletin',
  },

  state: {
    none: 'Non remis',
    waiting: 'En attente d’envoi',
    'handed-in': 'Arrivé',
    refused: 'Refusé',
  },
  stateHint: {
    none: 'Vous n’avez pas encore remis de bulletin pour ce coup.',
    waiting:
      'Votre bulletin est gardé dans ce téléphone et part dès que le réseau le permet. Laissez cette page ouverte.',
    'handed-in': 'Votre bulletin est arrivé.',
    refused: 'Votre bulletin n’a pas été accepté. Montrez cet écran à votre arbitre.',
  },
  notHandedIn: 'Aucun bulletin n’est enregistré à votre nom pour ce coup.',
  changeReason: 'Modifié par le joueur avant l’annonce.',
  changeRefused: 'Votre modification n’a pas été acceptée ; le bulletin déjà remis reste valable.',
  stop: 'Garder le bulletin remis',
  writeAgain: 'Réécrire le bulletin',

  corrections: {
    title: 'Billets de correction',
    one: (game: string, turn: number) => `Billet de correction, ${game}, coup ${turn}`,
    isNew: 'Nouveau',
    read: 'J’ai lu : ranger ce billet',
    receipt: { waiting: 'Remise en attente d’envoi', arrived: 'Billet remis' },
    explained:
      'Un billet indique la pénalité, l’avertissement ou le zéro reçu, et pourquoi. Affiché ici, il est considéré comme remis.',
  },

  appeals: {
    slip: 'Contester un de mes bulletins',
    other: 'Contester une autre décision',
    otherHint: 'Solution posée, coup annulé, avertissement, retard…',
  },

  rank: nth,
  after: (game: string, turn: number) => `${game}, après le coup ${turn}`,
  warningsCost: (count: number, cost: number) => `dont ${cost} de moins pour ${plural(count, 'avertissement')}`,
  lastTurn: (points: number) => `${commonFrench.points(points)} à ce coup`,

  sheet: {
    title: 'Ma feuille de route',
    none: 'Votre feuille de route se remplit à mesure que les coups sont clos.',
    noSlip: 'sans bulletin',
    exclusion: 'exclusion',
    lateness: 'retard : coup nul',
    average: 'moyenne',
    solo: 'solo',
    provisional: 'provisoire',
    warnings: (count: number) => plural(count, 'avertissement'),
    columns: { turn: 'Coup', slip: 'Bulletin', points: 'Points', change: '±', running: 'Cumul', rank: 'Place' },
    explain: 'Que signifient les colonnes ?',
    meanings: {
      turn: 'Le numéro du coup. Un coup apparaît quand il est clos dans toutes les salles.',
      slip: 'Le mot et la référence de votre bulletin, tels qu’ils sont enregistrés ; dessous, solo et avertissements.',
      points: 'Les points de votre solution, avant prime et pénalité ; zéro si le bulletin est nul.',
      change: 'La prime de solo (+) moins les pénalités (−) de ce coup.',
      running: 'Votre total depuis le début de la partie. Le coût des avertissements est déduit à la fin.',
      rank: 'Votre place dans la partie après ce coup.',
    },
  },
};
