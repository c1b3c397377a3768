import { OFFICES, type Office } from '@raccord/tournament';
import { useState } from 'react';
import { Dialog, Select, TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { useForm } from '../../design/useform.ts';
import { CentreField } from '../../roster/CentreField.tsx';
import { parseTables, showTables } from '../../roster/tableranges.ts';
import type { PeopleView } from '../../server/answers.ts';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { chiefDialogsTexts } from '../../texts/chiefdialogs.ts';
import { texts } from '../../texts/index.ts';

/** Who referees which tables. */
export function Officials({ onClose }: { onClose(): void }) {
  const { data: people } = useView('seePeople', {});
  const { staff } = chiefDialogsTexts;
  return (
    <Dialog title={staff.title} onClose={onClose}>
      {people && (
        <div className={layout.stack3}>
          {people.officials.length === 0 && <p className={layout.soft}>{staff.none}</p>}
          <ul className={layout.lines}>
            {people.officials.map((official) => (
              <Official key={`${official.id} ${showTables(official.tables)}`} official={official} />
            ))}
          </ul>
          <h3>{staff.appointTitle}</h3>
          <Appoint centres={people.centres} />
        </div>
      )}
    </Dialog>
  );
}

function Official({ official }: { readonly official: PeopleView['officials'][number] }) {
  const { id, name, office, tables } = official;
  const command = useCommand();
  const [text, setText] = useState(showTables(tables));
  const ranges = parseTables(text);
  const { staff } = chiefDialogsTexts;
  return (
    <li>
      <span>
        {name} <span className={layout.soft}>{texts.common.roles[office]}</span>
      </span>
      {office === 'referee' && (
        <Form
          className={`${layout.row} ${layout.end}`}
          sending={command}
          confirm={staff.assign}
          look="plain"
          isReady={ranges !== undefined && text !== showTables(tables)}
          onConfirm={() => ranges && command.send('assign-tables', { official: id, tables: ranges })}
        >
          <TextField
            label={staff.tablesOf(name)}
            error={ranges ? undefined : staff.tablesFault}
            value={text}
            onChange={setText}
          />
        </Form>
      )}
    </li>
  );
}

function Appoint({ centres }: { readonly centres: PeopleView['centres'] }) {
  const command = useCommand();
  const form = useForm<{ name: string; office: Office; centre: string }>({
    ...{ name: '', office: 'referee', centre: centres[0]?.id ?? '' },
  });
  const { staff } = chiefDialogsTexts;
  const { centre } = chiefTexts;
  const who = form.values;
  const appoint = async (): Promise<void> => {
    const { ok } = await command.make('appoint-official', JSON.stringify(who), (id) => ({ id, ...who }));
    if (ok) form.set({ name: '' });
  };
  return (
    <Form
      sending={command}
      confirm={staff.appoint}
      isReady={who.name.trim() !== ''}
      missing={staff.nameMissing}
      onConfirm={appoint}
    >
      <TextField label={staff.name} {...form.field('name')} />
      <Select
        label={staff.office}
        options={OFFICES.map((value) => ({ value, label: texts.common.roles[value] }))}
        {...form.field('office')}
      />
      <CentreField label={centre} centres={centres} {...form.field('centre')} />
    </Form>
  );
}
