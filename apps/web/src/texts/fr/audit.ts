import { number } from '@raccord/french';

export const auditFrench = {
  title: 'Historique',
  order: 'Le plus récent d’abord.',
  search: 'Chercher',
  searchHint: '« coup 4 », un nom, un mot, une action',
  when: 'Quand',
  who: 'Qui',
  what: 'Quoi',
  why: 'Pourquoi',
  undone: 'action annulée',
  outside: 'Tournoi',
  last: { undo: 'Annuler ma dernière action', redo: 'Rétablir ma dernière annulation' },
  undo: 'Annuler',
  undoOf: (what: string) => `Annuler : ${what}`,
  confirmTitle: 'Annuler cette action ?',
  willGo: (count: number) =>
    count === 1
      ? 'Cette action sera annulée.'
      : `${count} actions seront annulées ensemble : la plus ancienne, en bas de la liste, et celles qui en dépendent.`,
  taken: 'Ce qui sera annulé',
  confirmHint:
    'Rien ne s’efface de l’historique : ce qui est annulé y reste, barré ; scores et classements sont recalculés.',
  confirm: (count: number) => (count === 1 ? 'Annuler l’action' : `Annuler ces ${count} actions`),
  tooMany: (most: number) =>
    `Plus de ${number(most)} actions en dépendent : elles ne peuvent pas être annulées d’un coup. Annulez d’abord les plus récentes.`,
  restore: 'Rétablir',
  restoreOf: (what: string) => `Rétablir ce que cette ligne a défait : ${what}`,
  restoreTitle: 'Rétablir ce qui a été annulé ?',
  willComeBack: (count: number) =>
    count === 1 ? 'Cette action sera rétablie.' : `${count} actions seront rétablies ensemble, là où elles étaient.`,
  comingBack: 'Ce qui sera rétabli',
  restoreHint: 'Scores et classements redeviennent ce qu’ils étaient ; l’annulation reste dans l’historique, barrée.',
  confirmRestore: (count: number) => (count === 1 ? 'Rétablir l’action' : `Rétablir ces ${count} actions`),
  correct: { draw: 'Corriger le tirage…', solution: 'Corriger la solution…' },
  correctOf: (part: 'draw' | 'solution', what: string) =>
    `Corriger ${part === 'draw' ? 'le tirage' : 'la solution'}… : ${what}`,
  gone: 'Il n’y a plus rien à annuler ici : c’est déjà fait.',
  newer: 'Plus récentes',
  older: 'Plus anciennes',
  page: (first: number, last: number, count: number) => `${number(first)} à ${number(last)} sur ${number(count)}`,
  none: 'Aucune action ne correspond à cette recherche.',
};
