import { expect, test } from 'vitest';
import { blankSlipsPaper } from './blankslips.ts';
import { readPages } from './testing/printed.ts';

test.each(['A4', 'Letter'] as const)('each table has its slips, six on a page (%s)', async (size) => {
  const tables = [
    { table: 7, name: 'ÉLAN Œdipe' },
    { table: 1250, centre: 'Forêt' },
  ];
  const pages = await readPages(blankSlipsPaper({ tables, copies: 4 }), size);
  expect(pages).toHaveLength(2);
  expect(pages[0].match(/ÉLAN Œdipe Coup Table 7 Référence Score Arbitrage/g)).toHaveLength(4);
  expect(pages.join(' ').match(/Forêt Coup Table 1250 /g)).toHaveLength(4);
});

test('a page without any table says so', async () => {
  expect((await readPages(blankSlipsPaper({ tables: [], copies: 6 })))[0]).toContain('Aucune table n’est demandée.');
});
