/** What some routes cannot be asked without. */
export const ASKED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  rankClubsTogether: { from: '2026-09-01', to: '2027-06-30', measure: 'percent' },
  findVisits: { name: 'Joueur 3' },
  seeConsequences: { turns: JSON.stringify([{ turn: 1, solution: { word: 'TARES', reference: 'H4' } }]) },
};
