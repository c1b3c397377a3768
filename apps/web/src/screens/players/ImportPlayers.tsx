import { parseRoster, seatEntrants, takenTables, withoutRegistered } from '@raccord/files';
import { accept } from '@raccord/scrabble';
import { useState } from 'react';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { CentreField } from '../../roster/CentreField.tsx';
import { PlayersFields } from '../../roster/PlayersFields.tsx';
import { PlayersReview } from '../../roster/PlayersReview.tsx';
import type { PeopleView } from '../../server/answers.ts';
import { useCommand } from '../../server/usecommand.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { playersDeskTexts as words } from '../../texts/playersdesk.ts';
import { BackRow } from './BackRow.tsx';
import type { DoneAction } from './DoneHere.tsx';
import { useSeating } from './useseating.ts';

interface Props {
  readonly people: PeopleView;
  onBack(done?: DoneAction): void;
}

/** A list of players for a tournament that is made: shown with who is registered already, written when it is confirmed. */
export function ImportPlayers({ people, onBack }: Props) {
  const { centres, entrants: registered } = people;
  const command = useCommand();
  const give = useSeating(people, command);
  const [list, setList] = useState('');
  const [centre, setCentre] = useState(centres[0]?.id ?? '');
  const read = parseRoster(list);
  const roster = read.ok ? accept(withoutRegistered(read.value, registered, centre)) : read;
  const seated = roster.ok ? seatEntrants(roster.value.entrants, takenTables(registered, centre).keys()) : [];
  const register = async (): Promise<void> => {
    const entrants = (mark: string) =>
      seated.map((entrant, index) => ({ ...entrant, id: `${mark}-${index + 1}`, centre }));
    const answer = await command.make('register-entrants', JSON.stringify([centre, list]), (id) => ({
      entrants: entrants(id),
    }));
    if (!answer.ok) return;
    await give(
      centre,
      seated.map(({ table }) => table),
    );
    onBack(answer.value);
  };
  return (
    <Form
      sending={command}
      confirm={words.importConfirm(seated.flatMap(({ members }) => members).length)}
      isReady={seated.length > 0}
      onConfirm={() => void register()}
    >
      <BackRow title={words.importTitle} onBack={() => onBack()} />
      <p className={layout.soft}>{words.importHint}</p>
      <PlayersFields {...{ list }} rows={6} onChange={setList} />
      <CentreField label={chiefTexts.centre} centres={centres} value={centre} onChange={setCentre} />
      <PlayersReview roster={roster} entrants={seated} />
    </Form>
  );
}
