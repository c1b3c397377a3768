import { expect, test } from 'vitest';
import { makeCsvTable } from './csvtable.ts';

test('a table is a line for each row, whatever its cells say', () => {
  const rows = [
    ['AEINRST', 'RESINAT : résiner ; verbe'],
    ['=A1', 'dit « x » "y"'],
    [12.5, undefined],
  ];
  expect(makeCsvTable(rows)).toBe('\ufeffAEINRST;"RESINAT : résiner ; verbe"\r\n\'=A1;"dit « x » ""y"""\r\n12,5;\r\n');
});
