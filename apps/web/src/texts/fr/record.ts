import { plural } from '@raccord/french';

/** A game played again from its file. */
export const recordFrench = {
  title: 'Rejouer une partie',
  file: 'Fichier de la partie',
  fileHint:
    'Feuille de partie (.txt), partie d’Eliot (.xml) ou export d’une fédération : il est reconnu à son contenu et ne quitte pas cet appareil.',
  paste: 'Coller une partie',
  pasteHint: 'Un coup par ligne : tirage, mot, référence, score. « # formule: joker » dit la formule.',
  replay: 'Rejouer',
  another: 'Une autre partie',
  example: 'Voir un exemple',
  busy: 'La partie est rejouée…',
  summary: (formula: string, turns: number, total: number) =>
    `Partie ${formula}, ${plural(turns, 'coup')} : ${plural(total, 'point')}.`,
  tops: (tops: number, turns: number) => `${plural(tops, 'top')} sur ${plural(turns, 'coup')}.`,
  missing: (count: number) => `${plural(count, 'coup non rejoué', 'coups non rejoués')}.`,
  sound: 'Aucune erreur.',
  errors: (count: number) => `${plural(count, 'erreur')} dans ce fichier`,
  lacked: 'Mots à vérifier',
  lackedHint: 'Le dictionnaire libre est incomplet : vérifiez ces mots, ou donnez votre liste.',
  about: (turn: number, line: number, text: string) => `Coup ${turn} (ligne ${line}) : ${text}`,
};
