import { Link, useLocation } from 'wouter';
import { KeyCap } from '../../app/KeyCap.tsx';
import { KEY_MAP } from '../../app/keymap.ts';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { buttonClass, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { homeTexts as home } from '../../texts/home.ts';
import styles from './home.module.css';
import { keptTournamentDraft } from './new/usedraft.ts';
import { type ListedTournament, StageBadge, whereAndWhen } from './TournamentList.tsx';

const { tonight: words } = home;

interface TonightProps {
  /** The evening that is open. */
  readonly current: ListedTournament | undefined;
  /** The last one that was played, after which a new one may be made. */
  readonly last: ListedTournament | undefined;
  clubOf(tournament: ListedTournament): string | undefined;
}

/** What one comes for: to go on with the evening that is open, or to begin one as the last. */
export function Tonight({ current, last, clubOf }: TonightProps) {
  const [, navigate] = useLocation();
  const isUnfinished = keptTournamentDraft() !== undefined;
  const begin = isUnfinished ? '/nouveau' : last ? '/nouveau/ce-soir' : '/nouveau';
  const beginLabel = isUnfinished ? words.unfinished : last ? words.create : words.first;
  const resume = current && `/tournois/${current.id}`;
  useShortcuts([
    { keys: KEY_MAP.next, label: resume ? words.resume : beginLabel, run: () => navigate(resume ?? begin) },
    { keys: 'n', label: beginLabel, run: () => navigate(begin) },
  ]);
  return (
    <Panel className={`${layout.stack3} ${styles.tonight}`}>
      <h2>{words.title}</h2>
      {current && resume ? (
        <div className={`${layout.row} ${layout.between}`}>
          <div className={layout.stack1}>
            <span className={layout.row}>
              <span className={styles.figure}>{current.name}</span> <StageBadge stage={current.stage} />
            </span>
            <span className={layout.soft}>
              <Raised text={whereAndWhen(current, clubOf(current))} />
            </span>
          </div>
          <Link href={resume} className={buttonClass('main')} aria-label={words.resumeOf(current.name)}>
            {words.resume} <KeyCap keys={KEY_MAP.next} />
          </Link>
        </div>
      ) : (
        <p>{last ? words.none : words.noneYet}</p>
      )}
      <div className={layout.row}>
        <Link href={begin} className={buttonClass(current ? undefined : 'main')}>
          {beginLabel} <KeyCap keys="n" />
        </Link>
        {begin === '/nouveau/ce-soir' && (
          <Link href="/nouveau" className={buttonClass('quiet')}>
            {words.other}
          </Link>
        )}
      </div>
      <p className={layout.soft}>
        <Raised text={last && !isUnfinished ? words.like(last.date) : words.steps} />
      </p>
    </Panel>
  );
}
