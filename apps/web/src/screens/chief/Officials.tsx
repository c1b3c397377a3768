import { OFFICES, type Office } from '@raccord/tournament';
import { useState } from 'react';
import { Button, Dialog, Notice, Select, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { parseTables, showTables } from '../../roster/tableranges.ts';
import type { PeopleView } from '../../server/answers.ts';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { texts } from '../../texts/index.ts';
import { DialogForm } from './DialogForm.tsx';
import styles from './dialogs.module.css';

/** Who referees which tables. */
export function Officials({ onClose }: { onClose(): void }) {
  const { data: people } = useView('seePeople', {});
  const { staff } = chiefTexts;
  return (
    <Dialog title={staff.title} onClose={onClose}>
      {people && (
        <div className={layout.stack3}>
          {people.officials.length === 0 && <p className={layout.soft}>{staff.none}</p>}
          <ul className={styles.actions}>
            {people.officials.map((official) => (
              <Official key={`${official.id} ${showTables(official.tables)}`} official={official} />
            ))}
          </ul>
          <h3>{staff.appointTitle}</h3>
          <Appoint key={people.officials.length} centres={people.centres} />
        </div>
      )}
    </Dialog>
  );
}

function Official({ official }: { readonly official: PeopleView['officials'][number] }) {
  const { id, name, office, tables } = official;
  const { send, fault, isBusy } = useCommand();
  const [text, setText] = useState(showTables(tables));
  const ranges = parseTables(text);
  const { staff } = chiefTexts;
  return (
    <li>
      <span>
        {name} <span className={layout.soft}>{texts.common.roles[office]}</span>
      </span>
      {office === 'referee' && (
        <form
          className={`${layout.row} ${layout.between}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (ranges) void send('assign-tables', { official: id, tables: ranges });
          }}
        >
          <TextField
            label={staff.tablesOf(name)}
            error={ranges ? undefined : staff.tablesFault}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" disabled={isBusy || !ranges || text === showTables(tables)}>
            {staff.assign}
          </Button>
          {fault && <Notice kind="bad">{fault.text}</Notice>}
        </form>
      )}
    </li>
  );
}

function Appoint({ centres }: { readonly centres: PeopleView['centres'] }) {
  const command = useCommand();
  const [name, setName] = useState('');
  const [office, setOffice] = useState<Office>('referee');
  const [centre, setCentre] = useState(centres[0]?.id ?? '');
  const { staff, centre: centreLabel } = chiefTexts;
  const appoint = (): void => {
    const who = { name, office, centre };
    void command.make('appoint-official', JSON.stringify(who), (id) => ({ id, ...who }));
  };
  return (
    <DialogForm command={command} confirm={staff.appoint} isReady={name.trim() !== ''} onConfirm={appoint}>
      <TextField label={staff.name} value={name} onChange={({ target }) => setName(target.value)} />
      <Select
        label={staff.office}
        value={office}
        options={OFFICES.map((value) => ({ value, label: texts.common.roles[value] }))}
        onChange={(value) => setOffice(value)}
      />
      {centres.length > 1 && (
        <Select
          label={centreLabel}
          value={centre}
          options={centres.map(({ id, name: label }) => ({ value: id, label }))}
          onChange={setCentre}
        />
      )}
    </DialogForm>
  );
}
