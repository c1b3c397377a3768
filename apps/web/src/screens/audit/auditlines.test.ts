import { expect, it } from 'vitest';
import { inTurns } from './auditlines.ts';

let sequence = 0;
const line = (who: string, title?: string) =>
  ({
    ...{
      sequence: ++sequence,
      at: Date.UTC(2026, 10, 15, 12),
      who,
      by: { role: 'chief' as const, name: who },
      isUndone: false,
    },
    ...{ what: `acte de ${who}`, ...(title === undefined ? {} : { title, brief: 'acte' }) },
  }) as const;

it('puts lines under the title of their turn, and names an author once', () => {
  const turns = inTurns([
    line('Anne', 'Partie 1 · coup 2'),
    line('Anne'),
    line('Anne', 'Partie 1 · coup 2'),
    line('Luc', 'Partie 1 · coup 2'),
    line('Luc'),
    line('Luc', 'Partie 1 · coup 1'),
    line('Luc'),
  ]);
  expect(
    turns.map(({ title, day, rows }) => [title, day, rows.map(({ what, isSameAuthor }) => `${what} ${isSameAuthor}`)]),
  ).toEqual([
    ['Partie 1 · coup 2', '15 novembre 2026', ['acte false', 'acte de Anne true', 'acte true', 'acte false']],
    [undefined, undefined, ['acte de Luc false']],
    ['Partie 1 · coup 1', undefined, ['acte false']],
    [undefined, undefined, ['acte de Luc false']],
  ]);
});

it('has a turn once, where something happened last: what is put right later stands with it', () => {
  const turns = inTurns([
    line('Anne', 'Partie 1 · coup 1'),
    line('Luc', 'Partie 1 · coup 2'),
    line('Luc', 'Partie 1 · coup 1'),
  ]);
  expect(turns.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['Partie 1 · coup 1', 2],
    ['Partie 1 · coup 2', 1],
  ]);
});
