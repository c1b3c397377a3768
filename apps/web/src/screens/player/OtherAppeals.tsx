import { withCapital } from '@raccord/french';
import { Suspense, useState } from 'react';
import { deferred } from '../../app/deferred.ts';
import { Badge, Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { SheetView } from '../../server/answers.ts';
import { appealsTexts } from '../../texts/appeals.ts';
import { playerTexts } from '../../texts/player.ts';
import styles from './player.module.css';

const ContestDialog = deferred(async () => (await import('../../ruling/ContestDialog.tsx')).ContestDialog);

const words = appealsTexts;
const { appeals: own } = playerTexts;

/** What a player contested besides his slips, what was answered, and the way to contest something else. */
export function OtherAppeals({ appeals }: { readonly appeals: NonNullable<SheetView['appeals']> }) {
  const [isAsked, ask] = useState(false);
  return (
    <>
      {appeals.length > 0 && (
        <section className={layout.stack2} aria-label={words.contest.own}>
          <h3>{words.contest.own}</h3>
          <ul className={layout.stack2}>
            {appeals.map(({ at, to, what, isLate, answer }) => (
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
      <div className={layout.stack1}>
        <Button className={styles.appeal} onClick={() => ask(true)}>
          {own.other}
        </Button>
        <p className={layout.soft}>{own.otherHint}</p>
      </div>
      {isAsked && (
        <Suspense fallback={null}>
          <ContestDialog onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  );
}
