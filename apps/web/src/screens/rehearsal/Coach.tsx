import { describeSlip } from '@raccord/tournament';
import { Fragment } from 'react';
import { Link, useLocation } from 'wouter';
import { KeyCap } from '../../app/KeyCap.tsx';
import { Button, buttonClass, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { api } from '../../server/client.ts';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { isCircled } from '../../slip/slipdraft.ts';
import { WrittenWord } from '../../slip/Written.tsx';
import { rehearsalTexts as words } from '../../texts/rehearsal.ts';
import { typedSlip } from '../referee/lookup.ts';
import styles from './coach.module.css';
import { coachKeys, coachStep, misread, paperLeft, type Rehearsed, THINGS } from './coach.ts';
import { useRehearsed } from './userehearsed.ts';

const COMMISSION = '/commission';

/** In a rehearsal: which of the three things is to be done now, and the slips that lie on the table. */
export function Coach() {
  const { tournament } = useTournament();
  const [path, navigate] = useLocation();
  const { data: hall } = useView('seeHall', {});
  const turn = hall?.turn;
  const ended = turn?.centres[0]?.isEnded ? turn.number : undefined;
  const rehearsed = useRehearsed(tournament, ended);
  const key = { game: turn?.game ?? '', turn: turn?.number ?? 0 };
  const { data: desk } = useView('seeDesk', key, { when: ended !== undefined });
  if (!hall) return null;
  const tables = (ended !== undefined && desk?.tables) || [];
  const step = coachStep({ game: hall.games[0], turn, rehearsed, tables });
  const left = rehearsed ? paperLeft(rehearsed, tables) : [];
  const [slip] = step === 'enter' ? left : [];
  // The first of those that the commission has before it, whoever has left it there.
  const [referred] = tables.filter(({ isReferred }) => isReferred);
  const keys = coachKeys(step, path);
  const told = (): string => {
    if (step === 'decide') return words[path.endsWith(COMMISSION) ? 'decideHere' : 'decide'](referred.table);
    if (step !== 'enter') return words.steps[step];
    const count = rehearsed?.paper.length ?? 0;
    return keys.length > 0 ? words.gather(left.length) : words.enter(slip.table, count - left.length + 1, count);
  };
  const end = (): void => {
    navigate('/');
    void api.endRehearsal({ params: { tournament } });
  };
  return (
    <aside className={`${layout.stack2} ${styles.coach} screen-only`} aria-label={words.title}>
      <div className={`${layout.row} ${layout.between}`}>
        <p className={styles.told} role="status">
          {told()}
          {keys.map((key) => (
            <Fragment key={key}>
              {' '}
              <KeyCap keys={key} />
            </Fragment>
          ))}
        </p>
        {THINGS[step] !== undefined && (
          <ol className={`${layout.row} ${styles.things}`}>
            {words.things.map((thing, index) => (
              <li key={thing} aria-current={THINGS[step] === index ? 'step' : undefined}>
                {`${index + 1}. ${thing}`}
              </li>
            ))}
          </ol>
        )}
        <Button {...(step === 'over' ? { look: 'main' } : {})} onClick={end}>
          {words.end}
        </Button>
      </div>
      {slip && (
        <div className={`${layout.row} ${styles.more}`}>
          <PaperSlip slip={slip.slip} />
          {keys.length === 0 && <ToType slip={slip.slip} />}
          {rehearsed && rehearsed.left > 0 && <span className={layout.soft}>{words.incoming(rehearsed.left)}</span>}
        </div>
      )}
      {step === 'decide' && !path.endsWith(COMMISSION) && (
        <Link
          href={`/tournois/${tournament}${COMMISSION}`}
          className={`${buttonClass('main')} ${styles.more} ${styles.door}`}
        >
          {words.decideThere}
        </Link>
      )}
      {rehearsed &&
        misread(rehearsed, tables).map(({ table, typed, written }) => (
          <Notice key={table} kind="warn">
            {words.misread(table, typed, written)}
          </Notice>
        ))}
    </aside>
  );
}

/** The same slip as one line of keys. */
function ToType({ slip: { solutions, score } }: { readonly slip: Rehearsed['paper'][number]['slip'] }) {
  const [{ word, reference = '' }] = solutions;
  return (
    <span>
      {words.toType} <code className={styles.typed}>{typedSlip(word, reference, score)}</code>{' '}
      {[...word].some(isCircled) && words.circled}
    </span>
  );
}

/** A slip as it lies on the table: what the player wrote in its squares and in its boxes. */
function PaperSlip({ slip }: { readonly slip: Rehearsed['paper'][number]['slip'] }) {
  const [solution] = slip.solutions;
  return (
    <p className={styles.slip} aria-label={words.onPaper(describeSlip(slip))} role="img">
      <span>
        <WrittenWord word={solution?.word ?? ''} />
      </span>
      <span>{solution?.reference}</span>
      <span>{slip.score}</span>
    </p>
  );
}
