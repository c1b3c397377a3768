import { withCapital } from '@raccord/french';
import { Suspense, useState } from 'react';
import { deferred } from '../../app/deferred.ts';
import { Badge, Button, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { ContestDialog } from '../../ruling/ContestDialog.tsx';
import type { DecisionAppeal } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { appealsTexts } from '../../texts/appeals.ts';
import { commissionTexts } from '../../texts/commission.ts';
import styles from './commission.module.css';
import { isCommissionNamed } from './commissionnamed.ts';
import { SecondAppealFile } from './SecondAppealFile.tsx';

const AnswerAppeal = deferred(async () => (await import('./AnswerAppeal.tsx')).AnswerAppeal);

const words = appealsTexts;
const { by: signed } = commissionTexts;

/** Appeals against decisions other than what slips got: what is to be answered, what was, and the files of second appeals. */
export function DecisionAppeals() {
  const { role } = useTournament().session;
  const { data } = useView('seeAppeals', {});
  const { data: people } = useView('seePeople', {});
  const [isAsked, ask] = useState(false);
  const [answered, answer] = useState<DecisionAppeal>();
  if (!data || !people) return null;
  const pending = data.appeals.filter(({ to, answer }) => to === 'commission' && !answer).length;
  // The chief referee answers where nobody else does.
  const mayAnswer = role === 'commission' || (role === 'chief' && !isCommissionNamed(people));
  return (
    <>
      {data.open.length > 0 && (
        <Button look="quiet" onClick={() => ask(true)}>
          {words.contest.title}
        </Button>
      )}
      {isAsked && <ContestDialog onClose={() => ask(false)} />}
      {data.appeals.length > 0 && (
        <Panel className={`${layout.stack2} ${styles.section} ${styles.appeals}`} aria-label={words.decisions.title(0)}>
          <h2>{words.decisions.title(pending)}</h2>
          <ol className={`${layout.stack2} ${styles.history}`}>
            {data.appeals.toReversed().map((appeal) => (
              <li key={`${appeal.at} ${appeal.to} ${appeal.what}`}>
                <div className={layout.row}>
                  <Appealed {...{ appeal }} />
                  {!appeal.answer && mayAnswer && (
                    <Button aria-label={words.decisions.answerOf(appeal.what)} onClick={() => answer(appeal)}>
                      {appeal.to === 'federation' ? words.decisions.noteAnswer : words.decisions.answer}
                    </Button>
                  )}
                  {!appeal.answer && !mayAnswer && <p className={layout.soft}>{words.decisions.notYours}</p>}
                </div>
                {appeal.to === 'federation' && (
                  <SecondAppealFile subject={appeal.subject} requests={appeal.requests} mayNote={mayAnswer} />
                )}
              </li>
            ))}
          </ol>
        </Panel>
      )}
      {answered && (
        <Suspense fallback={null}>
          <AnswerAppeal appeal={answered} onClose={() => answer(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** What was contested, by whom and why, and what was answered. */
function Appealed({ appeal }: { readonly appeal: DecisionAppeal }) {
  const { at, by, from, to, what, appellant, reason, isLate, answer } = appeal;
  return (
    <div className={styles.appealed}>
      <p>
        <strong>{withCapital(what)}</strong>{' '}
        {answer ? (
          <Badge kind={answer.isUpheld ? 'good' : 'plain'}>{words.decisions.answered(answer.isUpheld, to)}</Badge>
        ) : (
          <Badge kind="info">{words.decisions.pending[to]}</Badge>
        )}{' '}
        {isLate && <Badge kind="warn">{words.late}</Badge>}{' '}
        <span className={layout.soft}>
          {words.kinds[to]} {words.froms[from]} {appellant !== undefined && words.decisions.by(appellant)} –{' '}
          {signed(by.role, by.name, at)}
        </span>
      </p>
      <p>{reason}</p>
      {answer && (
        <>
          <p className={layout.soft}>{signed(answer.by.role, answer.by.name, answer.at)}</p>
          <p>{answer.reason}</p>
          {answer.effect !== undefined && <p>{words.decisions.effect(answer.effect)}</p>}
        </>
      )}
    </div>
  );
}
