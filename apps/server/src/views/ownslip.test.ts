import type { Actor } from '@raccord/tournament';
import { expect, it } from 'vitest';
import { seeOwnSlip } from './ownslip.ts';
import {
  type Centres,
  draw,
  NULL,
  openCentres,
  playerOf,
  playFirstTurn,
  record,
  slipOf,
  TOP,
} from './testing/centres.ts';

const PLAYER: Actor = { role: 'player', id: 'pc', name: 'Joueur pc' };
const own = ({ journal }: Centres, centre = 'c') => seeOwnSlip(journal, playerOf(centre));
const handIn = ({ tell }: Centres, slip: typeof TOP) =>
  tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'pc', slip }] }, PLAYER);

/** Players write their slips; the first letters are drawn. */
function opened(): Centres {
  const centres = openCentres({ playersWriteSlips: true });
  draw(centres, 'MENERAI');
  return centres;
}

it('says where a player sits before the first draw', () => {
  expect(own(openCentres({ playersWriteSlips: true }))).toMatchObject({ centre: 'c', table: 1, mayWrite: false });
});

it('has the slip that he handed in, which he may change until the end of the turn, and nothing of its worth', () => {
  const centres = opened();
  expect(own(centres)).toMatchObject({ game: 'g', turn: 1, mayWrite: true });
  handIn(centres, NULL);
  expect(own(centres)).toMatchObject({ slip: NULL, mayWrite: true });
  expect(Object.keys(own(centres) ?? {}).sort()).toEqual(
    ['basis', 'centre', 'entrant', 'game', 'mayWrite', 'members', 'sequence', 'slip', 'table', 'turn'].sort(),
  );
  centres.tell('undo', {}, PLAYER);
  handIn(centres, slipOf('MARE', 'H5', 10));
  centres.tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
  centres.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  expect(own(centres)).toMatchObject({ slip: { score: 10 }, mayWrite: false });
});

it('does not let him change what his referee wrote, nor write where players do not', () => {
  const centres = opened();
  record(centres, 1, { pc: TOP });
  expect(own(centres)).toMatchObject({ slip: TOP, mayWrite: false });
  const onPaper = openCentres();
  draw(onPaper, 'MENERAI');
  expect(own(onPaper)).toMatchObject({ turn: 1, mayWrite: false });
});

it('shows a centre that follows the turn that it has begun', () => {
  const centres = openCentres({ playersWriteSlips: true });
  playFirstTurn(centres);
  expect(own(centres, 'd')).not.toHaveProperty('turn');
  centres.tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
  expect(own(centres, 'd')).toMatchObject({ turn: 1, centre: 'd', mayWrite: true });
});
