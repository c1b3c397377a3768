import { EDITIONS } from '@raccord/regulation';
import { lazy, Suspense } from 'react';
import { TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import { useForm } from '../../design/useform.ts';
import { CentreField } from '../../roster/CentreField.tsx';
import { freeTable } from '../../roster/tableranges.ts';
import type { PeopleView } from '../../server/answers.ts';
import { useCommand } from '../../server/usecommand.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { playersDeskTexts as words } from '../../texts/playersdesk.ts';
import type { Listed } from '../calendar/licencesqueries.ts';
import { turnsMissed } from '../chief/steps.ts';
import { useConduct } from '../chief/useconduct.ts';
import { BackRow } from './BackRow.tsx';
import type { DoneAction } from './DoneHere.tsx';
import { useSeating } from './useseating.ts';

const LicenceHint = lazy(() =>
  import('../calendar/LicenceHint.tsx').then((module) => ({ default: module.LicenceHint })),
);

interface RegisterDraft {
  readonly names: string;
  readonly club: string;
  readonly centre: string;
  readonly table?: string;
  /** Those taken from the list of licences. */
  readonly listed: readonly Listed[];
}

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
  const form = useForm<RegisterDraft>({
    ...{ names: '', club: '', centre: centres[0]?.id ?? '', listed: [] },
  });
  const { names, club, centre, listed } = form.values;
  const taken = entrants.filter((one) => one.centre === centre && one.isPresent).map(({ table }) => table);
  const { table = String(freeTable(taken)) } = form.values;
  const missed = turnsMissed(turn, centre);
  const listedAs = (name: string) => listed.find((one) => one.name === name);
  const members = names
    .split(/\s+et\s+/)
    .map((name) => ({ ...(club.trim() === '' ? {} : { club: club.trim() }), ...(listedAs(name) ?? { name }) }));
  const unlisted = members.find(({ name }) => listedAs(name) === undefined);
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
      {unlisted && unlisted.name.trim() !== '' && (
        <Suspense>
          <LicenceHint
            person={unlisted}
            onTake={(one) => form.set({ listed: [...listed, one], names: names.replace(unlisted.name, one.name) })}
          />
        </Suspense>
      )}
      <TextField label={words.club} {...form.field('club')} />
      <CentreField label={chiefTexts.centre} centres={centres} {...form.field('centre')} />
      <TextField label={words.table} inputMode="numeric" {...form.field('table')} value={table} />
    </Form>
  );
}
