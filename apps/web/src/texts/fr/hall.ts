export const hall = {
  waiting: 'La partie va bientôt commencer.',
  ended: 'Coup terminé',
  endedHint: 'Bulletins remis. La solution suit.',
  finished: 'Partie terminée',
  finishedHint: 'Le classement s’affichera dès que les coups seront clos.',
  solution: (number: number) => `Solution du coup ${number}`,
  word: (word: string) => word.toUpperCase(),
  ranking: {
    after: (turn: number) => `Classement après le coup ${turn}`,
    final: 'Classement final',
    overall: 'Classement général',
    page: (page: number, count: number) => `Page ${page} sur ${count}`,
    rank: 'Rang',
    name: 'Joueur',
    total: 'Total',
    negative: 'Négatif',
  },
  allowSound: 'Activer le son',
  isSoundOn: 'Son activé',
  fullScreen: 'Plein écran',
  next: 'Page suivante du classement',
  previous: 'Page précédente',
  help: {
    title: 'L’écran de la salle',
    content:
      'Cet écran se projette : il suit la partie tout seul et revient tout seul après une coupure. Entre deux coups, la solution et les pages du classement alternent ; le classement ne compte que les coups clos. Activez le son une fois pour entendre les signaux du chronomètre.',
  },
};
