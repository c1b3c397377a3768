import { type PhaseRow, type PlannedPhase, phaseColumns } from '@raccord/club';
import { writeCsv } from '../results/csv.ts';
import { type FlatTable, filled, flatten } from '../results/table.ts';
import { makeWorkbook } from '../results/workbook.ts';

type RankedPhase = Pick<PlannedPhase, 'name' | 'rule'>;

const flat = ({ rule }: RankedPhase, rows: readonly PhaseRow[]): FlatTable =>
  flatten(filled('', phaseColumns(rule), [{ name: '', rows }]));

/** The result of a phase as CSV: a list of players too, which the next one registers. */
export const makePhaseCsv = (phase: RankedPhase, rows: readonly PhaseRow[]): Generator<string> =>
  writeCsv(flat(phase, rows));

/** The same as a workbook. */
export const makePhaseXlsx = (phase: RankedPhase, rows: readonly PhaseRow[]): Generator<Uint8Array> =>
  makeWorkbook([{ name: phase.name, ...flat(phase, rows) }]);
