import { mainSolution, type Slip } from '@raccord/regulation';
import type { Solution } from '@raccord/scrabble';
import { writtenRight } from '@raccord/tournament';
import { useEffect, useRef, useState } from 'react';
import { KEY_MAP } from '../../app/keymap.ts';
import { type Shortcut, useShortcuts } from '../../app/shortcuts.tsx';
import { Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTouch } from '../../design/usetouch.ts';
import { LackAsked } from '../../slip/LackAsked.tsx';
import { focusLack, lackOf } from '../../slip/lacking.ts';
import { PlacesOnBoard } from '../../slip/PlacesOnBoard.tsx';
import { focusedSolution } from '../../slip/SlipFields.tsx';
import { draftSlip, type SlipDraft } from '../../slip/slipdraft.ts';
import { refereeTexts } from '../../texts/referee.ts';
import { useTyping } from '../chief/typing.ts';
import type { Drafts } from './drafts.ts';
import { EntryFields } from './EntryFields.tsx';
import { EntryLine } from './EntryLine.tsx';
import styles from './entry.module.css';
import { draftFrom } from './entrydraft.ts';
import type { EntryRow } from './entryrows.ts';
import { JudgedEntry } from './JudgedEntry.tsx';
import { KeyBar } from './KeyBar.tsx';
import { isWholeSlip, readQuery } from './lookup.ts';
import { SlipPalette } from './SlipPalette.tsx';
import { PALETTE_KEY, slipActions } from './slipactions.ts';
import { TableHead } from './TableHead.tsx';
import { useCandidates } from './usecandidates.ts';
import { type CorrectedTurn, type Looked, useLook } from './usecorrectedturn.ts';
import { useEntryText } from './useentrytext.ts';

const { line, keys, palette } = refereeTexts;
const LINE = 'line';

interface EntryProps {
  readonly row: EntryRow;
  /** Another one: what was typed is entered. */
  readonly round: number;
  readonly turn: CorrectedTurn;
  readonly played: ReadonlyMap<string, number>;
  readonly drafts: Drafts;
  /** Other actions on the table shown. */
  readonly actions: readonly Shortcut[];
  /** A slip was read for the table. */
  onSlip(slip: Slip): void;
  /** To the commission: the slip that stands or, where there is none, this one. */
  onRefer(slip: Slip | undefined): void;
  onNext(): void;
  /** To the table after this one, or the one before. */
  onStep(by: 1 | -1): void;
  /** Nothing is typed here: the last thing entered is meant. */
  onUndo(): void;
  onRedo(): void;
}

