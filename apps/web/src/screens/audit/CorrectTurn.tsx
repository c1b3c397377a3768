import type { TurnCorrections } from '@raccord/tournament';
import { type FormEvent, useState } from 'react';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Button, Dialog, LettersField, Notice, Select, TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { bindTo } from '../../design/useform.ts';
import type { GameTurn } from '../../server/answers.ts';
import { type CommandSending, useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { correctingTexts as words } from '../../texts/correcting.ts';
import { ConsequencesList } from './ConsequencesList.tsx';
import styles from './correct.module.css';
import { type CorrectionEntry, correctionsOf, entryOf } from './corrections.ts';

interface CorrectTurnProps {
  readonly game: string;
  /** None: the last one whose solution is laid. */
  readonly turn?: number;
  /** By the chief referee where it is not said how. */
  readonly correcting?: Correction;
  onClose(): void;
}

/** A turn that was played, put right: its draw, its solution, and what follows from them, which is shown before it is done. */
export function CorrectTurn({ game, turn, correcting, onClose }: CorrectTurnProps) {
  const { data, error } = useView('seeGame', { game });
  const turns = data?.turns;
  const shown = turn ?? turns?.findLast(({ solution }) => solution)?.number ?? turns?.length;
  const [chosen, choose] = useState<number>();
  const first = turns?.find(({ number }) => number === (chosen ?? shown));
  return (
    <Dialog title={first ? words.titleOf(first.number) : words.title} onClose={onClose}>
      <div className={layout.stack3}>
        <AwaitedView data={turns} error={error} />
        <p className={layout.soft}>{words.hint}</p>
        {turns && !first && <Notice kind="info">{words.gone}</Notice>}
        {turns && first && turn === undefined && turns.length > 1 && (
          <Select
            label={words.turn}
            value={String(first.number)}
            options={turns.toReversed().map((one) => ({
              value: String(one.number),
              label: `${words.turnOf(one.number)} : ${one.solution ? words.laid(one.solution) : one.draw}`,
            }))}
            onChange={(value) => choose(Number(value))}
          />
        )}
        {turns && first && <Correcting key={first.number} {...{ game, turns, first, correcting, onClose }} />}
      </div>
    </Dialog>
  );
}

interface CorrectingProps {
  readonly game: string;
  readonly turns: readonly GameTurn[];
  readonly first: GameTurn;
  readonly correcting: Correction | undefined;
  onClose(): void;
}

/** The command that puts turns right as they were shown. */
type Correction = (
  corrections: TurnCorrections,
  shown: string,
  reason: string,
  command: CommandSending,
) => Promise<boolean>;

const byChief: Correction = (corrections, shown, reason, command) =>
  command.send('correct-turns', { ...corrections, reason, shown });

function Correcting({ game, turns, first, correcting = byChief, onClose }: CorrectingProps) {
  const command = useCommand();
  const [entries, setEntries] = useState<readonly CorrectionEntry[]>([entryOf(first)]);
  const [cancelFrom, setCancelFrom] = useState<number>();
  const [reason, setReason] = useState('');
  const [asked, ask] = useState<ReturnType<typeof correctionsOf>>();
  const wanted = correctionsOf(game, entries, turns, cancelFrom);
  const isAsked = asked !== undefined && JSON.stringify(asked) === JSON.stringify(wanted);
  const { data, error } = useView('seeConsequences', { game }, { query: queryOf(asked), when: isAsked });
  const found = isAsked ? data : undefined;
  const look = (corrections: typeof wanted): void => {
    command.forget();
    ask(corrections);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    look(wanted);
  };
  const correct = async (shown: string): Promise<void> => {
    if (asked && (await correcting(asked, shown, reason, command))) onClose();
  };
  const change = (turn: number, changed: Partial<CorrectionEntry>): void =>
    setEntries(entries.map((entry) => (entry.turn === turn ? { ...entry, ...changed } : entry)));
  const stuck = found?.stuck;
  const correctToo = (number: number): void => {
    const turn = turns.find((one) => one.number === number);
    if (turn) setEntries([...entries, entryOf(turn)]);
    setCancelFrom(undefined);
  };
  const cancel = (from: number | undefined): void => {
    setCancelFrom(from);
    look(correctionsOf(game, entries, turns, from));
  };
  return (
    <div className={layout.stack3}>
      <form className={layout.stack3} onSubmit={submit}>
        {entries.map((entry) => (
          <TurnFields
            key={entry.turn}
            entry={entry}
            isLaid={turns.some(({ number, solution }) => number === entry.turn && solution !== undefined)}
            onChange={(changed) => change(entry.turn, changed)}
          />
        ))}
        {cancelFrom !== undefined && (
          <Notice kind="warn">
            {words.cancelling(cancelFrom, turns.length)}{' '}
            <Button look="quiet" onClick={() => cancel(undefined)}>
              {words.keepTurns}
            </Button>
          </Notice>
        )}
        {!isAsked && (
          <Button type="submit" look="main" disabled={!wanted}>
            {words.show}
          </Button>
        )}
        {!wanted && <p className={layout.soft}>{words.unchanged}</p>}
      </form>
      {isAsked && !found && !error && <p role="status">{words.loading}</p>}
      {isAsked && error && <Notice kind="bad">{error.message}</Notice>}
      {found?.refusal !== undefined && <Notice kind="bad">{found.refusal}</Notice>}
      {stuck && (
        <Notice kind="bad">
          <p>{`${words.turnOf(stuck.turn)} : ${stuck.text}`}</p>
          <div className={layout.row2}>
            {!entries.some(({ turn }) => turn === stuck.turn) && (
              <Button onClick={() => correctToo(stuck.turn)}>{words.correctToo(stuck.turn)}</Button>
            )}
            {stuck.turn > Math.max(...(asked?.turns ?? []).map(({ turn }) => turn)) && (
              <Button onClick={() => cancel(stuck.turn)}>{words.cancelFrom(stuck.turn, turns.length)}</Button>
            )}
          </div>
        </Notice>
      )}
      {found && !stuck && found.refusal === undefined && <ConsequencesList of={found} />}
      {found?.shown !== undefined && (
        <Form
          sending={command}
          confirm={words.confirm}
          look="danger"
          missing={reason.trim() === '' ? words.reasonMissing : undefined}
          onConfirm={() => found.shown !== undefined && correct(found.shown)}
        >
          <TextField label={words.reason} hint={words.reasonHint} value={reason} onChange={setReason} />
        </Form>
      )}
    </div>
  );
}

const queryOf = (asked: ReturnType<typeof correctionsOf>) => ({
  turns: JSON.stringify(asked?.turns ?? []),
  ...(asked?.cancelFrom === undefined ? {} : { cancelFrom: asked.cancelFrom }),
});

interface TurnFieldsProps {
  readonly entry: CorrectionEntry;
  readonly isLaid: boolean;
  onChange(changed: Partial<CorrectionEntry>): void;
}

function TurnFields({ entry, isLaid, onChange }: TurnFieldsProps) {
  const field = bindTo(entry, onChange);
  return (
    <fieldset className={`${layout.box} ${styles.turn}`}>
      <legend>{words.turnOf(entry.turn)}</legend>
      <LettersField label={words.letters} {...field('letters')} />
      {isLaid && (
        <>
          <TextField label={words.word} autoComplete="off" spellCheck={false} {...field('word')} />
          <LettersField label={words.reference} {...field('reference')} />
        </>
      )}
    </fieldset>
  );
}
