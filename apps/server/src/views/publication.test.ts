import { expect, it } from 'vitest';
import { seeGame } from './game.ts';
import { seeHall } from './hall.ts';
import { seeRanking } from './ranking.ts';
import { seeSheets } from './results.ts';
import { seeStatistics } from './statistics.ts';
import { type Centres, LESS, openCentres, playFirstTurn, record, SPECTATOR, TOP, WARNED } from './testing/centres.ts';

const AT_D = { game: 'g', turn: 1, centre: 'd' };

/** What spectators are shown: the turns of the game, the board of the last one, whether there is a ranking and a sheet. */
const shown = ({ journal }: Centres) => ({
  turns: seeGame(journal, SPECTATOR, 'g')?.turns.map(({ number, solution }) => [number, solution?.word]),
  last: seeHall(journal, SPECTATOR, 0).turn?.number,
  totals: seeRanking(journal, SPECTATOR, {})?.rows.map(({ total }) => total),
  sheets: seeSheets(journal, SPECTATOR, ['qc']).map(({ lines }) => lines.length),
});

it('nothing of a turn is shown outside until every centre has ended it, and no result until every one has closed it', () => {
  const centres = openCentres();
  playFirstTurn(centres);
  const nothing = { turns: [], last: undefined, totals: [0, 0, 0], sheets: [] };
  expect(shown(centres)).toEqual(nothing);
  centres.tell('start-clock', AT_D);
  record(centres, 1, { pc: TOP, qc: LESS, pd: LESS });
  expect(shown(centres)).toEqual(nothing);
  centres.tell('end-turn', AT_D);
  const told = { ...nothing, turns: [[1, 'MENERAI']], last: 1 };
  expect(shown(centres)).toEqual(told);
  expect(seeHall(centres.journal, SPECTATOR, 0).turn?.centres).toEqual([]);
  centres.tell('close-turn', { ...AT_D, centre: 'c' });
  expect(shown(centres)).toEqual(told);
  centres.tell('close-turn', AT_D);
  expect(shown(centres)).toEqual({ ...told, totals: [70, 10, 10] });
});

function closed(): Centres {
  const centres = openCentres();
  playFirstTurn(centres);
  for (const type of ['start-clock', 'end-turn'] as const) centres.tell(type, AT_D);
  record(centres, 1, { pc: WARNED, qc: LESS, pd: LESS });
  for (const centre of ['c', 'd']) centres.tell('close-turn', { ...AT_D, centre });
  return centres;
}

it('shows what was chosen: the ranking once the games are over, boards, sheets and why slips got what they got', () => {
  const centres = closed();
  const { journal, tell } = centres;
  tell('choose-publication', { ranking: 'end', turns: true, sheets: false });
  expect(shown(centres)).toEqual({ turns: [[1, 'MENERAI']], last: 1, totals: undefined, sheets: [] });
  expect(seeStatistics(journal, SPECTATOR, 'g')).toMatchObject({ leaders: [], turns: [{ reasons: [] }] });
  tell('choose-publication', { ranking: 'none', turns: false, sheets: true });
  expect(shown(centres)).toEqual({ turns: undefined, last: undefined, totals: undefined, sheets: [1] });
  expect(seeStatistics(journal, SPECTATOR, 'g')).toBeUndefined();
  tell('choose-publication', { ranking: 'end', turns: true, sheets: true });
  expect(seeStatistics(journal, SPECTATOR, 'g')?.turns[0].reasons).toHaveLength(1);
  tell('cancel-turn', { game: 'g', turn: 2, reason: 'Anne a parlé' });
  expect(seeGame(journal, SPECTATOR, 'g')?.cancelled).toEqual([]);
  tell('finish-game', { game: 'g', cause: 'decision', reason: 'orage' });
  expect(shown(centres).totals).toEqual([70, 10, 10]);
  expect(JSON.stringify(seeGame(journal, SPECTATOR, 'g'))).not.toMatch(/orage|Anne/);
});

it('leaves initials of the names that are withheld, wherever a name is shown', () => {
  const { journal, tell } = closed();
  tell('choose-publication', { ranking: 'live', turns: true, sheets: true });
  tell('withhold-names', { entrants: ['pc'], isWithheld: true });
  const seen = [
    seeRanking(journal, SPECTATOR, { by: 'club' }),
    seeStatistics(journal, SPECTATOR, 'g'),
    ...seeSheets(journal, SPECTATOR, ['pc', 'pd']),
  ];
  expect(JSON.stringify(seen)).not.toContain('Joueur pc');
  for (const one of seen.slice(0, 3)) expect(JSON.stringify(one)).toContain('"J. p."');
  expect(JSON.stringify(seen[3])).toContain('Joueur pd');
});

it('a sheet tells no place where no ranking is published', () => {
  const { journal, tell } = closed();
  const ranks = (['live', 'end', 'none'] as const).map((ranking) => {
    tell('choose-publication', { ranking, turns: true, sheets: true });
    return seeSheets(journal, SPECTATOR, ['pc'])[0].lines[0].rank;
  });
  expect(ranks).toEqual([1, undefined, undefined]);
});

it('tells nobody outside what officials wrote of somebody', () => {
  const { journal, tell } = closed();
  tell('choose-publication', { ranking: 'live', turns: true, sheets: true });
  const key = { game: 'g', turn: 1, entrant: 'pc' };
  tell('give-warning', { ...key, reason: 'Anne a parlé' });
  tell('rule-slip', { ...key, ruling: { outcome: 'nullity' }, reason: 'mot soufflé par Anne' });
  tell('exclude-entrant', { entrant: 'qc', reason: 'Anne encore' });
  const sheets = seeSheets(journal, SPECTATOR, ['pc', 'qc']);
  expect(JSON.stringify(sheets)).not.toContain('Anne');
  expect(sheets[0].lines[0].reasons.map(({ citation, text }) => [citation, text])).toEqual([
    ['décision du juge-arbitre', 'Motif non publié.'],
    ['avertissement disciplinaire', 'Motif non publié.'],
  ]);
});
