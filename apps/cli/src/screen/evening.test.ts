import { expect, test } from 'vitest';
import { eveningLine } from './evening.ts';

const at = new Date(2026, 10, 17, 20, 41).getTime();
const told = (news: Omit<Parameters<typeof eveningLine>[0], 'at' | 'tournament'>) =>
  eveningLine({ at, tournament: 'Mardi', ...news });
const game = { name: 'Partie 1', turn: 4, slips: 14, stage: 'playing' } as const;

test('who is there and what is played, in one line', () => {
  expect(told({ online: {} })).toBe('20:41  Mardi : personne en ligne');
  expect(told({ online: { referee: 3 }, game })).toBe('20:41  Mardi : 3 arbitres en ligne, coup 4 (Partie 1)');
  expect(told({ online: { player: 12, chief: 1, referee: 1 }, game: { ...game, stage: 'closed' } })).toBe(
    '20:41  Mardi : 1 juge-arbitre, 1 arbitre et 12 joueurs en ligne, coup 4 clos, 14 bulletins (Partie 1)',
  );
  expect(told({ online: { referee: 2 }, game: { ...game, turn: 21, stage: 'finished' } })).toBe(
    '20:41  Mardi : 2 arbitres en ligne, fin de « Partie 1 » après 21 coups',
  );
});

test('a name cannot drive the terminal', () => {
  expect(eveningLine({ at, tournament: 'Mar\u001b[2Jdi', online: {} })).not.toContain('\u001b');
});
