import type { Slip } from '@raccord/regulation';
import { useEffect, useRef } from 'react';
import { KeyCap } from '../../app/KeyCap.tsx';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { Badge, Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Table } from '../../design/Table.tsx';
import { useForm } from '../../design/useform.ts';
import { ReasonField } from '../../ruling/ReasonField.tsx';
import { useOutbox } from '../../server/useoutbox.tsx';
import { type ComparedField, compareSlips } from '../../slip/compare.ts';
import type { LaidTable } from '../../slip/overlay.ts';
import { SlipView } from '../../slip/SlipView.tsx';
import { useVerdict } from '../../slip/usejudged.ts';
import type { JudgedTurn } from '../../slip/useshownturn.ts';
import { VerdictLine } from '../../slip/VerdictView.tsx';
import { shownOfResult } from '../../slip/verdicts.ts';
import { WrittenWord } from '../../slip/Written.tsx';
import { refereeTexts } from '../../texts/referee.ts';
import { secondTexts } from '../../texts/second.ts';
import styles from './second.module.css';

const words = secondTexts.comparison;

interface ComparisonProps {
  readonly table: LaidTable;
  readonly first: Slip;
  readonly mine: Slip;
  readonly shown: JudgedTurn;
  readonly game: string;
  readonly turn: number;
  onSettled(): void;
  /** The second entry was wrong. */
  onAgain(): void;
}

/** Two entries of one slip side by side, what differs standing out: one of them is kept. */
export function Comparison({ table, first, mine, shown, game, turn, onSettled, onAgain }: ComparisonProps) {
  const outbox = useOutbox();
  const heading = useRef<HTMLHeadingElement>(null);
  const compared = compareSlips(first, mine);
  const differing = compared.filter(({ isSame }) => !isSame);
  const form = useForm({ reason: words.reason(differing.map(({ field }) => field)) });
  const reason = form.values.reason.trim();
  // What the first referee saw of the player stays: the second one has the paper alone.
  const mended: Slip = first.conduct ? { ...mine, conduct: first.conduct } : mine;
  const { value: verdict } = useVerdict(shown, mended);
  useEffect(() => heading.current?.focus(), []);
  const takeMine = (): void => {
    if (reason === '') return;
    const { entrant, basis } = table;
    void outbox.add('correct-slip', { game, turn, entrant, slip: mended, reason }, { basis });
    onSettled();
  };
  useShortcuts([
    { keys: 'p', label: words.keepFirst, run: onSettled },
    { keys: 'm', label: words.takeMine, run: takeMine },
  ]);
  const rows = [
    {
      ...{ key: 'slip', name: words.wholeSlip, isSame: true },
      ...{ first: <SlipView slip={first} />, mine: <SlipView slip={mine} /> },
    },
    ...differing.map(({ field, index, first: a, second: b }) => ({
      ...{ key: `${field} ${index}`, name: words.fieldOf(field, index), isSame: false },
      first: <FieldValue {...{ field }} value={a} />,
      mine: <FieldValue {...{ field }} value={b} />,
    })),
    {
      ...{ key: 'verdict', name: words.verdict, isSame: true },
      first: <VerdictLine verdict={shownOfResult(table.result)} />,
      mine: verdict && <VerdictLine verdict={verdict} />,
    },
  ];
  return (
    <div className={`${layout.stack3} ${styles.form}`}>
      <h2 ref={heading} tabIndex={-1}>
        {words.title(table.table)}
      </h2>
      <Table
        rows={rows}
        keyOf={({ key }) => key}
        markOf={({ isSame }) => (isSame ? undefined : 'bad')}
        columns={[
          {
            ...{ heading: words.field, kind: 'name', width: '28%' },
            cell: ({ name, isSame }) => (
              <>
                {name} {!isSame && <Badge kind="bad">≠ {words.differs}</Badge>}
              </>
            ),
          },
          { heading: words.first, cell: (row) => <div className={styles.compared}>{row.first}</div> },
          { heading: words.mine, cell: (row) => <div className={styles.compared}>{row.mine}</div> },
        ]}
      />
      <ReasonField
        label={secondTexts.correctReason}
        phrases={refereeTexts.reason.likely.correct}
        {...form.field('reason')}
      />
      <div className={`${layout.row} ${layout.end}`}>
        <Button onClick={onSettled}>
          {words.keepFirst} <KeyCap keys="p" />
        </Button>
        <Button look="main" onClick={takeMine}>
          {words.takeMine} <KeyCap keys="m" />
        </Button>
        <Button look="quiet" onClick={onAgain}>
          {secondTexts.blind.again}
        </Button>
      </div>
    </div>
  );
}

interface FieldValueProps {
  readonly field: ComparedField;
  readonly value: string;
}

const FieldValue = ({ field, value }: FieldValueProps) => (
  <strong>{field === 'word' && value !== '' ? <WrittenWord word={value} /> : words.valueOf(field, value)}</strong>
);
