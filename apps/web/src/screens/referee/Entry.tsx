import { mainSolution, type Slip } from '@raccord/regulation';
import type { Solution } from '@raccord/scrabble';
import { writtenRight } from '@raccord/tournament';
import { useEffect, useRef, useState } from 'react';
import { type Shortcut, useShortcuts } from '../../app/shortcuts.tsx';
import { Notice } from '../../design/controls.tsx';
import { PlacesOnBoard } from '../../slip/PlacesOnBoard.tsx';
import { focusedSolution } from '../../slip/SlipFields.tsx';
import { type SlipDraft, slipOf } from '../../slip/slipdraft.ts';
import { texts } from '../../texts/index.ts';
import { EntryFields } from './EntryFields.tsx';
import { EntryLine } from './EntryLine.tsx';
import { draftFrom } from './entrydraft.ts';
import { Judged } from './Judged.tsx';
import { KeyBar } from './KeyBar.tsx';
import styles from './referee.module.css';
import type { Row } from './rows.ts';
import { slipKeys } from './slipkeys.ts';
import { TableHead } from './TableHead.tsx';
import { useCandidates } from './usecandidates.ts';
import { type CorrectedTurn, useLook } from './useturn.ts';

const { line } = texts.referee;
interface EntryProps {
  readonly row: Row;
  readonly turn: CorrectedTurn;
  readonly played: ReadonlyMap<string, number>;
  /** Other actions on the table shown. */
  readonly actions: readonly Shortcut[];
  /** A slip was read for the table. */
  onSlip(slip: Slip): void;
  onNext(): void;
}

/** The slip of one table: typed in a line, or field by field; judged and placed at each key. */
export function Entry({ row, turn, played, actions, onSlip, onNext }: EntryProps) {
  const [entrant, setEntrant] = useState(row.entrant);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const [draft, setDraft] = useState<SlipDraft>();
  if (entrant !== row.entrant) {
    setEntrant(row.entrant);
    setTyped('');
    setChosen(0);
    setDraft(undefined);
  }
  const field = useRef<HTMLInputElement>(null);
  const candidates = useCandidates(turn, typed, played);
  const isOpen = draft !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each table begins at the line
  useEffect(() => {
    if (!isOpen) field.current?.focus();
  }, [isOpen, entrant]);

  const type = (text: string): void => {
    setTyped(text.toUpperCase());
    setChosen(0);
  };
  const meant = typed === '' ? turn.top : candidates.list[chosen];
  const hasNone = typed !== '' && candidates.isCurrent && candidates.list.length === 0;
  const begun = draftFrom(meant, hasNone || !meant ? typed : undefined, typed === '' ? row.slip : undefined);
  const slip = draft
    ? slipOf(draft)
    : typed === '' && row.slip
      ? row.slip
      : meant || hasNone
        ? slipOf(begun)
        : undefined;
  const { value: looked } = useLook(turn, slip);

  const take = (solution: Solution): void => onSlip(writtenRight(solution));
  const enter = async (): Promise<void> => {
    if (typed === '') {
      if (row.slip) onNext();
      else if (turn.top) take(turn.top);
      return;
    }
    const solution = candidates.isCurrent ? meant : (await candidates.ask())[0];
    if (solution) take(solution);
    else setDraft(begun);
  };
  const shortcuts = slipKeys({
    written: draft ?? (typed === '' ? undefined : begun),
    focused: focusedSolution,
    onChange: (change) => setDraft(change(draft ?? begun)),
    onSlip,
  });
  useShortcuts(shortcuts);
  return (
    <>
      <div className={styles.entry}>
        <TableHead row={row} />
        {draft ? (
          <EntryFields
            {...{ draft }}
            isRecorded={row.slip !== undefined}
            onChange={setDraft}
            onLeave={() => setDraft(undefined)}
            onEnter={() => onSlip(slipOf(draft))}
          />
        ) : (
          <>
            <EntryLine
              {...{ field, typed, chosen, played }}
              hint={row.slip ? line.hintRecorded : line.hint}
              candidates={typed === '' ? [] : candidates.list}
              isBusy={typed !== '' && !candidates.isCurrent}
              onType={type}
              onChoose={setChosen}
              onEnter={enter}
              onTake={take}
              onOpen={() => setDraft(begun)}
              action={row.slip ? (typed === '' ? line.next : line.correct) : line.record}
            />
            {hasNone && <Notice kind="info">{line.none}</Notice>}
          </>
        )}
        {looked && slip && <Judged looked={looked} top={turn.top?.score} />}
        <KeyBar shortcuts={[...shortcuts, ...actions]} />
      </div>
      <PlacesOnBoard
        board={turn.position.board}
        places={slip ? looked?.places : undefined}
        word={mainSolution(looked?.slip)?.word ?? ''}
        score={looked?.slip.score}
      />
    </>
  );
}
