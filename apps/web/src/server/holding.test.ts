import { expect, it } from 'vitest';
import { type Given, outboxSubjects } from './commandoutbox.ts';
import { goThrough } from './holding.ts';

const slip = { state: 'handed-in', solutions: [] } as const;
const of = (entrant: string, turn = 1) => ({ game: 'g', turn, entrant });

/** What becomes of commands when the server failed on the first one. */
function statesAfter(failed: Given, ...others: readonly Given[]): readonly string[] {
  const commands = [failed, ...others].map((command, index) => ({ ...command, id: `id${index}` }));
  const [first, ...rest] = commands;
  const broken = { ...first, refusal: { code: 'internal', text: 'Panne.' } as const };
  return [...goThrough([broken, ...rest], outboxSubjects)].map(({ state }) => state);
}

const recorded = (...entrants: readonly string[]): Given => ({
  type: 'record-slips',
  data: { game: 'g', turn: 1, slips: entrants.map((entrant) => ({ entrant, slip })) },
});
const RECORDED = recorded('p1');

it('holds what is about the same slip, and nothing else', () => {
  const others: Given[] = [
    { type: 'confirm-slip', data: of('p1') },
    { type: 'confirm-slip', data: of('p2') },
    { type: 'confirm-slip', data: of('p1', 2) },
    recorded('p3', 'p1'),
  ];
  expect(statesAfter(RECORDED, ...others)).toEqual(['over', 'held', 'free', 'free', 'held']);
});

it('holds what would take it back, or might', () => {
  const others: Given[] = [
    { type: 'undo', data: { event: 'id0' } },
    { type: 'undo', data: { event: 'elsewhere' } },
    { type: 'undo', data: {} },
  ];
  expect(statesAfter(RECORDED, ...others)).toEqual(['over', 'held', 'free', 'held']);
});

it('holds what is about a slip of one that is held', () => {
  expect(statesAfter(RECORDED, recorded('p1', 'p2'), { type: 'confirm-slip', data: of('p2') })).toEqual([
    'over',
    'held',
    'held',
  ]);
});

it('holds nothing behind a refusal', () => {
  const refused = { ...RECORDED, id: 'a', refusal: { code: 'turn-ended', text: 'Trop tard.' } as const };
  const next = { type: 'confirm-slip', data: of('p1'), id: 'b' } as const;
  expect([...goThrough([refused, next], outboxSubjects)].map(({ state }) => state)).toEqual(['over', 'free']);
});
