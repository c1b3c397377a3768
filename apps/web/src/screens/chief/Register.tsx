import { EDITIONS } from '@raccord/regulation';
import { useState } from 'react';
import { Select, TextField } from '../../design/controls.tsx';
import { freeTable } from '../../roster/tableranges.ts';
import type { PeopleView } from '../../server/answers.ts';
import { useCommand } from '../../server/usecommand.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { DialogForm } from './DialogForm.tsx';
import { turnsMissed } from './steps.ts';
import { useConduct } from './useconduct.ts';

/** Somebody who comes once the tournament is made. */
export function Register({ people: { centres, entrants } }: { readonly people: PeopleView }) {
  const { edition, turn } = useConduct();
  const command = useCommand();
  const [names, setNames] = useState('');
  const [club, setClub] = useState('');
  const [centre, setCentre] = useState(centres[0]?.id ?? '');
  const taken = entrants.filter((one) => one.centre === centre && one.isPresent).map(({ table }) => table);
  const [typed, setTable] = useState<string>();
  const table = typed ?? String(freeTable(taken));
  const { persons, centre: centreLabel } = chiefTexts;
  const missed = turnsMissed(turn, centre);
  const members = names
    .split(/\s+et\s+/)
    .map((name) => ({ name, ...(club.trim() === '' ? {} : { club: club.trim() }) }));
  // The next free table is another one as soon as he has his: he is known by his name.
  const register = (): void => {
    const seat = { members, centre, table: Number(table) };
    const who = JSON.stringify({ members, centre });
    void command.make('register-entrants', who, (id) => ({ entrants: [{ id, ...seat }] }));
  };
  return (
    <DialogForm
      command={command}
      confirm={persons.register}
      isReady={names.trim() !== '' && /^\d+$/.test(table)}
      onConfirm={register}
    >
      <p>
        {persons.addHint} {missed > 0 && persons.late(missed, EDITIONS[edition].decisions.lateness.article)}
      </p>
      <TextField
        label={persons.names}
        hint={persons.pairHint}
        value={names}
        onChange={({ target }) => setNames(target.value)}
      />
      <TextField label={persons.club} value={club} onChange={({ target }) => setClub(target.value)} />
      {centres.length > 1 && (
        <Select
          label={centreLabel}
          value={centre}
          options={centres.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setCentre}
        />
      )}
      <TextField
        label={persons.table}
        inputMode="numeric"
        value={table}
        onChange={({ target }) => setTable(target.value)}
      />
    </DialogForm>
  );
}
