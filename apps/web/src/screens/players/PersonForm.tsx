import { nameOf } from '@raccord/tournament';
import { useState } from 'react';
import { TextField } from '../../design/controls.tsx';
import { AskedButton, Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { useForm } from '../../design/useform.ts';
import { CentreField } from '../../roster/CentreField.tsx';
import type { PeopleView } from '../../server/answers.ts';
import { api } from '../../server/client.ts';
import { useTournament } from '../../server/station.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { useSending } from '../../server/usesending.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { texts } from '../../texts/index.ts';
import { playersDeskTexts as words } from '../../texts/playersdesk.ts';
import { useConduct } from '../chief/useconduct.ts';
import { BackRow } from './BackRow.tsx';
import type { DoneAction } from './DoneHere.tsx';
import { ExclusionDialog } from './ExclusionDialog.tsx';
import styles from './players.module.css';
import type { PersonHere } from './presence.ts';
import { useSeating } from './useseating.ts';

interface PersonFormProps {
  readonly entrant: PersonHere;
  readonly people: PeopleView;
  /** Back to the list, where what was done is told. */
  onBack(done?: DoneAction): void;
}

/** Somebody's table and name; behind a door, what is rare and grave. */
export function PersonForm({ entrant, people, onBack }: PersonFormProps) {
  const { turn, runsAll } = useConduct();
  const { session } = useTournament();
  const isExcluded = entrant.exclusion !== undefined;
  return (
    <div className={`${layout.stack3} ${styles.person}`}>
      <BackRow title={`${texts.common.table(entrant.table)} · ${nameOf(entrant.members)}`} onBack={() => onBack()} />
      {!isExcluded && <Seat {...{ entrant, people, onBack }} />}
      <Names {...{ entrant, onBack }} />
      <details className={layout.stack3} open={isExcluded}>
        <summary>{words.grave}</summary>
        <div className={layout.stack4}>
          {turn && !isExcluded && <Warning {...{ entrant, onBack }} />}
          <Removal {...{ entrant, onBack }} />
          {runsAll && <ExclusionDialog {...{ entrant, onBack }} />}
          {session.tournament === undefined && <ErasedNames {...{ entrant, onBack }} />}
        </div>
      </details>
    </div>
  );
}

type FormProps = Omit<PersonFormProps, 'people'>;

function Seat({ entrant: { id, table: before, centre: own }, people, onBack }: PersonFormProps) {
  const command = useCommand();
  const give = useSeating(people, command);
  const form = useForm({ table: String(before), centre: own });
  const { table, centre } = form.values;
  const isAnother = Number(table) !== before || centre !== own;
  const seat = async (): Promise<void> => {
    const answer = await command.ask('seat-entrant', { entrant: id, centre, table: Number(table) });
    if (!answer.ok) return;
    await give(centre, [Number(table)]);
    onBack(answer.value);
  };
  return (
    <Form
      className={`${layout.row} ${layout.end}`}
      look="plain"
      sending={command}
      confirm={words.seat}
      isReady={/^\d+$/.test(table) && isAnother}
      onConfirm={() => void seat()}
    >
      <TextField label={words.table} inputMode="numeric" {...form.field('table')} />
      <CentreField label={chiefTexts.centre} centres={people.centres} {...form.field('centre')} />
    </Form>
  );
}

function Names({ entrant: { id, members }, onBack }: FormProps) {
  const command = useCommand();
  const [names, setNames] = useState(members.map(({ name }) => name));
  const amended = members.map((member, index) => ({ ...member, name: names[index] }));
  const amend = async (): Promise<void> => {
    const answer = await command.ask('amend-entrant', { entrant: id, members: amended });
    if (answer.ok) onBack(answer.value);
  };
  return (
    <Form
      className={`${layout.row} ${layout.end}`}
      look="plain"
      sending={command}
      confirm={words.rename}
      isReady={members.some(({ name }, index) => name !== names[index]) && names.every((name) => name.trim() !== '')}
      onConfirm={() => void amend()}
    >
      {members.map(({ name: before }, index) => (
        <TextField
          key={before}
          label={words.name}
          value={names[index]}
          onChange={(name) => setNames(names.with(index, name))}
        />
      ))}
    </Form>
  );
}

function Warning({ entrant: { id }, onBack }: FormProps) {
  const { game, turn } = useConduct();
  const command = useCommand();
  const [reason, setReason] = useState('');
  const warn = async (): Promise<void> => {
    const data = { game: game.id, turn: turn?.number ?? 1, entrant: id, reason };
    const answer = await command.ask('give-warning', data);
    if (answer.ok) onBack(answer.value);
  };
  return (
    <Form
      look="plain"
      sending={command}
      confirm={words.warn}
      isReady={reason.trim() !== ''}
      onConfirm={() => void warn()}
    >
      <TextField label={words.warnReason} hint={chiefTexts.reasonHint} value={reason} onChange={setReason} />
    </Form>
  );
}

function Removal({ entrant: { id, members }, onBack }: FormProps) {
  const command = useCommand();
  const remove = async (): Promise<boolean> => {
    const answer = await command.ask('remove-entrant', { entrant: id });
    if (answer.ok) onBack(answer.value);
    return answer.ok;
  };
  return (
    <div>
      <AskedButton
        title={words.removeTitle(nameOf(members))}
        label={words.remove}
        confirm={words.removeConfirm}
        leave={words.keep}
        look="danger"
        buttonLook="danger"
        sending={command}
        onConfirm={remove}
      >
        <p>{words.removeHint}</p>
      </AskedButton>
    </div>
  );
}

/** Somebody who asks that his name be kept no more: of the two of a pair, one. */
function ErasedNames({ entrant: { id, members }, onBack }: FormProps) {
  const { tournament } = useTournament();
  const sending = useSending();
  const erase = async (place: 0 | 1): Promise<boolean> => {
    const answer = await sending.send(['erasePlayer', tournament, id], place, () =>
      api.erasePlayer({ params: { tournament }, body: { entrant: id, place } }),
    );
    if (answer.ok) onBack();
    return answer.ok;
  };
  return members.map(({ name }, at) => (
    <div key={name}>
      <AskedButton
        title={words.eraseTitle(name)}
        label={members.length > 1 ? `${words.erase} (${name})` : words.erase}
        confirm={words.eraseConfirm}
        leave={words.keep}
        look="danger"
        buttonLook="danger"
        sending={sending}
        onConfirm={() => erase(at === 0 ? 0 : 1)}
      >
        <p>{words.eraseHint}</p>
      </AskedButton>
    </div>
  ));
}
