import { unwrap } from '@raccord/scrabble';
import { Desk, type Journal } from '@raccord/tournament';
import { expect, test } from 'vitest';
import { COLLEAGUE, openRehearsal, REHEARSAL_TURNS, rehearsedSlips } from './rehearsal.ts';
import { ONLY_GAME } from './setup.ts';
import { FREE } from './testing/free.ts';

const CHIEF = { role: 'chief', name: 'Juge-arbitre' } as const;

type RehearsedSlip = ReturnType<typeof rehearsedSlips>[number];

/** The whole evening as a volunteer plays it: every slip of every turn, with the result of each. */
function playThrough(seed: number): { journal: Journal; slips: RehearsedSlip[]; outcomes: string[] } {
  const lexicon = { name: 'libre', hash: 'libre' };
  const order = { wordbook: FREE, lexicon, edition: '2023', seed, name: 'Essai', date: '2026-11-18', at: 0 } as const;
  const journal = openRehearsal(order);
  const desk = new Desk(journal, 'v', 1_000);
  const slips: RehearsedSlip[] = [];
  const outcomes: string[] = [];
  for (let turn = 1; turn <= REHEARSAL_TURNS; turn++) {
    desk.tell('make-draw', { game: ONLY_GAME, source: { kind: 'random', seed: seed + turn } }, CHIEF);
    desk.tell('end-turn', { game: ONLY_GAME, turn, centre: 'salle' }, CHIEF);
    const before = rehearsedSlips(journal, FREE, turn);
    const [{ word, reference }] = journal.judging.moves({ ...unwrapTurn(journal, turn), number: turn }).solutions();
    desk.tell('lay-solution', { game: ONLY_GAME, turn, word, reference }, CHIEF);
    // Neither what is laid nor what was recorded changes what somebody wrote.
    expect(rehearsedSlips(journal, FREE, turn)).toEqual(before);
    for (const { entrant, slip, isPaper } of before)
      desk.tell('record-slips', { game: ONLY_GAME, turn, slips: [{ entrant, slip }] }, isPaper ? CHIEF : COLLEAGUE);
    desk.tell('close-turn', { game: ONLY_GAME, turn, centre: 'salle' }, CHIEF);
    const paper = before.filter((one) => one.isPaper);
    const results = journal.ledger.results(ONLY_GAME, turn);
    outcomes.push(...paper.map(({ table }) => (results[table - 1].reasons.length > 0 ? 'faulty' : 'right')));
    slips.push(...before);
  }
  return { journal, slips, outcomes };
}

function unwrapTurn(journal: Journal, turn: number) {
  const game = journal.state.games.get(ONLY_GAME);
  const at = game?.turns[turn - 1];
  if (!game || !at) throw new Error('The turn is drawn.');
  return { board: at.board, draw: at.draw, formula: game.formula };
}

test.each([1, 2, 3])(
  'a whole evening: nine slips of a colleague, three on paper, one of them faulty (seed %i)',
  (seed) => {
    const { journal, slips, outcomes } = playThrough(seed);
    expect(slips).toHaveLength(12 * REHEARSAL_TURNS);
    expect(slips.filter(({ isPaper }) => isPaper).map(({ table }) => table)).toEqual(
      Array.from({ length: REHEARSAL_TURNS }, () => [1, 2, 3]).flat(),
    );
    expect(outcomes).toEqual(Array.from({ length: REHEARSAL_TURNS }, () => ['right', 'faulty', 'right']).flat());
    const done = journal.submit({
      ...{ type: 'finish-game', id: 'fin', actor: CHIEF, at: 1e9 },
      data: { game: ONLY_GAME, cause: 'decision', reason: 'Fin de l’essai.' },
    });
    expect(unwrap(done).type).toBe('game-finished');
  },
);
