import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { ownSeatKey, type SittingSheetView } from './queries.ts';
import { SentenceDialog } from './SentenceDialog.tsx';

const words = sittingTexts.contest;

type Contest = NonNullable<SittingSheetView['exam']>['slips'][number]['contest'];

/** What was said against the key of a slip, and the answer to it. */
export const ToldContest = ({ text, reply }: NonNullable<Contest>) => (
  <dl className={layout.stack1}>
    <dt>
      <strong>{words.said}</strong>
    </dt>
    <dd>« {text} »</dd>
    <dt>
      <strong>{words.reply}</strong>
    </dt>
    <dd>{reply === undefined ? words.noReply : `« ${reply} »`}</dd>
  </dl>
);

interface OwnContestProps {
  readonly sitting: string;
  /** From 1. */
  readonly slip: number;
  readonly contest: Contest;
}

/** A candidate contests a slip, once, by a sentence; then he sees what he is answered. */
export function OwnContest({ sitting, slip, contest }: OwnContestProps) {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const sending = useSending();
  if (contest) return <ToldContest {...contest} />;
  const send = async (text: string): Promise<boolean> => {
    const sent = await sending.send(['contestSlip', sitting, slip], text, () =>
      api.contestSlip({ params: { sitting }, body: { slip, text } }),
    );
    if (sent.ok) await queries.invalidateQueries({ queryKey: ownSeatKey(sitting) });
    return sent.ok;
  };
  return (
    <p>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.contest}
      </Button>
      {isOpen && (
        <SentenceDialog
          words={{ ...words.dialog, title: words.contestOf(slip) }}
          sending={sending}
          onClose={() => setOpen(false)}
          onSend={send}
        />
      )}
    </p>
  );
}
