import { describe, expect, it } from 'vitest';
import type { DeskTable } from '../../server/answers.ts';
import { countLeft, filterTables, isPaidTop, neighbourOf } from './tablefilters.ts';

const RESULT: DeskTable['result'] = {
  outcome: 'accepted',
  points: 70,
  penalty: 0,
  warnings: 0,
  warningCost: 0,
  bonus: 0,
  reasons: [],
  decidedBy: 'program',
  isProvisional: false,
  total: 70,
};

function tableAt(table: number, result: Partial<DeskTable['result']> = {}, rest: Partial<DeskTable> = {}): DeskTable {
  const solutions = [{ word: 'MANIERE', direction: 'horizontal', reference: 'H4', outside: [] }] as const;
  return {
    entrant: `p${table}`,
    members: [],
    centre: 'c',
    table,
    result: { ...RESULT, ...result },
    slip: { state: 'handed-in', solutions: [...solutions], score: 70 },
    isCorrectionDue: false,
    isCorrectionOptional: false,
    isDelivered: false,
    isConfirmed: false,
    isReferred: false,
    isAppealed: false,
    isRuled: false,
    isCorrected: false,
    ...rest,
  } as DeskTable;
}

const FAULT = { code: 'score-wrong', citation: '5.2', text: 'score' } as const;
const TABLES = [
  tableAt(1),
  tableAt(2, { reasons: [FAULT], warnings: 1 }, { isCorrectionDue: true }),
  tableAt(3, { outcome: 'nullity', points: 0, reasons: [FAULT] }),
  tableAt(4, { points: 80, solo: 'pending' }, { isCorrectionOptional: true, isAppealed: true }),
  tableAt(5, {}, { isConfirmed: true }),
  tableAt(6, { outcome: 'referred', points: 0, reasons: [FAULT] }, { isReferred: true }),
  tableAt(7, { outcome: 'missing', points: 0 }, { slip: undefined }),
];

describe('filterTables', () => {
  it.each([
    ['to-confirm', [1, 2, 3, 4]],
    ['faults', [2, 3, 6]],
    ['nullities', [3]],
    ['solos', [4]],
    ['highest', [4, 1, 2, 5, 3, 6]],
    ['due', [2]],
    ['optional', [4]],
    ['all', [1, 2, 3, 4, 5, 6, 7]],
  ] as const)('%s', (filter, tables) => {
    expect(filterTables(TABLES, filter).map(({ table }) => table)).toEqual(tables);
  });
});

describe('neighbourOf', () => {
  it('goes on, goes back, and begins with the first', () => {
    expect(neighbourOf(TABLES, 'p2')?.table).toBe(3);
    expect(neighbourOf(TABLES, 'p2', -1)?.table).toBe(1);
    expect(neighbourOf(TABLES, undefined)?.table).toBe(1);
    expect(neighbourOf(TABLES, 'p7')).toBeUndefined();
    expect(neighbourOf(TABLES, 'p1', -1)).toBeUndefined();
  });
});

describe('isPaidTop', () => {
  it('wants the best score, written as such, without fault nor decision', () => {
    expect(isPaidTop(tableAt(1), 70)).toBe(true);
    expect(isPaidTop(tableAt(1), 72)).toBe(false);
    expect(isPaidTop(tableAt(1, { reasons: [FAULT] }), 70)).toBe(false);
    expect(isPaidTop(tableAt(1, {}, { isRuled: true }), 70)).toBe(false);
    expect(isPaidTop(tableAt(1, {}, { slip: { state: 'handed-in', solutions: [] } }), 70)).toBe(false);
  });
});

it('does not wait for a slip of somebody excluded', () => {
  const excluded = tableAt(8, { outcome: 'nullity', points: 0 }, { slip: undefined });
  expect(countLeft([excluded]).missing).toBe(0);
});

it('counts what is left', () => {
  expect(countLeft(TABLES)).toEqual({ toConfirm: 4, confirmed: 1, due: 1, referred: 1, appealed: 1, missing: 1 });
});
