import { parseRoster, seatEntrants, takenTables, withoutRegistered } from '@raccord/files';
import { accept } from '@raccord/scrabble';
import { useState } from 'react';
import { Button } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { CentreField } from '../../roster/CentreField.tsx';
import { PlayersFields } from '../../roster/PlayersFields.tsx';
import { PlayersReview } from '../../roster/PlayersReview.tsx';
import type { PeopleView } from '../../server/answers.ts';
import { useCommand } from '../../server/usecommand.ts';
import { chiefTexts } from '../../texts/chief.ts';

interface Props {
  readonly people: PeopleView;
  onBack(): void;
}

/** A list of players for a tournament that is made: shown with who is registered already, written when it is confirmed. */
export function ImportPlayers({ people: { centres, entrants: registered }, onBack }: Props) {
  const command = useCommand();
  const [list, setList] = useState('');
  const [centre, setCentre] = useState(centres[0]?.id ?? '');
  const { persons, centre: centreLabel } = chiefTexts;
  const read = parseRoster(list);
  const roster = read.ok ? accept(withoutRegistered(read.value, registered, centre)) : read;
  const seated = roster.ok ? seatEntrants(roster.value.entrants, takenTables(registered, centre).keys()) : [];
  const register = async (): Promise<void> => {
    const entrants = (mark: string) =>
      seated.map((entrant, index) => ({ ...entrant, id: `${mark}-${index + 1}`, centre }));
    const isDone = await command.make('register-entrants', JSON.stringify([centre, list]), (id) => ({
      entrants: entrants(id),
    }));
    if (isDone) onBack();
  };
  return (
    <Form
      sending={command}
      confirm={persons.importConfirm(seated.flatMap(({ members }) => members).length)}
      isReady={seated.length > 0}
      onConfirm={() => void register()}
    >
      <div className={`${layout.row} ${layout.between}`}>
        <h3>{persons.importTitle}</h3>
        <Button look="quiet" onClick={onBack}>
          {persons.back}
        </Button>
      </div>
      <p className={layout.soft}>{persons.importHint}</p>
      <PlayersFields {...{ list }} rows={6} onChange={setList} />
      <CentreField label={centreLabel} centres={centres} value={centre} onChange={setCentre} />
      <PlayersReview roster={roster} entrants={seated} />
    </Form>
  );
}
