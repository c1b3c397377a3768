import type { Slip } from '@raccord/regulation';
import { Suspense } from 'react';
import { deferred } from '../../app/deferred.ts';
// With the page: styles whose link failed once are not asked for again.
import '../../ruling/ruling.module.css';
import { ReasonDialog } from '../../ruling/ReasonDialog.tsx';
import type { TurnPlace } from '../../slip/keys.ts';
import { refereeTexts } from '../../texts/referee.ts';
import type { EntryRow } from './entryrows.ts';
import { JumpDialog } from './JumpDialog.tsx';
import { costOf } from './slipactions.ts';
import type { Entries } from './useentries.ts';

const FileDialog = deferred(async () => (await import('./FileDialog.tsx')).FileDialog);

/** What a dialog asks of the referee. */
export type Question =
  | { readonly kind: 'correct'; readonly row: EntryRow; readonly slip: Slip }
  /** With the slip to record first, where there is none yet. */
  | { readonly kind: 'refer'; readonly row: EntryRow; readonly slip: Slip | undefined }
  | { readonly kind: 'warn' | 'average' | 'file'; readonly row: EntryRow }
  | { readonly kind: 'jump'; readonly rows: readonly EntryRow[] };

interface AskingProps {
  readonly question: Question;
  readonly turn: TurnPlace;
  readonly entries: Entries;
  onCorrect(row: EntryRow, slip: Slip, reason: string): void;
  /** The slip is before the commission: it is no longer to be entered here. */
  onReferred(): void;
  onFocus(entrant: string): void;
  onClose(): void;
}

export function AskingView({ question, turn, entries, onCorrect, onReferred, onFocus, onClose }: AskingProps) {
  if (question.kind === 'jump') {
    const go = (entrant: string): void => {
      onFocus(entrant);
      onClose();
    };
    return <JumpDialog rows={question.rows} onFocus={go} onClose={onClose} />;
  }
  const { kind, row } = question;
  if (kind === 'file') {
    return (
      <Suspense fallback={null}>
        <FileDialog {...{ row, turn, onClose }} />
      </Suspense>
    );
  }
  const tell = (reason: string): void => {
    const slipKey = { ...turn, entrant: row.entrant };
    if (kind === 'correct') onCorrect(row, question.slip, reason);
    else if (kind === 'refer') {
      if (question.slip) entries.record(row, question.slip);
      entries.tell(question.slip ? { ...row, slip: question.slip } : row, 'refer-slip', { ...slipKey, reason });
      onReferred();
    } else if (kind === 'warn') entries.tell(row, 'give-warning', { ...slipKey, reason });
    else entries.tell(row, 'rule-slip', { ...slipKey, ruling: { outcome: 'average' }, reason });
  };
  const { reason: words } = refereeTexts;
  // Enter alone must not cost anybody his turn.
  const isCostly = kind === 'correct' && costOf(question.slip) !== undefined;
  return (
    <ReasonDialog
      {...{ onClose }}
      title={words.titles[kind](row.table)}
      action={words.actions[kind]}
      phrases={words.likely[kind]}
      usual={kind === 'correct' && !isCostly ? words.likely.correct[0] : ''}
      onReason={tell}
    />
  );
}
