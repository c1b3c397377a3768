import type { Alert } from '../../screens/referee/alerts.ts';

const ALERTS: Readonly<Record<Alert, (word: string, score: number) => string>> = {
  'above-top': (_, score) => `Le score écrit, ${score}, dépasse le top du coup. Relisez-le.`,
  nowhere: (word) => `${word} ne peut se poser nulle part avec ce tirage. Relisez le mot.`,
  'score-nowhere': (word, score) => `Aucune place de ${word} ne donne ${score} points. Relisez le score.`,
  referred: () => 'Le règlement soumet ce bulletin à la commission : le résultat est provisoire.',
};

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count > 1 ? many : one}`;

export const referee = {
  title: 'Saisie des bulletins',
  turn: 'Coup à corriger',
  turnOf: (game: string, turn: number) => `${game} · coup ${turn}`,
  nothingYet: 'Aucun coup n’est encore à corriger : la saisie s’ouvre à l’annonce de la fin du premier coup.',
  noTable: 'Aucune table n’est à vous sur ce coup. Le juge-arbitre répartit les tables entre les arbitres.',
  voidTurn: 'Ce coup a été annulé : il n’y a rien à saisir.',
  newTurn: (turn: number) => `Le coup ${turn} est terminé : ses bulletins peuvent être saisis.`,
  goToNewTurn: (turn: number) => `Passer au coup ${turn}`,
  preparing: 'Le lexique se prépare dans cette page…',
  lexiconFault: (fault: string) => `Le lexique n’a pas pu être ouvert : ${fault}`,
  filter: 'Tables de',
  everybody: 'tous les arbitres',
  nobody: 'sans arbitre',

  left: {
    title: 'Reste à faire',
    progress: (done: number, all: number) => `${done} sur ${plural(all, 'bulletin saisi', 'bulletins saisis')}`,
    toDo: (count: number) => (count === 0 ? 'Tout est saisi' : plural(count, 'table à saisir', 'tables à saisir')),
    waiting: (count: number) => `${count} en attente`,
    referred: (count: number) => `${count} à la commission`,
    due: (count: number) => plural(count, 'billet à remettre', 'billets à remettre'),
    missing: 'Tables sans bulletin',
  },

  tables: 'Tables',
  waiting: 'en attente',
  corrected: 'corrigé',
  referred: 'à la commission',
  due: 'billet à remettre',
  delivered: 'billet remis',
  confirmed: 'vu en double',

  line: {
    label: 'Mot ou score',
    hint: 'Entrée seule : le top, bien rédigé',
    hintRecorded: 'Ce bulletin est saisi. Entrée : table suivante à saisir. Tapez, ou Tab, pour le corriger.',
    none: 'Aucune solution ne correspond. Entrée ouvre les champs pour saisir ce qui est écrit.',
    solutions: 'Solutions',
    played: (count: number) => `${count} fois`,
    record: 'Enregistrer',
    correct: 'Corriger',
    next: 'Table suivante',
    openFields: 'Ouvrir les champs',
  },
  recorded: 'Bulletin enregistré',
  verdict: 'Verdict',
  verdictOf: { top: 'Verdict du top', typed: 'Verdict de la saisie' },
  alerts: ALERTS,

  keys: {
    several: 'Plusieurs solutions',
    illegibleReference: 'Référence illisible',
    illegibleScore: 'Score illisible',
    absent: 'Pas de bulletin',
    blank: 'Bulletin blanc',
    late: 'Hors délai',
    severalSlips: 'Plusieurs bulletins',
    next: 'Table suivante',
    previous: 'Table précédente',
    nextToDo: 'Prochaine table sans bulletin',
    jump: 'Aller à une table',
    newTurn: 'Passer au dernier coup terminé',
    refer: 'Soumettre à la commission',
    warn: 'Donner un avertissement',
    average: 'Accorder la moyenne',
    deliver: 'Billet remis',
    undo: 'Annuler ma dernière action',
    file: 'Dossier du bulletin',
    bar: 'Actions sur le bulletin',
  },
  nothingToUndo: 'Rien de ce qui a été saisi dans cette page n’est à annuler.',

  jump: {
    title: 'Aller à une table',
    label: 'Numéro de table',
    unknown: (table: string) => `La table ${table} ne joue pas ce coup, ou n’est pas à vous.`,
    go: 'Aller',
  },

  reason: {
    label: 'Motif',
    missing: 'Écrivez le motif : il reste au dossier du bulletin.',
    correct: (table: number) => `Corriger le bulletin de la table ${table}`,
    refer: (table: number) => `Soumettre le bulletin de la table ${table} à la commission`,
    warn: (table: number) => `Avertissement à la table ${table}`,
    average: (table: number) => `Moyenne accordée à la table ${table}`,
    usual: {
      correct: 'Erreur de saisie.',
      refer: 'Localisation ambiguë.',
      warn: 'Écrit encore après le signal.',
      average: 'Bulletin égaré.',
    },
  },

  corrections: {
    title: (count: number) => `Billets à remettre (${count})`,
    none: 'Aucun billet de correction à remettre.',
    paper: 'Remis',
    voice: 'Dit de vive voix',
    of: (table: number, turn: number) => `Table ${table}, coup ${turn}`,
    more: (count: number) => `et ${plural(count, 'autre')}`,
  },

  file: {
    title: (table: number, turn: number) => `Dossier de la table ${table}, coup ${turn}`,
    offline: 'Le serveur ne répond pas : le dossier se lira à son retour.',
    recorded: 'Bulletin retenu',
    earlier: 'Auparavant',
    ruling: 'Décision',
    withdrawn: 'Décision retirée',
    referral: 'Soumis à la commission',
    warning: 'Avertissement',
    confirmation: 'Vu par le double-arbitre',
    delivery: 'Billet remis',
    means: { paper: 'sur papier', screen: 'à l’écran', voice: 'de vive voix' },
    by: (name: string, time: string) => `${name}, à ${time}`,
    reason: (reason: string) => `Motif : ${reason}`,
    none: 'Aucun bulletin n’est enregistré.',
  },

  help: {
    title: 'Saisir les bulletins',
    sentences: [
      'Prenez les bulletins dans l’ordre des tables. Si le bulletin porte le top, bien rédigé : Entrée.',
      'Sinon, tapez les premières lettres du mot (ou son score) jusqu’à voir la bonne solution, puis Entrée ; les flèches en choisissent une autre.',
      'S’il y a une faute, ou des raccords au lieu d’une référence : Tab ouvre les champs ; recopiez ce qui est écrit, le verdict se calcule seul. Échap en sort.',
      'Une erreur ? Ctrl+Z annule votre dernière saisie. Pour corriger un autre bulletin, allez à sa table et tapez : l’ancien reste au dossier.',
      'Si le serveur ne répond plus, continuez : tout part à son retour. Ne fermez pas la page.',
    ],
  },
};
