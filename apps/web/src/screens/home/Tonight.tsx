import { type SyntheticEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { KeyCap } from '../../app/KeyCap.tsx';
import { KEY_MAP } from '../../app/keymap.ts';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { buttonClass, Panel } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { homeTexts as home } from '../../texts/home.ts';
import styles from './home.module.css';
import { forgetTournamentDraft, keptTournamentDraft } from './new/usedraft.ts';
import { type ListedTournament, StageBadge, whereAndWhen } from './TournamentList.tsx';

const { tonight: words } = home;
const EVENING = '/nouveau/ce-soir';

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
  const draft = keptTournamentDraft();
  const prepared = draft && (draft.like === undefined ? '/nouveau' : EVENING);
  const begin = last ? EVENING : '/nouveau';
  const beginLabel = last ? words.create : words.first;
  const resume = current ? `/tournois/${current.id}` : prepared;
  const resumeLabel = current ? words.resume : draft ? words.unfinished(draft.name) : beginLabel;
  const [asked, ask] = useState<string>();
  /** What is being prepared goes only if somebody says so. */
  const beginAnew = (address: string, event?: SyntheticEvent): void => {
    if (draft) {
      event?.preventDefault();
      ask(address);
    } else if (!event) navigate(address);
  };
  useShortcuts([
    { keys: KEY_MAP.next, label: resumeLabel, run: () => navigate(resume ?? begin) },
    { keys: 'n', label: beginLabel, run: () => beginAnew(begin) },
  ]);
  return (
    <Panel className={`${layout.stack3} ${styles.tonight}`}>
      <h2>{words.title}</h2>
      {current ? (
        <div className={`${layout.row} ${layout.between}`}>
          <div className={layout.stack1}>
            <span className={layout.row}>
              <span className={styles.figure}>{current.name}</span> <StageBadge stage={current.stage} />
            </span>
            <span className={layout.soft}>
              <Raised text={whereAndWhen(current, clubOf(current))} />
            </span>
          </div>
          <Link
            href={`/tournois/${current.id}`}
            className={buttonClass('main')}
            aria-label={words.resumeOf(current.name)}
          >
            {words.resume} <KeyCap keys={KEY_MAP.next} />
          </Link>
        </div>
      ) : (
        <p>{last ? words.none : words.noneYet}</p>
      )}
      {draft && prepared && (
        <div className={layout.row}>
          <Link href={prepared} className={buttonClass(current ? undefined : 'main')}>
            <Raised text={words.unfinished(draft.name)} /> {!current && <KeyCap keys={KEY_MAP.next} />}
          </Link>
        </div>
      )}
      <div className={layout.row}>
        <Link
          href={begin}
          className={buttonClass(resume ? undefined : 'main')}
          onClick={(event) => beginAnew(begin, event)}
        >
          {beginLabel} <KeyCap keys="n" />
        </Link>
        {last && (
          <Link href="/nouveau" className={buttonClass('quiet')} onClick={(event) => beginAnew('/nouveau', event)}>
            {words.other}
          </Link>
        )}
      </div>
      <p className={layout.soft}>
        <Raised text={last ? words.like(last.date) : words.steps} />
      </p>
      {draft && asked !== undefined && (
        <DialogForm
          title={words.anewTitle}
          confirm={words.anew}
          look="danger"
          leave={words.keepDraft}
          onClose={() => ask(undefined)}
          onConfirm={() => {
            forgetTournamentDraft();
            navigate(asked);
            return undefined;
          }}
        >
          <p>{words.anewHint(draft.name)}</p>
        </DialogForm>
      )}
    </Panel>
  );
}
