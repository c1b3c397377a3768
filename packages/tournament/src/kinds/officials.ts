import { of } from '@raccord/french';
import { writes } from '@raccord/stream';
import type { Commission, Moment } from '../events.ts';
import { describeCommission, ROLE_NAMES } from '../labels.ts';
import type { Official, TableRange } from '../people.ts';
import { changeFrom, withoutFrom } from '../state/timeline.ts';
import { must } from './finding.ts';
import { everything, kind, nothing } from './kind.ts';
import { fromMoment } from './teller.ts';

export interface TablesAssigned {
  readonly official: string;
  readonly tables: readonly TableRange[];
  readonly from: Moment;
}

function describeTables(tables: readonly TableRange[]): string {
  const ranges = tables.map(({ from, to }) => (from === to ? `${from}` : `${from} à ${to}`));
  if (ranges.length === 0) return 'aucune table';
  const isOne = tables.length === 1 && tables[0].from === tables[0].to;
  return `${isOne ? 'table' : 'tables'} ${ranges.join(', ')}`;
}

export const OFFICIALS = {
  'official-appointed': kind<Official>({
    evolve: (state, official) => {
      state.officials.set(official.id, official);
    },
    touches: ({ id, centre }) => ({ writes: [`official/${id}`], reads: [`centre/${centre}`] }),
    recounts: nothing,
    news: () => ({ of: 'people' }),
    told: ({ name, office }) => `nomination ${of(name)} (${ROLE_NAMES[office]})`,
  }),
  'tables-assigned': kind<TablesAssigned>({
    evolve: (state, { official: id, tables, from }) => {
      const { refereeOf } = must(state.centres.get(must(state.officials.get(id)).centre));
      for (const [table, referees] of refereeOf) {
        if (referees.some(({ value }) => value === id)) refereeOf.set(table, withoutFrom(referees, from, id));
      }
      for (const range of tables) {
        for (let table = range.from; table <= range.to; table++) {
          refereeOf.set(table, changeFrom(refereeOf.get(table) ?? [], from, id));
        }
      }
    },
    touches: ({ official }) => writes('tables', `official/${official}/tables`),
    // An average is that of the tables of a referee.
    recounts: everything,
    news: everything,
    told: ({ official, tables, from }, teller) =>
      `${describeTables(tables)} pour ${teller.official(official)}, ${fromMoment(from)}`,
  }),
  'commission-composed': kind<Commission>({
    evolve: (state, commission) => {
      state.commission = commission;
    },
    touches: () => writes('commission'),
    recounts: nothing,
    news: () => ({ of: 'people' }),
    told: (commission) => `commission : ${describeCommission(commission)}`,
  }),
};
