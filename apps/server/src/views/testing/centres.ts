import type { EditionName } from '@raccord/regulation';
import { buildSearchGraph, unwrap, WordGraph } from '@raccord/scrabble';
import {
  type Actor,
  type CommandBody,
  type CommandData,
  type CommandType,
  Journal,
  provisionalOf,
} from '@raccord/tournament';
import type { Veil } from '../../club/veil.ts';
import type { Viewer } from '../viewer.ts';

const words = WordGraph.fromWords(['MENERAI', 'MENERAIS', 'MARE', 'MARES']);
const JUDGE: Actor = { role: 'chief', name: 'Juge' };

/** Of a club that withholds no name. */
export const NO_VEIL: Veil = { mark: '', hides: () => false };

/** Who looks. */
export const CHIEF: Viewer = { role: 'chief', name: 'Juge' };
export const chiefOf = (centre: string): Viewer => ({ role: 'chief', name: 'Responsable', centre });
export const refereeOf = (centre: string): Viewer => ({
  role: 'referee',
  name: 'Arbitre',
  id: `a${centre}`,
  centre,
});
export const SECOND: Viewer = { role: 'second-referee', name: 'Double', id: 'second', centre: 'd' };
export const COMMISSION: Viewer = { role: 'commission', name: 'Commission', id: 'commission', centre: 'c' };
export const playerOf = (centre: string): Viewer => ({ role: 'player', name: centre, id: `p${centre}` });
export const screenOf = (centre: string): Viewer => ({ role: 'screen', name: 'Écran', centre });
export const SPECTATOR: Viewer = {
  ...{ role: 'spectator', name: 'Spectateurs' },
  veil: NO_VEIL,
};

/** Two centres: `c` draws, `d` follows later. The referees `ac` and `ad` have a table each; table 2 of `c` has none. */
export function openCentres(settings: Readonly<Record<string, unknown>> = {}, edition: EditionName = '2019') {
  const journal = new Journal({ words, graph: buildSearchGraph(words) });
  let count = 0;
  const tell = <Type extends CommandType>(type: Type, data: CommandData<Type>, actor = JUDGE) =>
    unwrap(journal.submit({ ...({ type, data } as CommandBody), id: `c${++count}`, actor, at: 1000 * count }));
  const lexicon = { name: 'essai', hash: 'essai' };
  tell('create-tournament', { name: 'Essai', place: 'Ici', date: '2026-11-15', edition, lexicon, settings });
  for (const id of ['c', 'd']) tell('add-centre', { id, name: `Centre ${id}` });
  const entrant = (id: string, centre: string, table: number) => ({
    ...{ id, centre, table },
    members: [{ name: `Joueur ${id}`, club: centre, series: '7' }],
  });
  tell('register-entrants', { entrants: [entrant('pc', 'c', 1), entrant('qc', 'c', 2), entrant('pd', 'd', 1)] });
  for (const centre of ['c', 'd']) {
    tell('appoint-official', { id: `a${centre}`, name: `Arbitre ${centre}`, centre, office: 'referee' });
    tell('assign-tables', { official: `a${centre}`, tables: [{ from: 1, to: 1 }] });
  }
  tell('appoint-official', { id: 'second', name: 'Double', centre: 'd', office: 'second-referee' });
  tell('appoint-official', { id: 'commission', name: 'Commission', centre: 'c', office: 'commission' });
  tell('plan-game', { id: 'g', name: 'Partie', formula: 'normale', rhythm: 'normal' });
  return { journal, tell };
}

export type Centres = ReturnType<typeof openCentres>;

export const draw = ({ tell }: Centres, letters: string) =>
  tell('make-draw', { game: 'g', source: { kind: 'typed', letters } });

/** The first turn in the centre that draws: ended, its solution laid; the second one drawn. */
export function playFirstTurn(centres: Centres): void {
  const { tell } = centres;
  draw(centres, 'MENERAI');
  tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
  tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  draw(centres, 'SMARENE');
}

/** Ends the game, knowing which slips are missing. */
export function finish({ journal: { state, ledger }, tell }: Centres, reason = 'essai') {
  const { missing = [] } = provisionalOf(state, ledger, [...state.games.values()]) ?? {};
  const named = missing.map(({ turn, centre, tables }) => ({ turn, centre, tables }));
  return tell('finish-game', { game: 'g', cause: 'decision', reason, missing: named });
}

export const slipOf = (word: string, reference: string, score: number) => ({
  state: 'handed-in' as const,
  solutions: [{ word, direction: 'horizontal' as const, reference, outside: [] }],
  score,
});

/** The top, the top with a warning, a word that is worth less, a word not admitted. */
export const TOP = slipOf('MENERAI', 'H4', 70);
export const WARNED = slipOf('MENERAI', 'H4', 71);
export const LESS = slipOf('MARE', 'H5', 10);
export const NULL = slipOf('MERAI', 'H4', 20);

export const record = ({ tell }: Centres, turn: number, slips: Readonly<Record<string, typeof TOP>>) =>
  tell('record-slips', {
    ...{ game: 'g', turn },
    slips: Object.entries(slips).map(([entrant, slip]) => ({ entrant, slip })),
  });
