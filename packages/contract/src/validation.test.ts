import { expect, test } from 'vitest';
import { z } from 'zod';
import { sentCommand, slip } from './commands.ts';
import { checkShape } from './validation.ts';
import { VIEWS } from './views.ts';

const shape = z.strictObject({
  count: z.int().min(1).max(5),
  names: z.array(z.string().min(1).max(3)).min(1),
  kind: z.enum(['a', 'b']).optional(),
  isDone: z.boolean().optional(),
});

const good = { count: 1, names: ['x'] };

test.each([
  [null, 'La demande : il faut un objet.'],
  [{ ...good, count: undefined }, '« count » : il manque un nombre.'],
  [{ ...good, count: '1' }, '« count » : il faut un nombre.'],
  [{ ...good, count: 1.5 }, '« count » : il faut un nombre entier.'],
  [{ ...good, count: 0 }, '« count » : il faut au moins 1.'],
  [{ ...good, count: 6 }, '« count » : il faut au plus 5.'],
  [{ ...good, names: [] }, '« names » : il faut au moins 1 éléments.'],
  [{ ...good, names: ['x', 'trop'] }, '« names.1 » : il faut au plus 3 caractères.'],
  [{ ...good, kind: 'c' }, '« kind » : valeurs possibles : a, b.'],
  [{ ...good, isDone: 1 }, '« isDone » : il faut vrai ou faux.'],
  [{ ...good, autre: 1 }, 'La demande : clé inconnue (autre).'],
])('%j', (value, text) => {
  expect(checkShape(shape, value)).toMatchObject({ ok: false, fault: { text } });
});

test('a command of another name is told the names there are', () => {
  const checked = checkShape(sentCommand, { id: 'x', type: 'danser', data: {} });
  expect(checked).toMatchObject({ ok: false, fault: { path: 'type', text: expect.stringContaining('make-draw') } });
});

test('what is right comes back', () => {
  expect(checkShape(shape, good)).toEqual({ ok: true, value: good });
});

const written = { word: 'MARE', direction: 'horizontal', outside: [], isStruck: true };
const told = { state: 'exchanged', solutions: [written], legibility: 'hard', conduct: 'grave' };

test('a slip may say what only a referee can see of it', () => {
  expect(checkShape(slip, told)).toEqual({ ok: true, value: told });
});

test.each([
  [{ state: 'perdu' }, '« state » : valeurs possibles : handed-in, absent, blank, late, several, exchanged.'],
  [{ legibility: 'sale' }, '« legibility » : valeurs possibles : hard, illegible.'],
  [{ conduct: 'bruyant' }, '« conduct » : valeurs possibles : warned, grave.'],
  [
    { solutions: Array(4).fill({ ...written, outside: Array(30).fill({ letter: 'A', down: 1, right: 1 }) }) },
    '« solutions » : il faut au plus 102 lettres hors des mots sur un bulletin, autant que le jeu en compte.',
  ],
  [{ solutions: [{ ...written, isStruck: 'oui' }] }, '« solutions.0.isStruck » : il faut vrai ou faux.'],
])('a slip with %j is not in the contract', (change, text) => {
  expect(checkShape(slip, { ...told, ...change })).toMatchObject({ ok: false, fault: { text } });
});

test('the history is asked for an action or for a whole turn, not for half of one, nor for both', () => {
  const isTaken = (query: object) => VIEWS.seeAudit.query.safeParse(query).success;
  expect([{}, { relying: 'a' }, { game: 'g', turn: '2' }].map(isTaken)).toEqual([true, true, true]);
  const wrong = [{ game: 'g' }, { turn: '2' }, { game: 'g', turn: '2', relying: 'a' }];
  expect(wrong.map(isTaken)).toEqual([false, false, false]);
});
