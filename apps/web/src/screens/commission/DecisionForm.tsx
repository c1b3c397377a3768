import { useEffect, useRef, useState } from 'react';
import { Button, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { ReasonDialog } from '../../ruling/ReasonDialog.tsx';
import { RulingForm } from '../../ruling/RulingForm.tsx';
import { useReadings } from '../../ruling/readings.ts';
import type { SlipFileView } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { useOutbox } from '../../server/useoutbox.tsx';
import { useView } from '../../server/views.ts';
import { slipKeyOf } from '../../slip/keys.ts';
import type { JudgedTurn } from '../../slip/useshownturn.ts';
import { shownOfResult } from '../../slip/verdicts.ts';
import { commissionTexts as words } from '../../texts/commission.ts';
import { rulingTexts } from '../../texts/ruling.ts';
import type { CommissionCase } from './cases.ts';
import styles from './commission.module.css';
import { isCommissionNamed } from './commissionnamed.ts';

const wordsOf = (reasons: readonly { readonly words?: readonly string[] | undefined }[]): readonly string[] =>
  reasons.flatMap(({ words: named = [] }) => named);

interface DecisionProps {
  readonly found: CommissionCase;
  readonly file: SlipFileView;
  readonly shown: JudgedTurn | undefined;
  onDecide(): void;
}

/** The decision: to be made or, once made, to be withdrawn or replaced. */
export function DecisionForm({ found, file, shown, onDecide }: DecisionProps) {
  const { role } = useTournament().session;
  const outbox = useOutbox();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [sent, setSent] = useState(0);
  const told = useRef<HTMLDivElement>(null);
  const readings = useReadings(shown, found.slip);
  const key = slipKeyOf(found);
  const { basis } = file;
  const last = file.rulings.at(-1);
  const isOwn = last !== undefined && (last.by.role === role || role === 'chief');
  const isFinal = last !== undefined && !last.isProvisional && !file.isReferred && !file.isAppealed;
  const { data: people } = useView('seePeople', {});
  // Each decision is told in sight, also once the form below has closed and the page has moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form closes, it is told again
  useEffect(() => {
    if (sent > 0) told.current?.scrollIntoView({ block: 'center' });
  }, [sent, isFinal]);
  const form = (
    <RulingForm
      {...{ slip: key, basis, readings, shown }}
      written={found.slip}
      {...(file.recorded ? { found: wordsOf(file.recorded.verdict.reasons) } : {})}
      verdict={shownOfResult(found.result)}
      averageLimit={file.averageLimit}
      onDecided={() => {
        setSent(sent + 1);
        onDecide();
      }}
    />
  );
  return (
    <Panel className={`${layout.stack4} ${styles.section}`} aria-label={words.decision}>
      {sent > 0 && (
        <div ref={told}>
          <Notice kind={found.isKept ? 'info' : 'good'}>{found.isKept ? words.kept : words.sent}</Notice>
        </div>
      )}
      {role === 'chief' && people && (
        <p className={layout.soft}>{words.chiefHints[isCommissionNamed(people) ? 'for-now' : 'for-good']}</p>
      )}
      {isOwn && (
        <Button look="danger" className={styles.withdraw} onClick={() => setWithdrawing(true)}>
          {words.withdraw}
        </Button>
      )}
      {isFinal ? (
        <details>
          <summary>{words.newDecision}</summary>
          {form}
        </details>
      ) : (
        form
      )}
      {isWithdrawing && (
        <ReasonDialog
          title={words.withdrawTitle}
          action={words.withdraw}
          onClose={() => setWithdrawing(false)}
          phrases={rulingTexts.withdrawing}
          onReason={(reason) => {
            void outbox.add('withdraw-ruling', { ...key, reason }, { basis });
            setSent(0);
            onDecide();
          }}
        />
      )}
    </Panel>
  );
}
