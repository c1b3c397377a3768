export const board = {
  name: 'Grille',
  empty: 'Grille vide',
  word: { 2: 'MD', 3: 'MT' } as Readonly<Record<number, string>>,
  letter: { 2: 'LD', 3: 'LT' } as Readonly<Record<number, string>>,
  draw: (letters: string) => `Tirage : ${[...letters].join(' ').replaceAll('?', 'joker')}`,
};
