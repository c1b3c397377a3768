import { accept, type Result } from '@raccord/scrabble';
import type { ListRow } from '../roster/rows.ts';
import { readExcelSheet } from './excelsheet.ts';
import { readOpenSheet } from './opensheet.ts';
import type { SheetFault } from './sheetrows.ts';
import { TOO_LARGE, Zip } from './zip.ts';

/** The rows of the first sheet that a workbook shows, as texts: XLSX, or ODS as LibreOffice writes it. */
export function readSheet(file: Uint8Array): Result<readonly ListRow[], SheetFault> {
  const zip = Zip.open(file);
  if (!zip.ok) return zip;
  const sheet = zip.value.has('content.xml') ? readOpenSheet(zip.value) : readExcelSheet(zip.value);
  if (!sheet.ok) return sheet;
  return sheet.value.isTooLarge ? TOO_LARGE : accept(sheet.value.rows);
}
