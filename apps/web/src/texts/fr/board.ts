export const boardFrench = {
  name: 'Grille',
  empty: 'Grille vide',
  draw: (letters: string) => `Tirage : ${[...letters].join(' ').replaceAll('?', 'joker')}`,
};
