import type { SeatedEntrant } from '@raccord/files';
import { useState } from 'react';
import { Notice, Panel, TextField } from '../../../design/controls.tsx';
import { Form } from '../../../design/DialogForm.tsx';
import layout from '../../../design/layout.module.css';
import { bindTo } from '../../../design/useform.ts';
import { gatherTables, showTables } from '../../../roster/tableranges.ts';
import { newClientId } from '../../../server/client.ts';
import { homeTexts as home } from '../../../texts/home.ts';
import styles from '../home.module.css';
import { useLexicons } from '../queries.ts';
import { type Draft, refereesOf, resize } from './draft.ts';
import { planCreation } from './plan.ts';
import { RefereesTable } from './RefereesTable.tsx';
import { gapsOf, tablesOf } from './sharing.ts';

const { referees: words } = home;
const MOST_REFEREES = 60;

interface Props {
  readonly draft: Draft;
  readonly entrants: readonly SeatedEntrant[];
  /** Whose evening it is. */
  readonly club: string | undefined;
  change(part: Partial<Draft>): void;
  onBack(): void;
}

/** Who corrects which tables; then everything is sent. */
export function StepReferees({ draft, entrants, club, change, onBack }: Props) {
  const { data, error } = useLexicons();
  const tables = entrants.map(({ table }) => table);
  const referees = refereesOf(draft, tables.length);
  const shares = tablesOf(referees, tables);
  const { without, twice } = gapsOf(shares, tables);
  const [count, setCount] = useState(String(referees.length));
  const lexicon = data?.lexicons.find(({ hash }) => hash === draft.lexicon) ?? data?.lexicons[0];
  const missing = [
    entrants.length === 0 && home.missing.players,
    referees.some(({ name }) => name.trim() === '') && words.nameMissing,
    shares.some((share) => !share) && words.badTables,
    !lexicon && home.missing.lexicon,
  ];
  const why = missing.find((reason) => reason !== false);
  const takeCount = (typed: string): void => {
    setCount(typed);
    const wanted = Number(typed);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= MOST_REFEREES)
      change({ referees: resize(referees, wanted) });
  };
  const field = bindTo(draft, change);
  const create = (): void => {
    if (lexicon) change({ creation: planCreation(draft, entrants, lexicon, newClientId().slice(0, 6), club) });
  };
  return (
    <Form
      className={layout.stack4}
      confirm={words.confirm}
      missing={why}
      leave={home.previous}
      onLeave={onBack}
      onConfirm={create}
    >
      <Panel className={layout.stack4}>
        <div className={`${layout.panels} ${styles.fields}`}>
          <TextField
            label={words.count}
            hint={words.countHint}
            type="number"
            min={1}
            max={MOST_REFEREES}
            value={count}
            onChange={takeCount}
          />
          <TextField label={words.second} hint={words.optional} maxLength={120} {...field('secondReferee')} />
          <TextField label={words.commission} hint={words.optional} maxLength={120} {...field('commission')} />
        </div>
        <RefereesTable referees={referees} shares={shares} onChange={(changed) => change({ referees: changed })} />
        {without.length > 0 && <Notice kind="info">{words.without(showTables(gatherTables(without)))}</Notice>}
        {twice.length > 0 && <Notice kind="warn">{words.twice(showTables(gatherTables(twice)))}</Notice>}
      </Panel>
      {error && <Notice kind="bad">{error.message}</Notice>}
    </Form>
  );
}
