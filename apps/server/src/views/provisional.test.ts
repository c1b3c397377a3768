import type { SessionAnswer } from '@raccord/contract';
import { expect, it } from 'vitest';
import { seeRanking } from './ranking.ts';
import { seeStatistics } from './statistics.ts';
import {
  type Centres,
  CHIEF,
  finish,
  LESS,
  openCentres,
  playerOf,
  playFirstTurn,
  record,
  refereeOf,
  SPECTATOR,
  screenOf,
  TOP,
} from './testing/centres.ts';

const AT_D = { game: 'g', turn: 1, centre: 'd' };
const EVERYBODY = [CHIEF, refereeOf('c'), refereeOf('d'), playerOf('c'), playerOf('d'), screenOf('c'), SPECTATOR];

const whyFor = ({ journal }: Centres, session: SessionAnswer, published = false): string | undefined =>
  seeRanking(journal, session, { published })?.provisional?.why.replaceAll('\u00a0', ' ');

/** The first turn ended in the centre that draws, the game finished; the other centre has still to play. */
function finishedHere(): Centres {
  const centres = openCentres();
  playFirstTurn(centres);
  centres.tell('undo', {});
  record(centres, 1, { pc: TOP, qc: LESS });
  centres.tell('choose-publication', { ranking: 'live', turns: true, sheets: false });
  finish(centres);
  return centres;
}

it('tells nobody of a turn that a centre has still to play, but who runs everything', () => {
  const centres = finishedHere();
  const open = '1 bulletin à saisir au coup 1 (Centre d, table 1) ; coup 1 à clore';
  expect(whyFor(centres, CHIEF)).toBe(open);
  expect(whyFor(centres, refereeOf('c'))).toBe(open);
  expect(whyFor(centres, refereeOf('d'))).toBe('aucun coup compté');
  for (const outside of [playerOf('c'), playerOf('d'), screenOf('c'), SPECTATOR]) {
    expect(whyFor(centres, outside)).toBe('aucun coup compté');
  }
  expect(whyFor(centres, CHIEF, true)).toBe('aucun coup compté');
});

it('tells everybody the same once nobody plays, and nothing once the slip is there and the turn closed', () => {
  const centres = finishedHere();
  for (const type of ['start-clock', 'end-turn'] as const) centres.tell(type, AT_D);
  const whys = () => new Set(EVERYBODY.map((session) => whyFor(centres, session)));
  expect(whys()).toEqual(new Set(['1 bulletin à saisir au coup 1 (Centre d, table 1) ; coup 1 à clore']));
  record(centres, 1, { pd: LESS });
  expect(whys()).toEqual(new Set(['coup 1 à clore']));
  for (const centre of ['c', 'd']) centres.tell('close-turn', { ...AT_D, centre });
  expect(whys()).toEqual(new Set([undefined]));
  centres.tell('refer-slip', { game: 'g', turn: 1, entrant: 'pd', reason: 'lecture' });
  expect(whys()).toEqual(new Set(['1 bulletin devant la commission']));
});

it('is told with the curves of the leaders as with the ranking of the game, to whom that is shown', () => {
  const centres = finishedHere();
  const { journal } = centres;
  const ofCurves = (session: SessionAnswer) => seeStatistics(journal, session, 'g')?.provisional;
  for (const session of EVERYBODY) {
    expect(ofCurves(session)).toEqual(seeRanking(journal, session, { game: 'g' })?.provisional);
    expect(ofCurves(session)).toBeDefined();
  }
  centres.tell('choose-publication', { ranking: 'none', turns: true, sheets: false });
  expect(seeStatistics(journal, SPECTATOR, 'g')).toMatchObject({ leaders: [] });
  expect(ofCurves(SPECTATOR)).toBeUndefined();
});
