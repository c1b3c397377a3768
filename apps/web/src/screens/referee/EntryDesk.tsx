import type { Slip } from '@raccord/regulation';
import { hashPosition } from '@raccord/tournament';
import { Suspense, useMemo, useState } from 'react';
import { deferred } from '../../app/deferred.ts';
import { KEY_MAP } from '../../app/keymap.ts';
import { type Shortcut, useShortcuts } from '../../app/shortcuts.tsx';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Notice } from '../../design/controls.tsx';
import { isOfReferee } from '../../roster/RefereeFilter.tsx';
import { useServerTime, useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { layOver } from '../../slip/overlay.ts';
import { useOverlay } from '../../slip/useoverlay.ts';
import { useTakingBack } from '../../slip/usetakingback.tsx';
import { refereeTexts } from '../../texts/referee.ts';
import { useTyping } from '../chief/typing.ts';
import { AskingView, type Question } from './AskingView.tsx';
import { draftsOf, NO_TEXT } from './drafts.ts';
import { enteredOf } from './entered.ts';
import { countPlayed, type EntryRow, neighbour, nextToDo } from './entryrows.ts';
import { Remaining } from './Remaining.tsx';
import styles from './referee.module.css';
import { SlipEntry } from './SlipEntry.tsx';
import { costOf } from './slipactions.ts';
import { TableList } from './TableList.tsx';
import type { CorrectedTurn } from './usecorrectedturn.ts';
import { useDueCorrections, useOptionalCorrections } from './useduecorrections.ts';
import { useEntries } from './useentries.ts';

const { keys } = refereeTexts;
const CorrectionsToDeliver = deferred(async () => (await import('./CorrectionsToDeliver.tsx')).CorrectionsToDeliver);
const NO_TABLE: readonly EntryRow[] = [];

interface DeskProps {
  readonly turn: CorrectedTurn;
  /** The tables of this centre only. */
  readonly centre: string | undefined;
  readonly filter: string;
  /** Goes on to the next turn once this one is done. */
  readonly onDone: (() => void) | undefined;
}

/** The tables of a turn: one has the hand, the others are in sight. */
export function EntryDesk({ turn, centre, filter, onDone }: DeskProps) {
  const { key } = turn;
  const { tournament, session } = useTournament();
  const time = useServerTime();
  const { data, error, refetch } = useView('seeDesk', key, centre === undefined ? {} : { query: { centre } });
  const { draw, board } = turn.position;
  const position = useMemo(() => hashPosition(draw, board.join('\n')), [draw, board]);
  const entries = useEntries(key, position);
  const overlay = useOverlay(data?.sequence ?? 0, position);
  const due = useDueCorrections(centre);
  const optional = useOptionalCorrections(centre);
  const [chosen, setChosen] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const [round, setRound] = useState(0);
  const rows = data
    ? layOver(data.tables, overlay, key).filter(({ referee }) => isOfReferee(filter, referee))
    : NO_TABLE;
  const drafts = useMemo(
    () => draftsOf({ tournament, station: `${session.role} ${session.id ?? ''}` }, { ...key, position }),
    [tournament, session, key, position],
  );
  const rowOf = (wanted: string | undefined) => rows.find(({ entrant }) => entrant === wanted);
  const row = rowOf(chosen) ?? rowOf(drafts.last()) ?? rows.find(({ isToDo }) => isToDo) ?? rows[0];
  // It stays the one shown, whatever others record meanwhile.
  if (row && row.entrant !== chosen) setChosen(row.entrant);

  const beginAgain = (): void => setRound((before) => before + 1);
  /** What was typed for a table is entered. */
  const finish = ({ entrant }: EntryRow): void => {
    drafts.keep(entrant, NO_TEXT);
    beginAgain();
  };
  const focus = (next: EntryRow | undefined): void => {
    if (next) setChosen(next.entrant);
  };
  const step = (by: 1 | -1): void => focus(neighbour(rows, row?.entrant, by));
  const goOn = (): void => {
    const next = nextToDo(rows, row?.entrant);
    if (next) focus(next);
    else onDone?.();
  };
  const takingBack = useTakingBack({
    turn: key,
    tableOf: (entrant) => rowOf(entrant)?.table,
    named: (command) => enteredOf(command, turn.top),
    onBack: (entrant, done) => {
      beginAgain();
      focus(done === 'undo' ? rowOf(entrant) : (nextToDo(rows, entrant) ?? rowOf(entrant)));
    },
  });
  const sayCost = (event: string, { table }: EntryRow, slip: Slip): void => {
    const cost = costOf(slip);
    takingBack.tell(cost === undefined ? undefined : { text: refereeTexts.costly(table, cost), offers: 'undo', event });
  };
  const enter = (slip: Slip): void => {
    if (!row) return;
    if (row.slip) setQuestion({ kind: 'correct', row, slip });
    else {
      sayCost(entries.record(row, slip), row, slip);
      finish(row);
      const next = nextToDo(rows, row.entrant) ?? row;
      // Whoever has gone to another table meanwhile stays there.
      setChosen((shown) => (shown === row.entrant ? next.entrant : shown));
    }
  };
  const correct = (corrected: EntryRow, slip: Slip, reason: string): void => {
    sayCost(entries.correct(corrected, slip, reason), corrected, slip);
    finish(corrected);
  };
  const ask = (kind: 'warn' | 'average' | 'file') => row && setQuestion({ kind, row });
  const deliver = (): void => {
    if (row?.isCorrectionDue) {
      const { entrant } = row;
      entries.tell(row, 'deliver-correction', { ...key, entrant, means: 'paper', deliveredAt: time.now() });
    } else focusFirstCorrection();
  };
  useTyping(question !== undefined);
  useTyping(takingBack.notice !== undefined, 'notice');
  useShortcuts([{ keys: KEY_MAP.next, label: keys.nextToDo, inFields: true, run: goOn }], 'around');
  const moves: Shortcut[] = [
    { keys: 'PageDown', label: keys.next, run: () => step(1) },
    { keys: 'PageUp', label: keys.previous, run: () => step(-1) },
    { keys: 'Ctrl+ArrowDown', label: keys.nextToDo, run: goOn },
    { keys: 'Ctrl+g', label: keys.jump, run: () => setQuestion({ kind: 'jump', rows }) },
  ];
  const actions: Shortcut[] = [
    { keys: 'Ctrl+e', label: keys.warn, run: () => ask('warn') },
    ...(session.role === 'chief' ? [{ keys: 'Ctrl+o' as const, label: keys.average, run: () => ask('average') }] : []),
    { keys: 'Ctrl+b', label: keys.deliver, run: deliver },
    { keys: 'Ctrl+d', label: keys.file, run: () => ask('file') },
  ];
  const inFields = (shortcut: Shortcut): Shortcut => ({ ...shortcut, inFields: true });
  useShortcuts([...moves, ...actions].map(inFields));
  if (!data) return <AwaitedView error={error} onRetry={refetch} />;
  if (!row) return <Notice kind="info">{refereeTexts.noTable}</Notice>;
  return (
    <>
      <div className={styles.desk}>
        <SlipEntry
          {...{ row, round, turn, drafts, actions }}
          played={countPlayed(rows)}
          onSlip={enter}
          onRefer={(slip) => setQuestion({ kind: 'refer', row, slip })}
          onNext={() => focus(nextToDo(rows, row.entrant) ?? neighbour(rows, row.entrant, 1))}
          onStep={step}
          onUndo={takingBack.undo}
          onRedo={takingBack.redo}
        />
        <div className={styles.side}>
          <Remaining {...{ rows }} due={due.length} />
          <TableList {...{ rows }} focused={row.entrant} onFocus={setChosen} />
        </div>
        {due.length + optional.length > 0 && (
          <Suspense fallback={null}>
            <CorrectionsToDeliver {...{ due, optional }} />
          </Suspense>
        )}
      </div>
      {takingBack.notice}
      {question && (
        <AskingView
          {...{ question, entries }}
          turn={key}
          onCorrect={correct}
          onReferred={() => {
            finish(row);
            focus(nextToDo(rows, row.entrant));
          }}
          onFocus={setChosen}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}

/** Puts the keyboard on the first correction slip: Enter hands it over. */
const focusFirstCorrection = (): void => document.querySelector<HTMLButtonElement>('[data-deliver="paper"]')?.focus();
