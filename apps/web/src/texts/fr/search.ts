/** Search of all solutions, and of the places of a word. */
export const searchFrench = {
  title: 'Chercher',
  position: 'Position',
  focusDraw: 'Aller au tirage',
  waiting: 'Tapez un tirage : toutes les solutions s’affichent, la meilleure d’abord.',
  lay: 'Poser cette solution',
  layShort: 'Poser la solution montrée',
  filters: 'Filtrer les solutions',
  places: {
    title: 'Places d’un mot',
    word: 'Mot',
    score: 'Score',
    scoreHint: 'Facultatif : les places qui le font.',
    waiting: 'Tapez un tirage et un mot, admis ou non : ses places s’affichent sur la grille.',
    wordWrong: 'Un mot a de 2 à 15 lettres, sans autre signe.',
  },
};