/** The slip of one table: typed in a line, or field by field; judged and placed at each key. */
export function SlipEntry(props: EntryProps) {
  const { row, round, turn, played, drafts, actions, onSlip, onRefer, onNext, onStep, onUndo, onRedo } = props;
  const writing = useEntryText(drafts, row.entrant, round);
  const { typed, draft } = writing.text;
  const [begunSlot, setBegunSlot] = useState(writing.slot);
  const [chosen, setChosen] = useState(0);
  const [opened, setOpened] = useState<{ readonly focused: number | undefined }>();
  const [isMissing, setMissing] = useState(false);
  const [rest, setRest] = useState('');
  const isTouch = useTouch();
  if (begunSlot !== writing.slot) {
    setBegunSlot(writing.slot);
    setChosen(0);
    setMissing(false);
    setOpened(undefined);
  }
  const field = useRef<HTMLInputElement>(null);
  /** What is typed after an Enter that the engine has not answered, while this table is shown: it is about the slips that follow. */
  const ahead = useRef<{ text: string }>(undefined);
  const candidates = useCandidates(turn, typed, played);
  const isOpen = draft !== undefined;
  const isRecorded = row.slip !== undefined;
  useTyping(typed !== '' || isOpen || opened !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each table begins at the line, one taken back too
  useEffect(() => {
    if (!isOpen) field.current?.focus();
  }, [isOpen, begunSlot, isRecorded]);

  const setDraft = (next: SlipDraft | undefined, unit?: string): void => writing.change({ typed, draft: next }, unit);
  const type = (text: string): void => {
    const following = ahead.current;
    if (following) {
      const isMore = text.length > typed.length;
      following.text = isMore ? following.text + text.slice(typed.length) : following.text.slice(0, -1);
      return;
    }
    // A line emptied at one stroke is had again at one stroke.
    if (text !== typed) writing.change({ typed: text }, text === '' ? undefined : LINE);
    setChosen(0);
    setMissing(false);
  };
  const meant = typed === '' ? turn.top : candidates.list[chosen];
  const hasNone = typed !== '' && candidates.isCurrent && candidates.list.length === 0;
  const kept = typed === '' ? row.slip : undefined;
  const read = draftFrom(meant, hasNone || !meant ? typed : undefined, kept, turn.board);
  // Solutions that answer what was typed before are shown, but never entered.
  const begun = typed === '' || candidates.isCurrent ? read : draftFrom(undefined, typed, undefined, turn.board);
  const shown = draft ?? (kept || meant || hasNone ? read : undefined);
  const slip = shown && draftSlip(shown);
  const lack = shown && !(kept && !draft) ? lackOf(shown, turn.position.turn) : undefined;
  const { value: looked } = useLook(turn, slip);
  const isWhole = isWholeSlip(readQuery(typed));
  const hints = line.hints[isTouch ? 'touch' : 'keys'];
  const hint =
    isWhole && hasNone
      ? hints.asWritten
      : isWhole && meant && meant.word !== meant.word.toUpperCase()
        ? hints.circled
        : hints[isRecorded ? 'recorded' : turn.position.draw.includes('?') ? 'joker' : 'top'];

  const take = (solution: Solution): void => onSlip(writtenRight(solution, turn.board));
  /** Undefined where the engine fails. */
  const solutionsOf = async (text: string) =>
    candidates.isCurrent && text === typed ? [meant] : await candidates.ask(text);
  /** The slip that a line means, or as much of one as it says; undefined where the engine fails. */
  const readLine = async (
    text: string,
  ): Promise<{ slip: Slip } | { slip?: undefined; draft: SlipDraft } | undefined> => {
    const found = await solutionsOf(text);
    if (!found) return undefined;
    const [solution] = found;
    if (solution) return { slip: writtenRight(solution, turn.board) };
    const draft = draftFrom(undefined, text, undefined, turn.board);
    // All that is on the slip is typed: it is judged as it is written, right or wrong.
    const isSaid = isWholeSlip(readQuery(text)) && lackOf(draft, turn.position.turn) === undefined;
    return isSaid ? { slip: draftSlip(draft) } : { draft };
  };
  const enter = async (text = typed, then = ''): Promise<void> => {
    // Pressed again before the engine has answered, it means the same slip.
    if (ahead.current) {
      if (/[^\n]$/.test(ahead.current.text)) ahead.current.text += '\n';
      return;
    }
    if (text === '') {
      if (row.slip) onNext();
      else if (turn.top) take(turn.top);
      return;
    }
    const following = { text: then };
    ahead.current = following;
    const said = await readLine(text);
    const isShown = ahead.current === following;
    if (isShown) ahead.current = undefined;
    if (!said) return;
    if (isShown && said.slip && !row.slip) setRest(following.text);
    if (said.slip) onSlip(said.slip);
    else setDraft(said.draft);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each slip
  useEffect(() => {
    if (rest !== '') {
      setRest('');
      const [begun, then] = rest.split(/\n(.*)/s);
      type(typed + begun);
      if (then !== undefined) void enter(typed + begun, then);
    }
    return () => {
      ahead.current = undefined;
    };
  }, [begunSlot]);
  /** Nothing goes on before somebody has said the word, and how it is written. */
  const saying = (then: (slip: Slip) => void): void => {
    if (lack) focusLack(lack);
    else if (slip) then(slip);
  };
  const refer = async (): Promise<void> => {
    if (row.slip) return onRefer(undefined);
    if (draft) return saying(onRefer);
    if (typed === '') return setMissing(true);
    const said = await readLine(typed);
    if (said?.slip) onRefer(said.slip);
    else if (said) setDraft(said.draft);
  };
  const openPalette = (): void => setOpened({ focused: focusedSolution() });
  const own: readonly Shortcut[] = [
    { keys: PALETTE_KEY, label: palette.open, inFields: true, run: openPalette },
    { keys: KEY_MAP.undo, label: keys.undo, inFields: true, run: writing.undo ?? onUndo },
  ];
  const refers: Shortcut = { keys: 'Ctrl+m', label: keys.refer, inFields: true, run: () => void refer() };
  const redoes: Shortcut = { keys: KEY_MAP.redo, label: keys.redo, inFields: true, run: writing.redo ?? onRedo };
  useShortcuts([...own, refers, redoes]);
  return (
    <>
      <div className={styles.entry}>
        <TableHead {...{ row, onStep }} />
        <div className={`${layout.stack3} ${styles.written}`}>
          {draft ? (
            <EntryFields
              {...{ draft, isRecorded }}
              onChange={(next) => setDraft(next, document.activeElement?.id || undefined)}
              onLeave={() => setDraft(undefined)}
              onEnter={() => saying(onSlip)}
            />
          ) : (
            <EntryLine
              {...{ field, typed, chosen, played }}
              hint={hint}
              candidates={typed === '' ? [] : candidates.list}
              isBusy={typed !== '' && !candidates.isCurrent}
              onType={type}
              onChoose={setChosen}
              onEnter={() => enter()}
              onTake={take}
              onOpen={() => setDraft(begun)}
              action={isRecorded ? (typed === '' ? line.next : line.correct) : line.record}
            />
          )}
          {writing.isOffered && <Notice kind="info">{line.offered[isTouch ? 'touch' : 'keys']}</Notice>}
          {!draft && hasNone && !isWhole && <Notice kind="info">{line.none}</Notice>}
          {isMissing && <Notice kind="warn">{line.nothingToRefer}</Notice>}
        </div>
        {turn.isLoading && (
          <div className={styles.judged}>
            <Notice kind="info">{line.loading}</Notice>
          </div>
        )}
        {looked && slip && (draft || lack?.what !== 'word') && (
          <JudgedEntry
            looked={looked}
            top={turn.top?.score}
            asked={lack && <LackAsked draft={shown} lack={lack} />}
            offer={typed === '' && !draft && !isRecorded ? line.offer[isTouch ? 'touch' : 'keys'] : undefined}
          />
        )}
        <KeyBar shortcuts={own} others={[refers, ...actions, redoes]} />
      </div>
      <PlacesOnBoard board={turn.position.board} {...placesOf(slip && looked)} />
      {opened && (
        <SlipPalette
          title={palette.title(row.table)}
          actions={slipActions({
            written: draft ?? (typed === '' && !isRecorded ? undefined : begun),
            focused: opened.focused,
            onChange: (change) => setDraft(change(draft ?? begun)),
            onSlip,
          })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** Where the word goes for the score that is written or, if that is had nowhere, for any; where it goes nowhere, its verdict says so. */
function placesOf(looked: Looked | undefined) {
  if (!looked || looked.anywhere.length === 0) return { places: undefined, word: '' };
  const { slip, places, anywhere } = looked;
  const { word = '', reference } = mainSolution(slip) ?? {};
  return places.length > 0 ? { places, word, reference, score: slip.score } : { places: anywhere, word, reference };
}
