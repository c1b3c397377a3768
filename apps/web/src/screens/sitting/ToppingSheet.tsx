import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Table } from '../../design/Table.tsx';
import { sittingTexts } from '../../texts/sitting.ts';
import type { SittingSheetView } from './queries.ts';
import styles from './sitting.module.css';

const words = sittingTexts.topping;

/** How somebody went through a topping game, draw by draw. */
export const ToppingSheet = ({ standing, players, draws }: NonNullable<SittingSheetView['topping']>) => (
  <div className={layout.stack4}>
    <Panel className={layout.stack1} role="status">
      <p className={styles.mark}>{words.rank(standing.rank, players)}</p>
      <p>{words.total(standing.time)}</p>
    </Panel>
    <Panel>
      <Table
        rows={draws.map((draw, index) => ({ ...draw, number: index + 1 }))}
        keyOf={({ number }) => number}
        markOf={({ isFound }) => (isFound ? undefined : 'bad')}
        columns={[
          { heading: words.columns.draw, cell: ({ number, draw }) => `${number}. ${draw}` },
          { heading: words.columns.top, cell: ({ top }) => words.top(top.word, top.reference, top.score) },
          {
            ...{ heading: words.columns.time, kind: 'figure' },
            cell: ({ time, isFound }) => `${sittingTexts.time(time)}${isFound ? '' : ` (${words.notFound})`}`,
          },
        ]}
      />
    </Panel>
  </div>
);
