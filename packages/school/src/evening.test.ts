import { SIMULATED_GAME, simulate } from '@raccord/simulation';
import { awaitedOf, type Journal, nameOf, type SlipFile } from '@raccord/tournament';
import { expect, test } from 'vitest';
import { eveningExercises } from './evening.ts';
import type { Exercise } from './exercise.ts';
import { FREE } from './testing/free.ts';

const journal = simulate({
  ...{ wordbook: FREE, lexicon: { name: 'libre', hash: 'libre' }, players: 24, turns: 12, seed: 5 },
  ...{ edition: '2023', formula: 'normale' },
});

function exercisesOf(from: Journal): Exercise[] {
  const steps = eveningExercises(from);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const turns = journal.state.games.get(SIMULATED_GAME)?.turns ?? [];
const written = (slip: unknown): string => JSON.stringify(slip);
/** The files of a slip, whoever wrote it on its turn. */
const filesOf = ({ position, slip }: Exercise): SlipFile[] =>
  [...turns[position.turn - 1].files.values()].filter((file) => written(file.slip?.slip) === written(slip));

const exercises = exercisesOf(journal);

test('the slips of an evening, each as it stands there, faulty or not', () => {
  expect(exercises.filter(({ verdict }) => verdict.reasons.length > 0).length).toBeGreaterThan(10);
  expect(exercises.filter(({ verdict }) => verdict.reasons.length === 0).length).toBeGreaterThanOrEqual(4);
  for (const exercise of exercises) {
    expect(exercise.kind).toBe('ordinary');
    const files = filesOf(exercise);
    expect(files.some((file) => awaitedOf(file) === undefined)).toBe(true);
    if (exercise.decided) continue;
    expect(files.some(({ slip }) => slip?.verdict.points === exercise.verdict.points)).toBe(true);
  }
});

test('nobody is told apart: no name, no table, and one who wrote what others did is not another slip', () => {
  const told = JSON.stringify(exercises);
  for (const { members, id } of journal.state.entrants.values()) {
    expect(told).not.toContain(nameOf(members));
    expect(told).not.toContain(`"${id}"`);
  }
  expect(new Set(exercises.map(({ position, slip }) => written([position.turn, slip]))).size).toBe(exercises.length);
});

test('what the commission decided is right where it stands over the regulation, and says whose it is', () => {
  const ruled = simulate({
    ...{ wordbook: FREE, lexicon: { name: 'libre', hash: 'libre' }, players: 3, turns: 3, seed: 9 },
    ...{ edition: '2023', formula: 'normale' },
  });
  const [[entrant, { slip }]] = [...(ruled.state.games.get(SIMULATED_GAME)?.turns[0].files ?? [])];
  const done = ruled.submit({
    type: 'rule-slip',
    data: { game: SIMULATED_GAME, turn: 1, entrant, ruling: { outcome: 'nullity' }, reason: 'DUPONT a parlé' },
    actor: { role: 'commission', id: 'commission', name: 'Commission' },
    ...{ id: 'decision', at: Date.UTC(2026, 10, 18) },
  });
  expect(done).toMatchObject({ ok: true });
  const asked = exercisesOf(ruled);
  const [own] = asked.filter(({ decided }) => decided);
  expect(own).toMatchObject({
    ...{ slip: slip?.slip, rules: [], verdict: { outcome: 'nullity', points: 0, reasons: [] } },
    decided: { by: 'commission', instead: { outcome: 'accepted' } },
  });
  expect(JSON.stringify(asked)).not.toContain('DUPONT');
});
