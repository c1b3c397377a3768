import type { AnswerOf } from '@raccord/contract';
import { expect, test } from 'vitest';
import { secondRefereePaper } from './secondreferee.ts';
import { readPages } from './testing/printed.ts';
import { resultOf, slipOf } from './testing/results.ts';
import { turnOf } from './testing/turns.ts';

type Row = AnswerOf<'seeDesk'>['tables'][number];

const rowAt = (table: number, change: Partial<Row> = {}): Row => ({
  ...{ entrant: `j${table}`, members: [{ name: `Joueur ${table}` }], centre: 'c1', table, referee: 'a1' },
  result: resultOf({ points: 37 }),
  slip: slipOf('MENUS', '13J', 37),
  ...{ isCorrectionDue: false, isCorrectionOptional: false, isDelivered: false, isConfirmed: false },
  ...{ isReferred: false, isAppealed: false, isToReview: false, isRuled: false, isCorrected: false },
  ...change,
});
const official = (id: string, name: string) => ({ id, name, office: 'referee' as const, centre: 'c1', tables: [] });
const people = {
  centres: [{ id: 'c1', name: 'Étang' }],
  officials: [official('a1', 'BROCHET Volatile'), official('a2', 'JARS Lucide')],
};
const paperOf = (...tables: readonly Row[]) =>
  secondRefereePaper({ desk: { sequence: 1, tables: [...tables] }, people, game: 'Partie 1', turn: turnOf(12) });

test('each referee has his sheet: table, player, slip, what it got and why', async () => {
  const reasons = [{ code: 'word-not-admitted' as const, citation: '5.4', text: 'Le mot NENUS n’est pas admis.' }];
  const nullity = rowAt(7, {
    slip: slipOf('NENUS', '13J', 35),
    result: resultOf({ outcome: 'nullity', points: 0, penalty: 5, warnings: 1, reasons }),
  });
  const { referee: _, ...chiefs } = rowAt(9);
  const pages = await readPages(paperOf(rowAt(1), nullity, rowAt(8, { referee: 'a2' }), chiefs));
  expect(pages).toHaveLength(3);
  expect(pages[0]).toContain('Double arbitrage – Partie 1, coup 12 BEMNNSU – MENUS 13J, top 37');
  expect(pages[0]).toContain('Table Joueur Écrit Points Pén. Av. Motif Vu Remarque');
  expect(pages[0]).toContain('Tables de l’arbitre : BROCHET Volatile 1 Joueur 1 MENUS 13J 37 37');
  expect(pages[0]).toContain('7 Joueur 7 NENUS 13J 35 0 5 1 Le mot NENUS n’est pas admis.');
  expect(pages[1]).toContain('JARS Lucide 8 Joueur 8');
  expect(pages[2]).toContain('juge-arbitre 9 Joueur 9');
});

test('what the referee says of a slip stands on its line', async () => {
  const row = rowAt(4, { slip: { ...slipOf('MENUS', '13J', 37), legibility: 'hard' } });
  expect((await readPages(paperOf(row)))[0]).toContain('4 Joueur 4 MENUS 13J 37 Lecture difficile 37');
});

test('a table without a slip keeps its line, to be filled by hand', async () => {
  const { slip: _, ...missing } = rowAt(3, { result: resultOf({ outcome: 'missing', points: 0 }) });
  expect((await readPages(paperOf(rowAt(2), missing)))[0]).toMatch(/37 3 Joueur 3 Coupe/);
});

test('a page without any table says so', async () => {
  expect((await readPages(paperOf()))[0]).toContain('Aucune table à vérifier.');
});
