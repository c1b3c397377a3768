import { of, plural } from '@raccord/french';
import { MEANS_NAMES } from '@raccord/tournament';
import type { Alert } from '../../slip/alerts.ts';

const ALERTS: Readonly<Record<Alert, (word: string, score: number) => string>> = {
  'not-a-reference': () =>
    'Ce qui est écrit n’est pas une référence. Relisez-la ; si elle est illisible, écrivez « illisible ».',
  crossed: () => 'La référence n’est pas dans le sens du mot. Relisez l’une et l’autre.',
  'above-top': (_, score) => `Le score écrit, ${score}, dépasse le top du coup. Relisez-le.`,
  nowhere: (word) => `${word} ne peut se poser nulle part avec ce tirage. Relisez le mot.`,
  'score-nowhere': (word, score) => `Aucune place ${of(word)} ne donne ${plural(score, 'point')}. Relisez le score.`,
  grave: () =>
    'Une faute grave est signalée : elle peut coûter le coup au joueur. Si elle est signalée par erreur, retirez-la.',
  referred: () => 'Le règlement soumet ce bulletin à la commission : le résultat est provisoire.',
};

export const refereeFrench = {
  title: 'Saisie des bulletins',
  turn: 'Coup à corriger',
  nothingYet: 'Rien à corriger pour l’instant : la saisie s’ouvre dès la fin du premier coup.',
  noTable: 'Aucune table ne vous est confiée pour ce coup. C’est le juge-arbitre qui répartit les tables.',
  voidTurn: 'Ce coup a été annulé : il n’y a rien à saisir.',
  newTurn: (turn: number, game?: string) =>
    `Le coup ${turn}${game === undefined ? '' : ` (${game})`} est terminé : ses bulletins peuvent être saisis.`,
  goToNewTurn: (turn: number, game?: string) => `Passer au coup ${turn}${game === undefined ? '' : ` (${game})`}`,
  lexiconFault: (fault: string) => `Le dictionnaire n’a pas pu être chargé : ${fault}`,
  centre: 'Centre',
  filter: 'Tables de',
  everybody: 'tous les arbitres',
  nobody: 'sans arbitre',

  left: {
    title: 'Reste à faire',
    progress: (done: number, all: number) => `${plural(done, 'bulletin saisi', 'bulletins saisis')} sur ${all}`,
    toDo: (count: number) => (count === 0 ? 'Tout est saisi' : plural(count, 'table à saisir', 'tables à saisir')),
    waiting: (count: number) => `${count} en attente`,
    referred: (count: number) => `${count} à la commission`,
    due: (count: number) => plural(count, 'billet à remettre', 'billets à remettre'),
  },

  tables: 'Tables',
  waiting: 'en attente',
  corrected: 'corrigé',
  referred: 'à la commission',
  appealed: 'réclamation',
  toReview: 'à revoir',
  due: 'billet à remettre',
  delivered: 'billet remis',
  confirmed: 'vérifié',

  line: {
    label: 'Mot ou score',
    hints: {
      keys: {
        top: 'Entrée seule : le top, bien rédigé. Sinon le début du mot, le score, ou tout : « FADEE G9 23 »',
        joker:
          'Entrée seule : le top. Sinon le début du mot, le score, ou tout, * après une lettre encerclée : « FADE*E G9 23 »',
        asWritten: 'Entrée : ce bulletin, tel qu’il est écrit. Tab : le compléter.',
        circled: 'Entrée : ce bulletin, joker encerclé. Il ne l’est pas ? Tab, puis * après sa lettre.',
        recorded: 'Bulletin saisi. Entrée : table suivante. Pour le corriger, tapez le mot ou appuyez sur Tab.',
      },
      touch: {
        top: '« Enregistrer » seul : le top, bien rédigé',
        joker: '« Enregistrer » seul : le top, bien rédigé',
        asWritten: '« Enregistrer » : ce bulletin, tel qu’il est écrit',
        circled: '« Enregistrer » : ce bulletin, joker encerclé',
        recorded: 'Bulletin saisi. Pour le corriger, tapez le mot, ou touchez « En détail ».',
      },
    },
    offer: {
      keys: 'Rien n’est saisi pour cette table. Entrée enregistrera le top :',
      touch: 'Rien n’est saisi pour cette table. « Enregistrer » enregistrera le top :',
    },
    loading: 'Le dictionnaire se charge. Vous pouvez déjà taper : rien ne se perd, le verdict s’affichera ici.',
    none: 'Aucune solution ne correspond. Écrivez tout ce qui est sur le bulletin : mot, référence, score.',
    offered: {
      keys: 'Saisie reprise là où elle en était. Entrée l’enregistre, Ctrl Z l’efface.',
      touch: 'Saisie reprise là où elle en était.',
    },
    nothingToRefer:
      'Rien n’est encore saisi pour cette table. Écrivez d’abord ce qui figure sur le bulletin : il sera enregistré, puis soumis à la commission.',
    solutions: 'Solutions',
    played: (count: number) => `${count} fois`,
    record: 'Enregistrer',
    correct: 'Corriger',
    next: 'Table suivante',
    openFields: 'En détail',
  },
  verdict: 'Verdict',
  alerts: ALERTS,

  palette: {
    open: 'Pas de bulletin, vierge, hors délai…',
    title: (table: number) => `Bulletin de la table ${table}`,
    states: 'Enregistré aussitôt',
    others: 'Montré dans les champs avant d’être enregistré',
    more: 'Plus…',
    illegibleReference: 'Référence illisible',
    illegibleScore: 'Score illisible',
    another: 'Autre solution',
    struck: 'Solution rayée',
  },
  /** « Table 13 : hors délai, nul ». */
  costly: (table: number, what: string) => `Table ${table} : ${what.toLowerCase()}, nul`,

  keys: {
    next: 'Table suivante',
    previous: 'Table précédente',
    nextToDo: 'Prochaine table sans bulletin',
    jump: 'Aller à une table',
    refer: 'À la commission',
    warn: 'Avertissement',
    average: 'Moyenne',
    deliver: 'Billet remis',
    undo: 'Annuler',
    redo: 'Rétablir',
    file: 'Dossier',
    bar: 'Actions sur le bulletin',
    others: 'Autres actions',
  },

  jump: {
    title: 'Aller à une table',
    label: 'Numéro de table',
    unknown: (table: string) => `La table ${table} ne joue pas ce coup, ou ne vous est pas confiée.`,
    go: 'Aller',
  },

  reason: {
    label: 'Motif',
    missing: 'Écrivez le motif : il est conservé avec le bulletin.',
    phrases: 'Phrases toutes faites',
    titles: {
      correct: (table: number) => `Corriger le bulletin de la table ${table}`,
      refer: (table: number) => `Soumettre le bulletin de la table ${table} à la commission`,
      warn: (table: number) => `Avertissement à la table ${table}`,
      average: (table: number) => `Moyenne accordée à la table ${table}`,
    },
    actions: {
      correct: 'Corriger',
      refer: 'Soumettre à la commission',
      warn: 'Donner l’avertissement',
      average: 'Accorder la moyenne',
    },
    /** The likely ones first; the first one of a correction is hardly ever another. */
    likely: {
      correct: ['Erreur de saisie.', 'Score mal lu.', 'Référence mal lue.', 'Mot mal lu.'],
      refer: [
        'La référence peut se lire autrement.',
        'Le raccord peut se lire autrement.',
        'Le mot se lit mal.',
        'Le score se lit mal.',
      ],
      warn: ['A écrit après le signal.', 'A parlé pendant la réflexion.', 'N’a pas levé son bulletin au signal.'],
      average: ['Bulletin égaré par l’arbitrage.', 'Billet de correction remis trop tard.', 'Erreur d’annonce.'],
    },
  },

  corrections: {
    title: (count: number) => (count === 0 ? 'Aucun billet à remettre' : `Billets à remettre (${count})`),
    paper: 'Remis',
    voice: 'Annoncé oralement',
    of: (table: number, turn: number) => `Table ${table}, coup ${turn}`,
    more: (count: number) => `et ${plural(count, 'autre')}`,
    optional: (count: number) => `Billets facultatifs (${count})`,
    optionalHint: (article: string) => `Rien n’oblige à les remettre (${article}).`,
  },

  file: {
    title: (table: number, turn: number) => `Dossier du bulletin : table ${table}, coup ${turn}`,
    offline: 'Le serveur ne répond pas : le dossier du bulletin s’affichera à son retour.',
    recorded: 'Bulletin retenu',
    earlier: 'Versions précédentes',
    ruling: 'Décision',
    withdrawn: 'Décision retirée',
    referral: 'Soumis à la commission',
    appeal: (to: 'commission' | 'federation', isLate: boolean) =>
      `${to === 'federation' ? 'Second recours' : 'Réclamation'}${isLate ? ', hors délai' : ''}`,
    warning: 'Avertissement',
    review: 'À revoir : jugé autrement depuis la correction d’un coup',
    confirmation: 'Vérifié par le double-arbitre',
    delivery: 'Billet remis',
    means: MEANS_NAMES,
    by: (name: string, time: string) => `${name}, à ${time}`,
    reason: (reason: string) => `Motif : ${reason}`,
    none: 'Aucun bulletin n’est enregistré.',
  },
};
