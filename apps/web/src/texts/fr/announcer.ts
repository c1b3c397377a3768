import { plural } from '@raccord/french';

/** Where the regulation says so; texts before 2023 do not. */
const cited = (article: string): string => (article === '' ? '' : ` (${article})`);

/** The script of the chief referee. */
export const announcerFrench = {
  waiting: 'Le tirage s’affichera ici dès qu’il sera fait, mot pour mot et dans l’ordre du règlement.',
  cancelled: (turn: number) => `Coup ${turn} annulé. Le prochain tirage s’affichera ici.`,
  terms: 'Avant le premier tirage',
  title: { draw: 'Tirage', solution: 'Solution' },
  lines: {
    kind: 'Genre de la partie',
    time: 'Temps',
    letters: 'Lettres',
    bonuses: 'Primes',
    elimination: 'Élimination',
    warnings: 'Avertissements',
    count: 'Nombre de lettres',
    leftover: 'Reliquat',
    new: 'Nouvelles lettres',
    draw: 'Tirage entier',
    start: 'Départ',
    write: 'Signal',
    end: 'Fin',
    points: 'Points',
    direction: 'Sens',
    place: 'Place',
    word: 'Mot',
    spelling: 'Épellation',
    formed: 'Raccords',
    reminder: 'Rappel',
  },
  script: 'Annonce',
  startsWithClock: 'au lancement du chronomètre',
  inTime: (time: string) => `dans ${time}`,
  toBeSaid: 'à dire maintenant',
  clockStopped: 'chronomètre arrêté',
  termsSaid: 'La partie est présentée : le premier tirage peut se faire.',
  nextGame: (name: string) => `Annoncer ${name}`,
  drawDone: 'Le tirage et les signaux sont annoncés. La solution s’affichera ici dès qu’elle sera posée.',
  gameOver: 'La solution est annoncée. La partie est terminée.',
  solos: (count: number) =>
    count === 0
      ? 'Aucun solo dans cette partie.'
      : count === 1
        ? 'Un solo à annoncer :'
        : `${count} solos à annoncer :`,
  solo: (turn: number, name: string, points: number, bonus: number) =>
    `Coup ${turn} : ${name}, ${plural(points, 'point')}, ${bonus > 0 ? `prime de ${plural(bonus, 'point')}` : 'sans prime'}`,
  nextDrawIn: (seconds: number, article: string) => `Prochain tirage dans ${seconds}\u00a0s au moins${cited(article)}`,
  nextDrawNow: (pause: number) => `Les ${plural(pause, 'seconde')} sont passées : le prochain tirage peut se faire.`,
  early: (seconds: number, pause: number, article: string) =>
    `Tirage fait ${seconds}\u00a0s trop tôt : ${plural(pause, 'seconde')} au moins suivent l’annonce du coup${cited(article)}.`,
  unfinished: (pause: number, article: string) =>
    `Tirage fait avant la fin de l’annonce de la solution : ${plural(pause, 'seconde')} au moins doivent la suivre${cited(article)}.`,
  next: 'Suivant',
  previous: 'Précédent',
  nextLine: 'Ligne suivante',
  previousLine: 'Ligne précédente',
  readAloud: 'Lire à voix haute',
  stopReading: 'Arrêter la lecture',
  noVoice:
    'Ce navigateur n’a pas de voix française : ajoutez-en une dans les réglages du système (langue, synthèse vocale), ouvrez cette page dans un autre navigateur, ou lisez l’annonce vous-même.',
  voiceFailed: 'La voix s’est arrêtée : relancez la lecture, ou lisez l’annonce vous-même.',
  options: 'Voix et épellation…',
  optionsTitle: 'Voix et épellation',
  voice: 'Voix',
  pace: 'Vitesse',
  paceValue: (value: string) => `×\u00a0${value}`,
  paceHint: '1 est la vitesse normale de la voix ; les pauses entre les lettres la suivent.',
  spelling: 'Table d’épellation',
  spellingHint: 'Un mot par ligne, de A à Z ; vide, c’est celle du règlement. La table est gardée dans ce navigateur.',
  keepSpelling: 'Garder cette table',
  tournamentSpelling: 'Reprendre celle du tournoi',
  ownSpelling: 'Table d’épellation de ce navigateur',
};
