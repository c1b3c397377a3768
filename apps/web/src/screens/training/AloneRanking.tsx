import type { Among, Others } from '@raccord/training';
import { Table } from '../../design/Table.tsx';
import { texts } from '../../texts/index.ts';
import { trainingTexts } from '../../texts/training.ts';
import { rowsAround } from './rowsaround.ts';

const words = trainingTexts.alone;
const { number } = texts.numbers;

interface AloneRankingProps {
  readonly others: Others;
  readonly total: number;
  readonly among: Among;
}

/** Those just before and just after oneself. */
export const AloneRanking = ({ others, total, among }: AloneRankingProps) => (
  <Table
    look="tight"
    caption={words.ranking}
    rows={rowsAround(others, total, among.rank)}
    keyOf={({ key }) => key}
    markOf={({ name }) => (name === undefined ? 'current' : undefined)}
    columns={[
      { heading: words.columns.rank, kind: 'figure', cell: ({ rank }) => rank },
      { heading: words.columns.name, kind: 'name', cell: ({ name }) => name ?? <b>{words.me}</b> },
      { heading: words.columns.total, kind: 'figure', cell: ({ total: made }) => number(made) },
    ]}
  />
);
