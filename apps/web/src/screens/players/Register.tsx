import { EDITIONS } from '@raccord/regulation';
import { TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import { useForm } from '../../design/useform.ts';
import { CentreField } from '../../roster/CentreField.tsx';
import { freeTable } from '../../roster/tableranges.ts';
import type { PeopleView } from '../../server/answers.ts';
import { useCommand } from '../../server/usecommand.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { playersDeskTexts as words } from '../../texts/playersdesk.ts';
import { turnsMissed } from '../chief/steps.ts';
import { useConduct } from '../chief/useconduct.ts';
import { BackRow } from './BackRow.tsx';
import type { DoneAction } from './DoneHere.tsx';
import { useSeating } from './useseating.ts';

interface RegisterProps {
  readonly people: PeopleView;
  onBack(done?: DoneAction): void;
}

/** Somebody who comes once the tournament is made. */
export function Register({ people, onBack }: RegisterProps) {
  const { centres, entrants } = people;
  const { edition, turn } = useConduct();
  const command = useCommand();
  const give = useSeating(people, command);
  const form = useForm<{ names: string; club: string; centre: string; table?: string }>({
    ...{ names: '', club: '', centre: centres[0]?.id ?? '' },
  });
  const { names, club, centre } = form.values;
  const taken = entrants.filter((one) => one.centre === centre && one.isPresent).map(({ table }) => table);
  const { table = String(freeTable(taken)) } = form.values;
  const missed = turnsMissed(turn, centre);
  const members = names
    .split(/\s+et\s+/)
    .map((name) => ({ name, ...(club.trim() === '' ? {} : { club: club.trim() }) }));
  // The next free table is another one as soon as he has his: he is known by his name.
  const register = async (): Promise<void> => {
    const seat = { members, centre, table: Number(table) };
    const who = JSON.stringify({ members, centre });
    const answer = await command.make('register-entrants', who, (id) => ({ entrants: [{ id, ...seat }] }));
    if (!answer.ok) return;
    await give(centre, [Number(table)]);
    onBack(answer.value);
  };
  return (
    <Form
      sending={command}
      confirm={words.register}
      isReady={names.trim() !== '' && /^\d+$/.test(table)}
      missing={names.trim() === '' ? words.nameMissing : words.tableMissing}
      onConfirm={() => void register()}
    >
      <BackRow title={words.add} onBack={() => onBack()} />
      <p>
        {words.addHint} {missed > 0 && words.late(missed, EDITIONS[edition].decisions.lateness.article)}
      </p>
      <TextField label={words.names} hint={words.pairHint} autoFocus {...form.field('names')} />
      <TextField label={words.club} {...form.field('club')} />
      <CentreField label={chiefTexts.centre} centres={centres} {...form.field('centre')} />
      <TextField label={words.table} inputMode="numeric" {...form.field('table')} value={table} />
    </Form>
  );
}
