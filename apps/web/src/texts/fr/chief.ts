import { plural } from '@raccord/french';
import { REJECTION_NAMES, type RejectedDraw } from '@raccord/tournament';
import { numbersFrench } from './numbers.ts';

export const chiefFrench = {
  title: 'Conduite de la partie',
  game: 'Partie',
  board: 'Grille et lettres',
  centre: 'Centre',
  centres: 'Centres',
  gameFinished: 'Partie terminée',
  noGameYet: 'Tout est prêt pour commencer',
  noGameHint:
    'Créez la première partie : son nom, sa formule et son rythme. Les joueurs et les arbitres peuvent encore changer ensuite.',
  planFirst: 'Créer la première partie',
  planAnother: 'Ajouter une partie',
  waitForGame: 'Le juge-arbitre n’a pas encore créé de partie.',
  noTurnYet: 'Avant le premier coup',
  turnsPlayed: (count: number) => plural(count, 'coup'),
  phases: {
    none: 'Tirage à faire',
    drawn: 'Tirage fait',
    think: 'Réflexion',
    write: 'Écriture des bulletins',
    over: 'Temps écoulé',
    paused: 'En pause',
    ended: 'Fin annoncée',
    laid: 'Solution posée',
    cancelled: 'Annulé ici',
  },
  last: (turn: number, word: string, reference: string, score: number) =>
    `Coup ${turn} : ${word.toUpperCase()} en ${reference}, ${plural(score, 'point')}`,

  next: 'À faire',
  steps: {
    plan: 'Ajouter une partie…',
    following: (game: string) => `Passer à ${game}`,
    closeEvening: 'Clore la soirée pour la saison',
    closeEveningAgain: 'Clore de nouveau la soirée',
    start: (turn: number) => `Lancer le coup ${turn}`,
    resume: 'Relancer le chronomètre',
    announce: 'Annoncer la fin du coup',
    lay: (word: string, reference: string) => `Poser ${word.toUpperCase()} en ${reference}`,
    laySoon: 'Recherche des solutions…',
    close: (turn: number, centre?: string) => `Clore le coup ${turn}${centre === undefined ? '' : ` (${centre})`}`,
    enter: (missing: number, turn: number, centre?: string) =>
      `Saisir ${plural(missing, 'bulletin')}, coup ${turn}${centre === undefined ? '' : ` (${centre})`}`,
    /** In a rehearsal, where a colleague enters others. */
    enterOwn: 'Saisir vos bulletins',
    finish: 'Terminer la partie',
    wait: 'Rien à faire pour le moment',
  },
  anotherHint: 'Si vous en jouez une autre ce soir.',
  toEnterHint: 'Ramassez les bulletins, puis saisissez-les, ou tirez d’abord.',
  stepHints: {
    plan: 'La partie est terminée.',
    draw: 'Les lettres s’affichent ici, et sur l’écran de la salle au lancement.',
    start: 'Annoncez les lettres à voix haute, deux fois, puis lancez.',
    resume: 'Le chronomètre est arrêté.',
    announce: 'C’est votre annonce qui termine le coup, pas le chronomètre.',
    lay: 'Tous les joueurs posent cette solution sur leur grille.',
    close: 'Tous les bulletins sont saisis : le classement peut être affiché.',
    enter: 'Il manque des bulletins : le classement est provisoire.',
    finish: 'La partie est finie.',
    wait: 'La suite viendra du juge-arbitre.',
  },
  whoPlaysOn: 'Mort subite : on tire une fois tous les bulletins saisis, quand on sait qui reste en lice.',
  endReached: (why: string) => `${why} La décision vous revient.`,
  justChanged: (key: string, label: string) =>
    `La touche ${key} vient de changer de sens : rien n’est fait. Pour « ${label} », appuyez de nouveau.`,
  slipsOnTheWay: (turn: number) =>
    `Attendez un instant : les bulletins du coup ${turn} partent encore. Rien n’est fait.`,
  slipFirst: 'Un bulletin est en cours de saisie : enregistrez-le ou effacez-le d’abord.',
  cancelledHere: 'Le coup est annulé dans ce centre : pour la suite, choisissez un autre centre.',

  clock: 'Chronomètre',
  pause: 'Pause',
  resume: 'Reprendre',
  announce: 'Annoncer la fin',
  sounds: 'Signaux sonores',
  soundsHint:
    'Un signal au départ, deux quand il ne reste que le temps d’écrire, un long à la fin. Le volume est celui de cet ordinateur ; à zéro, il se tait.',
  announceEarlyTitle: 'Annoncer la fin dès maintenant ?',
  announceEarly: (left: string) => `Il reste ${left} de réflexion. Après l’annonce, plus aucun bulletin n’est accepté.`,
  announceUnstarted: 'Le chronomètre n’a pas été lancé. Après l’annonce, plus aucun bulletin n’est accepté.',
  goOn: 'Laisser jouer',

  draw: 'Tirage',
  drawOf: (turn: number) => `Tirage du coup ${turn}`,
  leftoverPutBack: 'Reliquat remis dans le sac',
  rejectDraw: 'Enregistrer le rejet',
  rejectedDraws: 'Tirages rejetés',
  rejected: (cause: RejectedDraw['cause']) => `rejeté : ${REJECTION_NAMES[cause]}`,
  putBack: (article: string) => `Tout est remis dans le sac, reliquat compris : tirez à nouveau (${article}).`,
  nothingPlayable: 'Aucun mot n’est jouable avec ces lettres : enregistrez le rejet et tirez à nouveau.',
  asCancelled: 'Ce tirage est celui du coup annulé : enregistrez le rejet et tirez-en un autre.',
  cancelledTurn: (turn: number, letters: string, reason: string, article: string) =>
    `Coup ${turn} annulé (${letters}), motif : « ${reason} ». Un tirage différent est exigé (${article}).`,
  takeBack: (count: number) =>
    count > 1
      ? `${count} billets de correction déjà remis sont à reprendre.`
      : 'Un billet de correction déjà remis est à reprendre.',
  leftover: (letters: string) => (letters === '' ? 'Pas de reliquat' : `Reliquat : ${letters}`),
  drawModes: { random: 'Au hasard', typed: 'À la main', prepared: 'Préparé' },
  drawRandom: 'Tirer au hasard',
  drawTyped: 'Valider le tirage',
  drawPrepared: 'Tirage préparé suivant',
  letters: 'Lettres tirées',
  lettersHint: (leftover: string) =>
    leftover === ''
      ? '? pour un joker.'
      : `${leftover}+… garde le reliquat ; -… s’il a été remis dans le sac ; ? pour un joker.`,
  drawValid: 'Tirage valable',
  drawAtChoice: (article: string) =>
    `Tirage valable par un Y ou un joker : vous pouvez aussi le rejeter, au choix du juge-arbitre (${article}).`,
  correctDraw: 'Corriger le tirage',
  reason: 'Motif',
  reasonHint: 'Il reste dans l’historique.',
  reasonMissing: 'Donnez d’abord le motif.',
  reasonOptional: 'Facultatif. Il reste dans l’historique.',

  prepared: 'Partie préparée',

  proposal: 'Solution proposée',
  chosen: 'Solution choisie',
  looked: 'Solution montrée',
  reasons: {
    prepared: () => 'C’est celle de la partie préparée.',
    'only-top': () => 'C’est le seul top.',
    'keeps-joker': (article: string) => `Obligatoire : c’est le seul top qui préserve le joker (${article}).`,
    'ends-game': (article: string) => `Obligatoire : c’est le seul top qui termine la partie (${article}).`,
    'opens-most': (article: string) => `Au choix (${article}) : celle-ci ouvre le plus le jeu.`,
  },
  tops: (count: number) => plural(count, 'top'),
  alerts: {
    'not-top': (top: number, missing: number) =>
      `Ce n’est pas un top : il manque ${plural(missing, 'point')} pour atteindre ${top}.`,
    'joker-wasted': (article: string) =>
      `Un autre top préserve le joker : c’est celui-là qu’il faut retenir (${article}).`,
    'end-missed': (article: string) =>
      `Un autre top termine la partie : c’est celui-là qu’il faut retenir (${article}).`,
  },
  candidates: 'Tops au choix',
  candidateCount: (count: number) => `Les ${count} tops au choix`,
  measure: (draws: number) =>
    `Les coups possibles ensuite et le total de leurs points, en moyenne sur ${draws} tirages d’essai : le plus grand total ouvre le plus le jeu.`,
  openness: (moves: number, sum: number) =>
    `${plural(Math.round(moves), 'coup')} pour ${plural(Math.round(sum), 'point')}`,
  backToProposal: 'Revenir à la proposition',
  lookNoMore: 'Ne plus la montrer',
  chooseThis: 'Choisir celle-ci',
  layInstead: 'Poser à la place',
  layAnyway: {
    title: (word: string, reference: string) => `Poser ${word.toUpperCase()} en ${reference} ?`,
    worth: (chosen: string, proposed: string) => `Vous avez choisi ${chosen}. Raccord propose ${proposed}.`,
    confirm: (word: string, reference: string) => `Poser ${word.toUpperCase()} en ${reference} quand même`,
  },

  solutions: 'Solutions',
  solutionCount: (count: number) => plural(count, 'solution'),
  ofCount: (kept: number, count: number) => `${numbersFrench.number(kept)} sur ${plural(count, 'solution')}`,
  noneAtAll: 'Aucune solution : rien ne se joue avec ce tirage.',
  noSolution: 'Aucune solution ne correspond à ces critères.',
  filter: 'Filtrer',
  filterWord: 'Mot',
  filterLeast: 'Points, au moins',
  filterMost: 'Points, au plus',
  filterLength: 'Lettres',
  filterJoker: 'Garde le joker',
  loadingSolutions: 'Recherche des solutions…',
  preparingLexicon: 'Chargement du dictionnaire…',
  solutionsAfterDraw: 'Les solutions s’affichent dès que les lettres sont tirées.',
  move: (word: string, reference: string, score: number) =>
    `${word.toUpperCase()} en ${reference}, ${plural(score, 'point')}`,

  correction: 'Correction',
  correctionOf: (turn: number) => `Coup ${turn}`,
  referee: 'Arbitre',
  recorded: 'Saisis',
  missing: 'Manquent',
  missingHint: 'Les tables dont le bulletin n’est pas saisi',
  nothingMissing: 'aucune',
  ownTables: (centre: string) => `${centre} (sans arbitre)`,
  closeTurn: (turn: number, centre?: string) => `Clore le coup ${turn}${centre === undefined ? '' : ` · ${centre}`}`,
  allClosed: 'Tous les coups joués sont clos.',
  solos: 'Solos',
  soloStates: { pending: 'à confirmer', given: 'acquis' },
  soloAt: (name: string, table: number) => `${name} (table ${table})`,
  referred: (count: number) => plural(count, 'bulletin à la commission', 'bulletins à la commission'),
  corrections: (count: number) => plural(count, 'billet à remettre', 'billets à remettre'),
  see: 'Voir',

  people: 'Joueurs et tables',
  officials: 'Arbitres',
  undo: 'Annuler une action',
  finish: 'Fin de partie',
  cancelTurn: 'Annuler le coup',
  replayTurn: 'Rejouer ce coup',
  correctPlayed: 'Corriger un coup joué…',
  otherActions: 'Autres actions…',

  keys: {
    next: (label: string) => `Action proposée : ${label}`,
    pause: 'Pause ou reprise du chronomètre',
    announce: 'Annoncer la fin du coup',
    draw: 'Aller au tirage à la main',
    solutions: 'Chercher dans les solutions',
    candidate: 'Essayer un autre top au choix',
  },
};
