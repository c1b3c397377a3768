import type { Answer } from '@raccord/school';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, Button, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { toldAnswer } from '../school/Corrected.tsx';
import { SeeSlip } from './ExamKey.tsx';
import { NeutraliseButton } from './NeutraliseButton.tsx';
import { ToldContest } from './OwnContest.tsx';
import { type SittingView, sittingViewsKey } from './queries.ts';
import { SentenceDialog } from './SentenceDialog.tsx';

const words = sittingTexts.contest;

type Slip = NonNullable<SittingView['slips']>[number];
type Contest = Slip['contests'][number];

/** What candidates say against the key, slip by slip: whoever gave the exam answers, or neutralises the slip. */
export function ContestedSlips({ id, slips }: { readonly id: string; readonly slips: readonly Slip[] }) {
  const contested = slips
    .map((slip, index) => ({ ...slip, number: index + 1 }))
    .filter(({ contests }) => contests.length > 0);
  const waiting = contested.flatMap(({ contests }) => contests).filter(({ reply }) => reply === undefined).length;
  return (
    <Panel className={layout.stack3}>
      <div className={`${layout.row} ${layout.between}`}>
        <h2>{words.title}</h2>
        <Badge kind={waiting === 0 ? 'good' : 'warn'}>{words.waiting(waiting)}</Badge>
      </div>
      {contested.map(({ number, told, right, isNeutral, contests }) => (
        <section key={number} className={layout.stack2} aria-label={words.of(number)}>
          <div className={`${layout.row} ${layout.between}`}>
            <h3>{words.of(number)}</h3>
            <span className={layout.row2}>
              <SeeSlip sitting={id} slip={number} />
              <NeutraliseButton sitting={id} slip={number} isNeutral={isNeutral} />
            </span>
          </div>
          <p>
            {typesetTexts(told)}{' '}
            <span className={layout.soft}>{sittingTexts.spread.right(toldAnswer(right as Answer))}</span>
          </p>
          <ul className={layout.stack2}>
            {contests.map((contest) => (
              <ContestLine key={contest.participant} sitting={id} slip={number} {...contest} />
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

type ContestLineProps = Contest & { readonly sitting: string; readonly slip: number };

function ContestLine({ sitting, slip, participant, name, text, reply }: ContestLineProps) {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const sending = useSending();
  const send = async (given: string): Promise<boolean> => {
    const params = { sitting, participant };
    const sent = await sending.send(['answerContest', sitting, participant, slip], given, () =>
      api.answerContest({ params, body: { slip, text: given } }),
    );
    if (sent.ok) await queries.invalidateQueries({ queryKey: sittingViewsKey(sitting) });
    return sent.ok;
  };
  return (
    <li className={`${layout.stack1} ${layout.box}`}>
      <strong>{name}</strong>
      <ToldContest text={text} {...(reply === undefined ? {} : { reply })} />
      <p>
        <Button
          {...(reply === undefined ? {} : { look: 'quiet' as const })}
          aria-label={words.answerTo(name, slip)}
          onClick={() => setOpen(true)}
        >
          {reply === undefined ? words.answer : words.answerAgain}
        </Button>
      </p>
      {isOpen && (
        <SentenceDialog
          words={{ ...words.answering, title: words.answerTo(name, slip) }}
          {...(reply === undefined ? {} : { before: reply })}
          sending={sending}
          onClose={() => setOpen(false)}
          onSend={send}
        />
      )}
    </li>
  );
}
