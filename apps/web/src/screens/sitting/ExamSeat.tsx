import type { EditionName } from '@raccord/regulation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Badge, Button, Check, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { answered, api, newId } from '../../server/client.ts';
import { texts } from '../../texts/index.ts';
import { schoolTexts } from '../../texts/school.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { AnswerForm } from '../school/answer/AnswerForm.tsx';
import { Subject } from '../school/Subject.tsx';
import { type SeatView, seatKey } from './queries.ts';
import { SeatFrame } from './SeatFrame.tsx';
import { SittingClock } from './SittingClock.tsx';
import styles from './sitting.module.css';
import { useAnswers } from './useanswers.ts';

const words = sittingTexts.exam;
const SHORT_MS = 5 * 60_000;

interface ExamSeatProps {
  readonly sitting: string;
  readonly seat: SeatView;
  readonly exam: NonNullable<SeatView['exam']>;
  readonly offline: ReactNode;
}

/** An exam on a phone: a slip, its answer, the others, the time left. */
export function ExamSeat({ sitting, seat, exam, offline }: ExamSeatProps) {
  const { count, endsAt = 0 } = seat;
  const queries = useQueryClient();
  const { answers, isSaved, fault, give } = useAnswers(sitting, exam.answers);
  const [at, setAt] = useState(() => firstWithout(answers, count));
  const [isLegible, setLegible] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const subject = useRef<HTMLElement>(null);
  const { data: paper, error } = useQuery({
    queryKey: [...seatKey(sitting), 'paper'],
    queryFn: () => answered(api.readPaper({ params: { sitting } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
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
  const go = (slip: number): void => {
    setAt(Math.min(count, Math.max(1, slip)));
    subject.current?.scrollIntoView({ block: 'start' });
  };
  const finish = async (): Promise<void> => {
    const answer = await api.finishExam({ params: { sitting }, body: { id: newId() } });
    setAsked(false);
    if (answer.ok) queries.setQueryData(seatKey(sitting), answer.value);
  };
  const slip = paper?.slips[at - 1];
  return (
    <SeatFrame title={seat.sitting} aside={clock} isWide>
      {offline}
      {fault !== undefined && <Notice kind="bad">{fault}</Notice>}
      <nav aria-label={words.slips}>
        <ol className={styles.numbers}>
          {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
            <li key={number}>
              <button
                type="button"
                aria-label={words.slip(number, answers.has(number))}
                aria-current={number === at ? 'step' : undefined}
                data-answered={answers.has(number)}
                onClick={() => go(number)}
              >
                {number}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <section ref={subject} className={`${layout.stack3} ${styles.slip}`}>
        <div className={`${layout.row} ${layout.between}`}>
          <h2>{words.at(at, count)}</h2>
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
            <Check label={schoolTexts.subject.legible} isChecked={isLegible} onChange={setLegible} />
            <AnswerForm
              key={at}
              edition={paper.edition as EditionName}
              given={answers.get(at)}
              isFocused={false}
              onAnswer={(answer) => {
                give(at, answer);
                go(at + 1);
              }}
            />
          </>
        ) : (
          <p>{texts.common.loading}</p>
        )}
      </section>
      <div className={layout.row}>
        <Button disabled={at === 1} onClick={() => go(at - 1)}>
          {words.previous}
        </Button>
        <Button disabled={at === count} onClick={() => go(at + 1)}>
          {words.next}
        </Button>
        <Button {...(answers.size === count ? { look: 'main' as const } : {})} onClick={() => setAsked(true)}>
          {words.finish}
        </Button>
      </div>
      {isAsked && (
        <Dialog title={words.finishTitle} onClose={() => setAsked(false)}>
          <div className={layout.stack3}>
            <p>{words.finishHint(count - answers.size)}</p>
            <div className={layout.row}>
              <Button look="main" disabled={!isSaved} onClick={finish}>
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
