import { nameOf } from '@raccord/tournament';
import { Badge } from '../../design/controls.tsx';
import { Table } from '../../design/Table.tsx';
import type { ConsequencesView } from '../../server/answers.ts';
import { correctingTexts as words } from '../../texts/correcting.ts';

type ChangedTotal = ConsequencesView['totals'][number] & { readonly game?: string };

interface ChangedTotalsProps {
  readonly totals: readonly ChangedTotal[];
  /** Of all, where not all are listed. */
  readonly count?: number;
}

/** Who gains and who loses points in a game, before it is done. */
export function ChangedTotals({ totals, count = totals.length }: ChangedTotalsProps) {
  const isOfMany = new Set(totals.map(({ game }) => game)).size > 1;
  return (
    <>
      <h3>{words.totals(isOfMany)}</h3>
      {totals.length === 0 ? <p>{words.noTotals}</p> : <TotalsTable {...{ totals, isOfMany }} />}
      {count > totals.length && <p>{words.moreTotals(count - totals.length)}</p>}
    </>
  );
}

const TotalsTable = ({ totals, isOfMany }: ChangedTotalsProps & { readonly isOfMany: boolean }) => (
  <Table<ChangedTotal>
    look="tight"
    rows={totals}
    keyOf={({ game, entrant }) => `${game} ${entrant}`}
    columns={[
      ...(isOfMany ? [{ heading: words.game, cell: ({ game }: ChangedTotal) => game }] : []),
      { heading: words.table, cell: ({ table }) => table },
      { heading: words.player, kind: 'name', cell: ({ members }) => nameOf(members) },
      { heading: words.before, kind: 'figure', cell: ({ before }) => before },
      { heading: words.after, kind: 'figure', cell: ({ after }) => after },
      {
        ...{ heading: words.change, kind: 'figure' },
        cell: ({ before, after }) => (
          <Badge kind={after > before ? 'good' : 'bad'}>{words.changeOf(after - before)}</Badge>
        ),
      },
    ]}
  />
);
