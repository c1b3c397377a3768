import { EDITIONS } from '@raccord/regulation';
import { nameOf } from '@raccord/tournament';
import { useState } from 'react';
import { Button, TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { useForm } from '../../design/useform.ts';
import { CentreField } from '../../roster/CentreField.tsx';
import type { PeopleView } from '../../server/answers.ts';
import { type CommandSending, useCommand } from '../../server/usecommand.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { texts } from '../../texts/index.ts';
import { ExclusionDialog } from './ExclusionDialog.tsx';
import { turnsMissed } from './steps.ts';
import { useConduct } from './useconduct.ts';

export type EntrantForm = PeopleView['entrants'][number];

interface PersonFormProps {
  readonly entrant: EntrantForm;
  readonly centres: PeopleView['centres'];
  onBack(): void;
}

/** What can happen to somebody during a tournament: another table, a departure, an arrival, a warning, an exclusion, a name put right. */
export function PersonForm({ entrant, centres, onBack }: PersonFormProps) {
  const { turn, runsAll } = useConduct();
  const command = useBack(onBack);
  const { persons } = chiefTexts;
  const isExcluded = entrant.exclusion !== undefined;
  return (
    <div className={layout.stack3}>
      <div className={`${layout.row} ${layout.between}`}>
        <h3>{`${texts.common.table(entrant.table)} · ${nameOf(entrant.members)}`}</h3>
        <Button look="quiet" onClick={onBack}>
          {persons.back}
        </Button>
      </div>
      <p className={layout.soft}>{persons.fromNow}</p>
      {entrant.isPresent && <Seat {...{ entrant, centres, onBack }} />}
      {!isExcluded && <Presence {...{ entrant, onBack }} />}
      {turn && entrant.isPresent && <Warning {...{ entrant, onBack }} />}
      <Names {...{ entrant, onBack }} />
      {runsAll && <ExclusionDialog {...{ entrant, command }} />}
    </div>
  );
}

type FormProps = Omit<PersonFormProps, 'centres'>;

/** A form that goes back to the list once it is done. */
function useBack(onBack: () => void): CommandSending {
  const command = useCommand();
  return {
    ...command,
    send: async (type, data) => {
      const isDone = await command.send(type, data);
      if (isDone) onBack();
      return isDone;
    },
  };
}

function Seat({ entrant, centres, onBack }: PersonFormProps) {
  const command = useBack(onBack);
  const form = useForm({ table: String(entrant.table), centre: entrant.centre });
  const { table, centre } = form.values;
  const { persons, centre: centreLabel } = chiefTexts;
  const seat = () => command.send('seat-entrant', { entrant: entrant.id, centre, table: Number(table) });
  return (
    <Form look="plain" sending={command} confirm={persons.seat} isReady={/^\d+$/.test(table)} onConfirm={seat}>
      <TextField label={persons.table} inputMode="numeric" {...form.field('table')} />
      <CentreField label={centreLabel} centres={centres} {...form.field('centre')} />
    </Form>
  );
}

function Presence({ entrant: { id, isPresent, centre }, onBack }: FormProps) {
  const { edition, turn } = useConduct();
  const command = useBack(onBack);
  const [reason, setReason] = useState('');
  const { persons } = chiefTexts;
  const note = () =>
    isPresent ? command.send('note-departure', { entrant: id, reason }) : command.send('note-arrival', { entrant: id });
  const missed = turnsMissed(turn, centre);
  return (
    <Form look="plain" sending={command} confirm={isPresent ? persons.leave : persons.arrive} onConfirm={note}>
      {isPresent ? (
        <TextField label={persons.leaveReason} value={reason} onChange={setReason} />
      ) : (
        missed > 0 && (
          <p className={layout.soft}>{persons.lateIfNew(missed, EDITIONS[edition].decisions.lateness.article)}</p>
        )
      )}
    </Form>
  );
}

function Warning({ entrant: { id }, onBack }: FormProps) {
  const { game, turn } = useConduct();
  const command = useBack(onBack);
  const [reason, setReason] = useState('');
  const { persons, reasonHint } = chiefTexts;
  const warn = () => command.send('give-warning', { game: game.id, turn: turn?.number ?? 1, entrant: id, reason });
  return (
    <Form look="plain" sending={command} confirm={persons.warn} isReady={reason.trim() !== ''} onConfirm={warn}>
      <TextField label={persons.warnReason} hint={reasonHint} value={reason} onChange={setReason} />
    </Form>
  );
}

function Names({ entrant: { id, members }, onBack }: FormProps) {
  const command = useBack(onBack);
  const [names, setNames] = useState(members.map(({ name }) => name));
  const { persons } = chiefTexts;
  const amended = members.map((member, index) => ({ ...member, name: names[index] }));
  return (
    <>
      <Form
        look="plain"
        sending={command}
        confirm={persons.rename}
        onConfirm={() => command.send('amend-entrant', { entrant: id, members: amended })}
      >
        {members.map(({ name: before }, index) => (
          <TextField
            key={before}
            label={persons.name}
            value={names[index]}
            onChange={(name) => setNames(names.with(index, name))}
          />
        ))}
      </Form>
      <div>
        <Button look="danger" onClick={() => command.send('remove-entrant', { entrant: id })}>
          {persons.remove}
        </Button>
      </div>
    </>
  );
}
