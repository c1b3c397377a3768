import { Message } from '../../app/Message.tsx';
import { Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { isGone } from '../../server/usefollowed.ts';
import { texts } from '../../texts/index.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { ExamSeat } from './ExamSeat.tsx';
import { type SeatView, useOwnSheet, useSeat, useSeatNews } from './queries.ts';
import { SeatFrame } from './SeatFrame.tsx';
import { SittingSheet } from './SittingSheet.tsx';
import { ToppingSeat } from './ToppingSeat.tsx';

const words = sittingTexts.seat;

/** One's place: before the start, while it runs, and what came of it. */
export function SeatScreen({ sitting }: { readonly sitting: string }) {
  const { data: seat, error } = useSeat(sitting);
  const isOnline = useSeatNews(sitting, error);
  if (error && isGone(error)) return <Message>{error.message}</Message>;
  if (!seat) return <Message>{error ? error.message : texts.common.loading}</Message>;
  const offline = !isOnline && <Notice kind="warn">{words.offline}</Notice>;
  if (seat.stage === 'closed') return <Closed {...{ sitting, seat }} />;
  if (seat.stage === 'waiting')
    return (
      <SeatFrame title={seat.sitting}>
        <Notice kind="good">{words.waiting(seat.name)}</Notice>
        <p>{words.waitingHint}</p>
        {seat.exam && <ExamConditions count={seat.count} {...seat.exam} />}
        {offline}
      </SeatFrame>
    );
  return seat.exam ? (
    <ExamSeat {...{ sitting, seat, offline }} exam={seat.exam} />
  ) : (
    seat.topping && <ToppingSeat {...{ sitting, seat, offline }} topping={seat.topping} />
  );
}

type ExamConditionsProps = Pick<NonNullable<SeatView['exam']>, 'edition' | 'minutes' | 'lexicon' | 'passPercent'> & {
  readonly count: number;
};

/** The first page of an exam: how long, with which words, how it is marked and passed. */
const ExamConditions = (exam: ExamConditionsProps) => (
  <section className={layout.stack2}>
    <h2>{words.conditions}</h2>
    <ul className={layout.stack1}>
      {words.rules(exam).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </section>
);

/** Results, once they are given. */
function Closed({ sitting, seat }: { readonly sitting: string; readonly seat: SeatView }) {
  const { data, error } = useOwnSheet(sitting);
  return (
    <SeatFrame title={words.results(seat.name)} isWide>
      {error && <Notice kind="bad">{error.message}</Notice>}
      {data && <SittingSheet sheet={data} own={sitting} />}
    </SeatFrame>
  );
}
