/** Search of all solutions, and of the places of a word. */
export const searchFrench = {
  title: 'Chercher',
  position: 'Position',
  focusDraw: 'Aller au tirage',
  waiting: 'Tapez un tirage : toutes les solutions s’affichent, la meilleure d’abord.',
  lay: 'Poser cette solution',
  layShort: 'Poser la solution montrée',
  places: {
    title: 'Places d’un mot',
    word: 'Mot',
    wordHint: 'Admis ou non : ses places possibles avec ce tirage.',
    score: 'Score',
    scoreHint: 'Facultatif : seulement les places qui font ce score.',
    waiting: 'Tapez un tirage et un mot : ses places s’affichent sur la grille.',
    wordWrong: 'Un mot a de 2 à 15 lettres, sans autre signe.',
  },
};
