import { EDITIONS } from '@raccord/regulation';
import { TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import { useForm } from '../../design/useform.ts';
import { CentreField } from '../../roster/CentreField.tsx';
import { freeTable } from '../../roster/tableranges.ts';
import type { PeopleView } from '../../server/answers.ts';
import { useCommand } from '../../server/usecommand.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { turnsMissed } from './steps.ts';
import { useConduct } from './useconduct.ts';

/** Somebody who comes once the tournament is made. */
export function Register({ people: { centres, entrants } }: { readonly people: PeopleView }) {
  const { edition, turn } = useConduct();
  const command = useCommand();
  const form = useForm<{ names: string; club: string; centre: string; table?: string }>({
    ...{ names: '', club: '', centre: centres[0]?.id ?? '' },
  });
  const { names, club, centre } = form.values;
  const taken = entrants.filter((one) => one.centre === centre && one.isPresent).map(({ table }) => table);
  const { table = String(freeTable(taken)) } = form.values;
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
    <Form
      sending={command}
      confirm={persons.register}
      isReady={names.trim() !== '' && /^\d+$/.test(table)}
      onConfirm={register}
    >
      <p>
        {persons.addHint} {missed > 0 && persons.late(missed, EDITIONS[edition].decisions.lateness.article)}
      </p>
      <TextField label={persons.names} hint={persons.pairHint} {...form.field('names')} />
      <TextField label={persons.club} {...form.field('club')} />
      <CentreField label={centreLabel} centres={centres} {...form.field('centre')} />
      <TextField label={persons.table} inputMode="numeric" {...form.field('table')} value={table} />
    </Form>
  );
}
