import { withCapital } from '@raccord/french';
import { useUndoing } from '../../app/Undoing.tsx';
import { Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useView } from '../../server/views.ts';
import { playersDeskTexts as words } from '../../texts/playersdesk.ts';

/** An action, by its event and its place in the history. */
export interface DoneAction {
  readonly id: string;
  readonly sequence: number;
  /** In other words than those of the history. */
  readonly text?: string;
}

interface DoneHereProps {
  readonly done: DoneAction | undefined;
  onTaken(): void;
}

/** What was just done, in the words of the history, and its way back. */
export const DoneHere = ({ done, onTaken }: DoneHereProps) =>
  done ? <Told key={done.id} done={done} onTaken={onTaken} /> : null;

function Told({ done: { id, sequence, text }, onTaken }: DoneHereProps & { readonly done: DoneAction }) {
  const { run, fault, isBusy } = useUndoing();
  const { data } = useView('seeAudit', {}, { query: { after: sequence - 1, limit: 1 }, when: text === undefined });
  const line = data?.lines[0];
  const told = text ?? (line && `${withCapital(line.what)}.`);
  if (told === undefined) return null;
  const undo = async (): Promise<void> => {
    if ((await run('undo', { event: id })).ok) onTaken();
  };
  return (
    <Notice kind={fault ? 'bad' : 'good'}>
      <span className={`${layout.row} ${layout.between}`}>
        <span>{fault ? fault.text : told}</span>
        <Button disabled={isBusy} onClick={() => void undo()}>
          {words.undo}
        </Button>
      </span>
    </Notice>
  );
}
