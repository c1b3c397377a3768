import { Notice } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { useServerTime } from '../server/station.tsx';
import { useView } from '../server/views.ts';
import { deadlineOf, describeDeadline, describeSecond } from './appeals.ts';

/** Until when one may appeal about a game. */
export function AppealDeadline({ game }: { readonly game: string }) {
  const time = useServerTime();
  const { data: hall } = useView('seeHall', {});
  const isFinished = hall?.games.some(({ id, ...one }) => id === game && one.isFinished);
  const { data: played } = useView('seeGame', { game }, { when: isFinished === true });
  if (!hall || (isFinished && !played)) return null;
  const appealsUntil = isFinished ? played?.appealsUntil : undefined;
  const deadline = deadlineOf(hall.edition, hall.games, { id: game, appealsUntil }, time.now());
  const text = describeDeadline(deadline, hall.edition);
  return deadline.kind === 'passed' ? <Notice kind="warn">{text}</Notice> : <p className={layout.soft}>{text}</p>;
}

/** What becomes of a second appeal. */
export function SecondAppealHint() {
  const { data: hall } = useView('seeHall', {});
  return hall && <p className={layout.soft}>{describeSecond(hall.edition)}</p>;
}
