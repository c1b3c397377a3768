import { withCapital } from '@raccord/french';
import { Suspense, useState } from 'react';
import { deferred } from '../../app/deferred.ts';
import { Badge, Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useView } from '../../server/views.ts';
import { appealsTexts } from '../../texts/appeals.ts';
import styles from './player.module.css';

const ContestDialog = deferred(async () => (await import('../../ruling/ContestDialog.tsx')).ContestDialog);

const words = appealsTexts;

/** What a player contested besides his slips, what was answered, and what else he may contest. */
export function OtherAppeals() {
  const { data } = useView('seeAppeals', {});
  const [isAsked, ask] = useState(false);
  if (!data) return null;
  return (
    <>
      {data.appeals.length > 0 && (
        <section className={layout.stack2} aria-label={words.contest.own}>
          <h3>{words.contest.own}</h3>
          <ul className={layout.stack2}>
            {data.appeals.map(({ at, to, what, isLate, answer }) => (
              <li key={`${at} ${to} ${what}`}>
                {withCapital(what)}{' '}
                {answer ? (
                  <Badge kind={answer.isUpheld ? 'good' : 'plain'}>
                    {words.decisions.answered(answer.isUpheld, to)}
                  </Badge>
                ) : (
                  <Badge kind={isLate ? 'warn' : 'info'}>{isLate ? words.pendingLate : words.pending}</Badge>
                )}
                {answer && <p className={layout.soft}>{answer.reason}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.open.length > 0 && (
        <Button className={styles.appeal} onClick={() => ask(true)}>
          {words.contest.title}
        </Button>
      )}
      {isAsked && (
        <Suspense fallback={null}>
          <ContestDialog onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  );
}
