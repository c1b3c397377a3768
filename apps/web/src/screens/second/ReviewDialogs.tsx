import { deferred } from '../../app/deferred.ts';
import { Dialog } from '../../design/controls.tsx';
import { ReasonDialog } from '../../ruling/ReasonDialog.tsx';
import { useOutbox } from '../../server/useoutbox.tsx';
import type { LaidTable } from '../../slip/overlay.ts';
import type { JudgedTurn } from '../../slip/useshownturn.ts';
import { shownOfResult } from '../../slip/verdicts.ts';
import { refereeTexts } from '../../texts/referee.ts';
import { secondTexts as words } from '../../texts/second.ts';
import { CorrectDialog } from './CorrectDialog.tsx';

const RulingForm = deferred(async () => (await import('../../ruling/RulingForm.tsx')).RulingForm);
const SlipAppeal = deferred(async () => (await import('./SlipAppeal.tsx')).SlipAppeal);

const { reason: reasons } = refereeTexts;

/** What a second referee does about a slip with which he does not agree. */
export type ReviewTask = 'correct' | 'rule' | 'refer' | 'appeal';

interface ReviewDialogsProps {
  readonly task: ReviewTask;
  readonly table: LaidTable;
  readonly game: string;
  readonly turn: number;
  readonly shown: JudgedTurn;
  /** What stands now is what he says. */
  onSettled(): void;
  onClose(): void;
}

export function ReviewDialogs({ task, table, game, turn, shown, onSettled, onClose }: ReviewDialogsProps) {
  const outbox = useOutbox();
  const key = { game, turn, entrant: table.entrant };
  const settle = (): void => {
    onSettled();
    onClose();
  };
  switch (task) {
    case 'correct':
      return <CorrectDialog slipKey={key} {...{ table, shown, onClose }} onCorrected={settle} />;
    case 'rule':
      return (
        <Dialog title={words.ruleTitle(table.table)} onClose={onClose}>
          <RulingForm
            slip={key}
            basis={table.basis}
            {...{ shown }}
            written={table.slip}
            verdict={shownOfResult(table.result)}
            onDecided={settle}
          />
        </Dialog>
      );
    case 'appeal':
      return <SlipAppeal {...{ slip: key, onClose }} table={table.table} />;
    case 'refer':
      return (
        <ReasonDialog
          {...{ onClose }}
          title={reasons.titles.refer(table.table)}
          action={reasons.actions.refer}
          phrases={reasons.likely.refer}
          onReason={(reason) => void outbox.add('refer-slip', { ...key, reason }, { basis: table.basis })}
        />
      );
  }
}
