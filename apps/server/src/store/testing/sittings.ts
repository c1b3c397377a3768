export const sitting = (id: string, createdAt = 5) => ({
  ...{ id, name: 'Mardi « é » 🎲', material: { kind: 'exam', slips: [1] }, summary: { stage: 'waiting' } },
  ...{ createdAt, club: null },
});
