/** What some routes cannot be asked without. */
export const ASKED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  findVisits: { name: 'Joueur 3' },
  seeConsequences: { turns: JSON.stringify([{ turn: 1, solution: { word: 'TARES', reference: 'H4' } }]) },
};
