import { foldAccents } from '@raccord/scrabble';
import { nameOf } from '@raccord/tournament';
import { useState } from 'react';
import { Badge, Button, Dialog, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Table } from '../../design/Table.tsx';
import { useView } from '../../server/views.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { ImportPlayers } from './ImportPlayers.tsx';
import { type EntrantForm, PersonForm } from './PersonForm.tsx';
import { Register } from './Register.tsx';

const SHOWN = 100;

const saidOf = ({ members, table }: EntrantForm): string =>
  foldAccents(`${members.map(({ name, club = '' }) => `${name} ${club}`).join(' ')} ${table} `);

/** Everybody at the tables: who is there, who came late, who left, who changes seat. */
export function People({ onClose }: { onClose(): void }) {
  const { data: people } = useView('seePeople', {});
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState<string>();
  const [isImporting, setImporting] = useState(false);
  const { persons } = chiefTexts;
  if (!people) return null;
  const entrant = people.entrants.find(({ id }) => id === chosen);
  const wanted = foldAccents(typed.trim());
  const found = people.entrants
    .filter((one) => saidOf(one).includes(wanted))
    .sort((a, b) => a.centre.localeCompare(b.centre) || a.table - b.table);
  const present = people.entrants.filter(({ isPresent }) => isPresent).length;
  return (
    <Dialog title={persons.title} onClose={onClose}>
      {isImporting ? (
        <ImportPlayers people={people} onBack={() => setImporting(false)} />
      ) : entrant ? (
        <PersonForm {...{ entrant }} centres={people.centres} onBack={() => choose(undefined)} />
      ) : (
        <div className={layout.stack3}>
          <TextField
            label={persons.search}
            hint={persons.present(present, people.entrants.length)}
            value={typed}
            onChange={setTyped}
          />
          <PeopleTable entrants={found.slice(0, SHOWN)} onChange={choose} />
          {found.length > SHOWN && <p className={layout.soft}>{persons.more(found.length - SHOWN)}</p>}
          <details>
            <summary>{persons.add}</summary>
            <Register key={people.entrants.length} people={people} />
          </details>
          <div>
            <Button onClick={() => setImporting(true)}>{persons.import}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function PeopleTable({
  entrants,
  onChange,
}: {
  readonly entrants: readonly EntrantForm[];
  onChange(id: string): void;
}) {
  const { persons } = chiefTexts;
  if (entrants.length === 0) return <p>{persons.nobody}</p>;
  return (
    <Table
      look="tight"
      frame={{ height: '20rem' }}
      label={persons.title}
      rows={entrants}
      keyOf={({ id }) => id}
      columns={[
        { heading: persons.table, cell: ({ table }) => table },
        { heading: persons.name, kind: 'name', cell: ({ members }) => nameOf(members) },
        { heading: persons.club, cell: ({ members }) => members[0].club },
        {
          heading: persons.state,
          cell: ({ isPresent, exclusion }) =>
            exclusion === undefined ? (
              <Badge kind={isPresent ? 'good' : 'plain'}>{isPresent ? persons.isPresent : persons.isAway}</Badge>
            ) : (
              <Badge kind="bad">{persons.isExcluded}</Badge>
            ),
        },
        {
          ...{ heading: '', kind: 'action' },
          cell: ({ id, members }) => (
            <Button look="quiet" onClick={() => onChange(id)} aria-label={persons.changeOf(nameOf(members))}>
              {persons.change}
            </Button>
          ),
        },
      ]}
    />
  );
}
