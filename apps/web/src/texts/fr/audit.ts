export const audit = {
  title: 'Historique',
  search: 'Chercher un nom, un coup, une action',
  count: (count: number) => `${count} action${count > 1 ? 's' : ''}`,
  when: 'Quand',
  who: 'Qui',
  what: 'Quoi',
  why: 'Pourquoi',
  undone: 'annulée',
  undo: 'Annuler',
  undoOf: (what: string) => `Annuler : ${what}`,
  confirmTitle: 'Annuler cette action ?',
  willGo: (count: number) =>
    count === 1
      ? 'Cette action sera annulée.'
      : `${count} actions seront annulées ensemble : la plus ancienne, en bas de la liste, et celles qui en dépendent.`,
  taken: 'Ce qui sera annulé',
  confirmHint: 'Rien ne s’efface de l’historique : ce qui est annulé y reste, barré ; tout ce qui se calcule suit.',
  confirm: (count: number) => (count === 1 ? 'Annuler l’action' : `Annuler ces ${count} actions`),
  gone: 'Il n’y a plus rien à annuler ici : c’est déjà fait.',
  newer: 'Plus récentes',
  older: 'Plus anciennes',
  page: (first: number, last: number, count: number) => `${first} à ${last} sur ${count}`,
  none: 'Aucune action ne répond à cette recherche.',
};
