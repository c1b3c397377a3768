import { withCapital } from '@raccord/french';
import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Table } from '../../design/Table.tsx';
import { sittingTexts } from '../../texts/sitting.ts';
import { typeset } from '../../texts/typeset.ts';
import type { SittingView } from './queries.ts';

const words = sittingTexts.run;

interface RuleTableProps {
  readonly rules: NonNullable<SittingView['byRule']>;
  readonly caption: string;
}

/** How each rule was answered, those least known first. */
export const RuleTable = ({ rules, caption }: RuleTableProps) => (
  <Panel className={layout.stack2}>
    <h2>{caption}</h2>
    <Table
      rows={[...rules].sort((a, b) => a.right / a.count - b.right / b.count)}
      keyOf={({ label }) => label}
      columns={[
        { heading: words.rule, cell: ({ label }) => withCapital(typeset(label)) },
        { heading: words.right, kind: 'figure', cell: ({ right, count }) => words.mark(right, count) },
      ]}
    />
  </Panel>
);
