import { type KeyboardEvent, useRef, useState } from 'react';
import { Button, Dialog, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTouch } from '../../design/usetouch.ts';
import { useView } from '../../server/views.ts';
import { playersDeskTexts as words } from '../../texts/playersdesk.ts';
import { type DoneAction, DoneHere } from './DoneHere.tsx';
import { ImportPlayers } from './ImportPlayers.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonForm } from './PersonForm.tsx';
import styles from './players.module.css';
import { foundAmong, told } from './presence.ts';
import { Register } from './Register.tsx';

const SHOWN = 100;

type Part = 'list' | 'register' | 'import' | { readonly entrant: string };

/** Everybody at the tables, as an attendance sheet: who is there, who is late, who left, who does not play this game. */
export function People({ onClose }: { onClose(): void }) {
  const { data: people } = useView('seePeople', {});
  const [typed, setTyped] = useState('');
  const [part, turnTo] = useState<Part>('list');
  const [done, setDone] = useState<DoneAction>();
  const list = useRef<HTMLDivElement>(null);
  const isTouch = useTouch();
  if (!people) return null;
  const chosen = typeof part === 'object' ? people.entrants.find(({ id }) => id === part.entrant) : undefined;
  const back = (what?: DoneAction): void => {
    setDone(what);
    turnTo('list');
  };
  /** The button that was pressed goes: the keyboard stays in the dialog. */
  const taken = (): void => {
    setDone(undefined);
    list.current?.closest('dialog')?.querySelector('input')?.focus();
  };
  const found = foundAmong(people.entrants, typed);
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    list.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  };
  return (
    <Dialog title={words.title} isWide onClose={onClose}>
      {part === 'import' && <ImportPlayers people={people} onBack={back} />}
      {part === 'register' && <Register people={people} onBack={back} />}
      {chosen && <PersonForm key={chosen.id} entrant={chosen} people={people} onBack={back} />}
      {part !== 'import' && part !== 'register' && !chosen && (
        <div className={layout.stack3}>
          <div className={`${layout.row} ${layout.end} ${layout.between}`}>
            <TextField
              label={words.search}
              placeholder={words.searchHint}
              value={typed}
              onChange={setTyped}
              onKeyDown={enter}
            />
            <p className={styles.counted} role="status">
              {words.counted(told(people.entrants))}
            </p>
            <div className={`${layout.row2} ${styles.ways}`}>
              <Button onClick={() => turnTo('register')}>{words.add}</Button>
              <Button onClick={() => turnTo('import')}>{words.import}</Button>
            </div>
          </div>
          <DoneHere done={done} onTaken={taken} />
          <div ref={list}>
            {found.length === 0 ? (
              <p>{words.nobody}</p>
            ) : (
              <PeopleTable
                entrants={found.slice(0, SHOWN)}
                game={people.game}
                onChange={(entrant) => turnTo({ entrant })}
                onDone={setDone}
              />
            )}
          </div>
          <p className={layout.soft}>
            {words.marks} {!isTouch && words.keys}
          </p>
          {found.length > SHOWN && <p className={layout.soft}>{words.more(found.length - SHOWN)}</p>}
        </div>
      )}
    </Dialog>
  );
}
