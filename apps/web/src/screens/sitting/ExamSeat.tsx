import type { EditionName } from '@raccord/regulation';
import type { Answer } from '@raccord/school';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Badge, Button, Notice } from '../../design/controls.tsx';
import { ExamDesk } from '../../desk/ExamDesk.tsx';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { texts } from '../../texts/index.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { wholeAnswerIn } from '../school/answer/answerline.ts';
import { type SeatView, seatQueryKey, usePaper } from './queries.ts';
import { SeatFrame } from './SeatFrame.tsx';
import { SittingClock } from './SittingClock.tsx';
import { useAt } from './sittingtime.ts';
import { type AnswerOutbox, useAnswerOutbox, useAnswers } from './useanswers.ts';

const words = sittingTexts.exam;
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
    <SeatedExam {...props} outbox={outbox} />
  ) : (
    <SeatFrame title={props.seat.sitting}>{texts.common.loading}</SeatFrame>
  );
}

/** The answers go to the server one by one. */
function SeatedExam({ sitting, seat, exam, offline, outbox }: ExamSeatProps & { readonly outbox: AnswerOutbox }) {
  const { count, endsAt = 0 } = seat;
  const queries = useQueryClient();
  const { answers, isSaved, fault, sendAgain, give } = useAnswers(outbox, exam.answers);
  const [at, setAt] = useState(() => firstWithout(answers, count));
  const [line, setLine] = useState('');
  const finishing = useSending();
  const { data: paper, error } = usePaper(sitting);
  const edition = paper?.edition as EditionName | undefined;
  /** A whole answer that is typed and was not given is not lost. */
  const takeLine = (): void => {
    const answer = edition && wholeAnswerIn(line, edition);
    if (answer) give(at, answer);
    setLine('');
  };
  useAt(sitting, exam.isFinished ? undefined : endsAt - SENDING_MS, takeLine);
  const clock = <SittingClock {...{ sitting, endsAt }} />;
  if (exam.isFinished)
    return (
      <SeatFrame title={seat.sitting} aside={clock}>
        <Notice kind="good">{seat.now < endsAt ? words.over : words.timeOver}</Notice>
        <p>{words.overHint(exam.answers.length, count)}</p>
        {fault !== undefined && <Notice kind="bad">{fault}</Notice>}
        {offline}
      </SeatFrame>
    );
  const answer = (given: Answer): void => {
    give(at, given);
    setLine('');
    setAt(Math.min(count, at + 1));
  };
  const go = (slip: number): void => {
    takeLine();
    finishing.forget();
    setAt(slip);
  };
  const finish = async (): Promise<boolean> => {
    const finished = await finishing.send(['finishExam', sitting], undefined, () =>
      api.finishExam({ params: { sitting }, body: {} }),
    );
    if (finished.ok) queries.setQueryData(seatQueryKey(sitting), finished.value);
    return finished.ok;
  };
  return (
    <SeatFrame title={seat.sitting} aside={clock} isWide>
      {offline}
      {fault !== undefined && (
        <Notice kind="bad">
          {fault} {sendAgain && <Button onClick={sendAgain}>{texts.connection.sendAgain}</Button>}
        </Notice>
      )}
      {error && <Notice kind="bad">{error.message}</Notice>}
      <ExamDesk
        {...{ words, count, at, answers }}
        paper={paper && edition && { edition, slips: paper.slips, extract: paper.extract }}
        progress={
          <span role="status">
            <Badge kind={!isSaved ? 'warn' : answers.size > 0 ? 'good' : 'plain'}>
              {isSaved
                ? [...(answers.size > 0 ? [words.saved] : []), words.answered(answers.size, count)].join(' · ')
                : words.saving}
            </Badge>
          </span>
        }
        isFocused={false}
        isReady={isSaved}
        sending={finishing}
        onDraft={setLine}
        onAnswer={answer}
        onGo={go}
        onFinish={finish}
      />
    </SeatFrame>
  );
}

/** Where one goes on after the page was opened again. */
function firstWithout(answers: ReadonlyMap<number, unknown>, count: number): number {
  for (let slip = 1; slip <= count; slip++) if (!answers.has(slip)) return slip;
  return 1;
}
