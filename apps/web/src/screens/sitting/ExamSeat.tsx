import type { EditionName } from '@raccord/regulation';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Badge, Button, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { texts } from '../../texts/index.ts';
import { schoolTexts } from '../../texts/school.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { AnswerForm } from '../school/answer/AnswerForm.tsx';
import { wholeAnswerIn } from '../school/answer/answerline.ts';
import { SlipNumbers } from '../school/exam/SlipNumbers.tsx';
import { LegibleCheck } from '../school/LegibleCheck.tsx';
import { Subject } from '../school/Subject.tsx';
import { useLegible } from '../school/uselegible.ts';
import { type SeatView, seatKey, usePaper } from './queries.ts';
import { SeatFrame } from './SeatFrame.tsx';
import { SittingClock } from './SittingClock.tsx';
import styles from './sitting.module.css';
import { useAt } from './sittingtime.ts';
import { type AnswerOutbox, useAnswerOutbox, useAnswers } from './useanswers.ts';

const words = sittingTexts.exam;
const SHORT_MS = 5 * 60_000;
/** Before the end, for what is typed to be at the server in time. */
const SENDING_MS = 1_500;

interface ExamSeatProps {
  readonly sitting: string;
  readonly seat: SeatView;
  readonly exam: NonNullable<SeatView['exam']>;
  readonly offline: ReactNode;
}

/** An exam on a phone, with the answers that were left on it. */
export function ExamSeat(props: ExamSeatProps) {
  const outbox = useAnswerOutbox(props.sitting);
  return outbox ? (
    <ExamDesk {...props} outbox={outbox} />
  ) : (
    <SeatFrame title={props.seat.sitting}>{texts.common.loading}</SeatFrame>
  );
}

/** A slip, its answer, the others, the time left. */
function ExamDesk({ sitting, seat, exam, offline, outbox }: ExamSeatProps & { readonly outbox: AnswerOutbox }) {
  const { count, endsAt = 0 } = seat;
  const queries = useQueryClient();
  const { answers, isSaved, fault, sendAgain, give } = useAnswers(outbox, exam.answers);
  const [at, setAt] = useState(() => firstWithout(answers, count));
  const [isLegible, setLegible] = useLegible();
  const [line, setLine] = useState('');
  const [isAsked, setAsked] = useState(false);
  const finishing = useSending();
  const subject = useRef<HTMLElement>(null);
  const { data: paper, error } = usePaper(sitting);
  /** A whole answer that is typed and was not given is not lost. */
  const takeLine = (): void => {
    const answer = paper && wholeAnswerIn(line, paper.edition as EditionName);
    if (answer) give(at, answer);
    setLine('');
  };
  useAt(sitting, exam.isFinished ? undefined : endsAt - SENDING_MS, takeLine);
  const clock = <SittingClock {...{ sitting, endsAt }} short={SHORT_MS} />;
  if (exam.isFinished)
    return (
      <SeatFrame title={seat.sitting} aside={clock}>
        <Notice kind="good">{seat.now < endsAt ? words.over : words.timeOver}</Notice>
        <p>{words.overHint(exam.answers.length, count)}</p>
        {fault !== undefined && <Notice kind="bad">{fault}</Notice>}
        {offline}
      </SeatFrame>
    );
  const show = (slip: number): void => {
    setAt(Math.min(count, slip));
    setLine('');
    subject.current?.scrollIntoView({ block: 'start' });
  };
  const go = (slip: number): void => {
    takeLine();
    show(slip);
  };
  const askToFinish = (): void => {
    takeLine();
    finishing.forget();
    setAsked(true);
  };
  const finish = async (): Promise<void> => {
    const answer = await finishing.send(['finishExam', sitting], undefined, (id) =>
      api.finishExam({ params: { sitting }, body: { id } }),
    );
    if (!answer.ok) return;
    setAsked(false);
    queries.setQueryData(seatKey(sitting), answer.value);
  };
  const slip = paper?.slips[at - 1];
  return (
    <SeatFrame title={seat.sitting} aside={clock} isWide>
      {offline}
      {fault !== undefined && (
        <Notice kind="bad">
          {fault} {sendAgain && <Button onClick={sendAgain}>{texts.connection.sendAgain}</Button>}
        </Notice>
      )}
      <SlipNumbers {...{ count, at }} isAnswered={(number) => answers.has(number)} onGo={go} />
      <section ref={subject} className={`${layout.stack3} ${styles.slip}`}>
        <div className={`${layout.row} ${layout.between}`}>
          <h2>{schoolTexts.exam.at(at, count)}</h2>
          <span role="status">
            <Badge kind={isSaved ? 'good' : 'warn'}>
              {isSaved ? `${words.saved} · ${words.answered(answers.size, count)}` : words.saving}
            </Badge>
          </span>
        </div>
        {error && <Notice kind="bad">{error.message}</Notice>}
        {paper && slip ? (
          <>
            <Subject {...slip} table={at} isLegible={isLegible} />
            <LegibleCheck isLegible={isLegible} onChange={setLegible} />
            <AnswerForm
              key={at}
              edition={paper.edition as EditionName}
              given={answers.get(at)}
              isFocused={false}
              onDraft={setLine}
              onAnswer={(answer) => {
                give(at, answer);
                show(at + 1);
              }}
            />
          </>
        ) : (
          <p>{texts.common.loading}</p>
        )}
      </section>
      <div className={layout.row}>
        <Button disabled={at === 1} onClick={() => go(at - 1)}>
          {schoolTexts.exam.previous}
        </Button>
        <Button disabled={at === count} onClick={() => go(at + 1)}>
          {schoolTexts.exam.next}
        </Button>
        <Button {...(answers.size === count ? { look: 'main' as const } : {})} onClick={askToFinish}>
          {words.finish}
        </Button>
      </div>
      {isAsked && (
        <Dialog title={words.finishTitle} onClose={() => setAsked(false)}>
          <div className={layout.stack3}>
            <p>{words.finishHint(count - answers.size)}</p>
            {finishing.fault && <Notice kind="bad">{finishing.fault.text}</Notice>}
            <div className={layout.row}>
              <Button look="main" disabled={!isSaved || finishing.isBusy} onClick={finish}>
                {words.finish}
              </Button>
              <Button onClick={() => setAsked(false)}>{texts.common.cancel}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </SeatFrame>
  );
}

/** Where one goes on after the page was opened again. */
function firstWithout(answers: ReadonlyMap<number, unknown>, count: number): number {
  for (let slip = 1; slip <= count; slip++) if (!answers.has(slip)) return slip;
  return 1;
}
