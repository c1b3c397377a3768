import { nth, plural } from '@raccord/french';
import {
  describeConduct,
  describeNoTurn,
  END_SENTENCES,
  GROUPING_LABELS,
  type RankingGrouping,
  titleOfRanking,
} from '@raccord/tournament';
import { numbersFrench } from './numbers.ts';

const { number } = numbersFrench;

/** Rankings, sheets, game and statistics. */
export const resultsFrench = {
  game: 'Partie',
  none: '—',

  ranking: {
    titleOf: (game?: string) => titleOfRanking(undefined, game),
    overall: 'Toutes les parties',
    by: 'Présentation',
    groupings: (by: RankingGrouping | '') => (by === '' ? 'Tous ensemble' : GROUPING_LABELS[by].choice),
    search: 'Chercher',
    searchHint: 'Nom, club ou table',
    focusSearch: 'Chercher un joueur',
    caption: (count: number) => plural(count, 'classé', 'classés'),
    after: (turn: number, game: string | undefined) =>
      game === undefined ? `Après le coup ${turn}` : `Après le coup ${turn} (${game})`,
    groupTotal: (points: number) => plural(points, 'point'),
    empty: 'Aucun joueur n’est inscrit.',
    notYet: 'Le classement paraîtra après le premier coup, une fois tous ses bulletins saisis.',
    noGroups: {
      teams: 'Ce tournoi n’a pas d’équipe.',
      pairs: 'Ce tournoi n’a pas de paire.',
    },
    notFound: (text: string) => `Personne ne correspond à « ${text} ».`,
    seat: (centre: string, table: number) => `${table}, ${centre}`,
  },

  sheet: {
    title: (name: string) => `Feuille de route – ${name}`,
    columns: {
      turn: 'Coup',
      draw: 'Tirage',
      top: 'Top',
      slip: 'Bulletin',
      result: 'Résultat',
      points: 'Points',
      penalty: 'Pénalité',
      warnings: 'Avert.',
      bonus: 'Solo',
      running: 'Cumul',
      rank: 'Place',
    },
    soloPending: 'Solo possible',
    provisional: 'Provisoire',
    conduct: describeConduct,
    warningsCost: (count: number, cost: number) =>
      `${plural(count, 'avertissement')}, soit ${plural(cost, 'point')} en moins à la fin de la partie.`,
    rank: nth,
    after: (turn: number) => `après le coup ${turn} :`,
    summary: (total: number, negative: number, percent: string) =>
      `${plural(total, 'point')}, négatif ${number(negative)}, ${percent}`,
    empty: 'Aucun coup à afficher pour l’instant.',
    back: 'Retour au classement',
    backToPlayers: 'Retour aux joueurs',
  },

  sheetOfGame: {
    correct: (turn: number) => `Corriger le coup ${turn}…`,
    train: 'Jouer cette partie seul',
    title: (game: string) => `Feuille de la partie – ${game}`,
    columns: {
      turn: 'Coup',
      draw: 'Tirage',
      word: 'Solution retenue',
      reference: 'Réf.',
      score: 'Points',
      top: 'Top',
      running: 'Cumul',
    },
    noGame: 'Aucune partie n’est encore créée.',
    empty: describeNoTurn,
    cancelled: (reason: string) => `Coup annulé : « ${reason} »`,
    lastTurn: (turn: number) =>
      turn === 0 ? 'Aucun coup ne compte.' : `Le dernier coup qui compte est le coup ${turn}.`,
    board: (turn: number) => `Grille après le coup ${turn}`,
    boardBefore: (turn: number) => `Grille avant le coup ${turn}`,
    previous: 'Coup précédent',
    next: 'Coup suivant',
    causes: END_SENTENCES,
  },

  statistics: {
    title: (game: string) => `Statistiques – ${game}`,
    empty: 'Les statistiques s’afficheront dès le premier coup terminé.',
    leaders: 'La course en tête',
    leadersHint: 'Écart au top cumulé des premiers de la partie, coup par coup.',
    shownLeaders: 'Joueurs affichés',
    distribution: 'Répartition des scores',
    distributionHint: (turn: number, top: number, average: string) =>
      `Coup ${turn} : top à ${plural(top, 'point')}, moyenne ${average}.`,
    turn: 'Coup',
    topBar: 'au top',
    otherBar: 'sous le top',
    share: 'Joueurs au top',
    shareHint: 'Part des joueurs qui ont trouvé le top, coup par coup.',
    shareAt: (turn: number, onTop: number, players: number, share: string) =>
      `Coup ${turn} : ${number(onTop)} sur ${number(players)} au top, soit ${share}.`,
    scoreAt: (points: number, count: number) => `${plural(points, 'point')} : ${plural(count, 'joueur')}.`,
    reasons: 'Fautes par motif',
    reasonsHint: 'Sur toute la partie, les plus fréquentes d’abord.',
    noReason: 'Aucune faute pour l’instant.',
    table: 'Voir les chiffres',
    columns: {
      turn: 'Coup',
      top: 'Top',
      players: 'Joueurs',
      onTop: 'Au top',
      share: 'Part',
      average: 'Moyenne',
      nullity: 'Nuls',
      pending: 'En attente',
      points: 'Points',
      count: 'Joueurs',
      reason: 'Motif',
      times: 'Fois',
      player: 'Joueur',
    },
    distributionKey: 'Vert : le top. Bleu : les autres scores. Passez sur une barre pour lire son chiffre.',
    pointHint: 'Passez sur une barre pour lire son chiffre.',
    axisTurn: 'Coup',
    axisNegative: 'Écart au top',
    axisPlayers: 'Joueurs',
    axisPoints: 'Points',
    axisShare: '% au top',
  },
};
