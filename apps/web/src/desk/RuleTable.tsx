import { withCapital } from '@raccord/french';
import { Panel } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { Table } from '../design/Table.tsx';
import { schoolTexts } from '../texts/school.ts';
import { typesetTexts } from '../texts/typeset.ts';

const words = schoolTexts.exam;

/** How often a rule was asked, and answered right. */
export interface KnownRule {
  readonly label: string;
  readonly right: number;
  readonly count: number;
}

interface RuleTableProps {
  readonly rules: readonly KnownRule[];
  readonly caption: string;
}

/** How each rule was answered, those least known first. */
export const RuleTable = ({ rules, caption }: RuleTableProps) => (
  <Panel className={layout.stack2}>
    <h2>{caption}</h2>
    <Table
      look="tight"
      rows={[...rules].sort((a, b) => a.right / a.count - b.right / b.count)}
      keyOf={({ label }) => label}
      columns={[
        { heading: words.columns.rule, cell: ({ label }) => withCapital(typesetTexts(label)) },
        { heading: words.columns.right, kind: 'figure', cell: ({ right, count }) => words.of(right, count) },
      ]}
    />
  </Panel>
);
