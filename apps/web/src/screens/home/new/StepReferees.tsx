import { useState } from 'react';
import { Notice, Panel, TextField } from '../../../design/controls.tsx';
import { Form } from '../../../design/DialogForm.tsx';
import layout from '../../../design/layout.module.css';
import { wholeBetween } from '../../../design/numbers.ts';
import { bindTo } from '../../../design/useform.ts';
import { gatherTables, showTables } from '../../../roster/tableranges.ts';
import { homeTexts as home } from '../../../texts/home.ts';
import styles from '../home.module.css';
import { refereesOf, resize } from './draft.ts';
import { RefereesTable } from './RefereesTable.tsx';
import { gapsOf, tablesOf } from './sharing.ts';
import { type CreatingProps, useCreating } from './usecreating.ts';

const { referees: words } = home;
const MOST_REFEREES = 60;

interface Props extends CreatingProps {
  onBack(): void;
}

/** Who corrects which tables; then everything is sent. */
export function StepReferees({ draft, entrants, club, change, onBack }: Props) {
  const { create, missing, error, confirm } = useCreating({ draft, entrants, club, change });
  const tables = entrants.map(({ table }) => table);
  const referees = refereesOf(draft, tables.length);
  const shares = tablesOf(referees, tables);
  const { without, twice } = gapsOf(shares, tables);
  const [count, setCount] = useState(String(referees.length));
  const takeCount = (typed: string): void => {
    setCount(typed);
    const wanted = wholeBetween(typed, 1, MOST_REFEREES);
    if (wanted !== undefined) change({ referees: resize(referees, wanted) });
  };
  const field = bindTo(draft, change);
  return (
    <Form
      className={layout.stack4}
      confirm={confirm}
      missing={missing}
      leave={home.previous}
      onLeave={onBack}
      onConfirm={create}
    >
      <Panel className={layout.stack4}>
        <div className={styles.count}>
          <TextField
            label={words.count}
            hint={words.countHint}
            type="number"
            min={1}
            max={MOST_REFEREES}
            value={count}
            onChange={takeCount}
          />
        </div>
        <RefereesTable referees={referees} shares={shares} onChange={(changed) => change({ referees: changed })} />
        {without.length > 0 && <Notice kind="info">{words.without(showTables(gatherTables(without)))}</Notice>}
        {twice.length > 0 && <Notice kind="warn">{words.twice(showTables(gatherTables(twice)))}</Notice>}
      </Panel>
      <Panel>
        <details open={draft.secondReferee !== '' || draft.commission !== ''}>
          <summary className={styles.summary}>{words.others}</summary>
          <div className={`${layout.panels} ${styles.fields}`}>
            <TextField label={words.second} hint={words.secondHint} maxLength={120} {...field('secondReferee')} />
            <TextField label={words.commission} hint={words.commissionHint} maxLength={120} {...field('commission')} />
          </div>
        </details>
      </Panel>
      {error && <Notice kind="bad">{error.message}</Notice>}
    </Form>
  );
}
