import { Link } from 'wouter';
import { useScreenName } from '../../app/shortcuts.tsx';
import { Badge, Button, type Kind, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import { sittingTexts as words } from '../../texts/sitting.ts';
import { HomeFrame } from '../home/HomeFrame.tsx';
import home from '../home/home.module.css';
import { NewSitting } from './NewSitting.tsx';
import { type SittingLine, useSittings } from './queries.ts';
import styles from './sitting.module.css';

export const STAGE_KINDS: Readonly<Record<keyof typeof words.stages, Kind>> = {
  ...{ waiting: 'info', running: 'good', closed: 'plain' },
};

/** The sittings of this installation, and how to prepare another one. */
export function SittingsScreen() {
  useScreenName(words.title);
  const { data, error, refetch } = useSittings();
  const closed = data?.sittings.filter(({ stage }) => stage === 'closed') ?? [];
  const open = data?.sittings.filter(({ stage }) => stage !== 'closed') ?? [];
  return (
    <HomeFrame>
      <div className={layout.stack2}>
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      {error && (
        <Notice kind="bad">
          {error.message} <Button onClick={() => refetch()}>{texts.common.retry}</Button>
        </Notice>
      )}
      <div className={closed.length + open.length > 0 ? `${layout.split} ${styles.sittings}` : layout.stack4}>
        {closed.length + open.length > 0 && (
          <Panel className={layout.stack3}>
            <h2>{words.known}</h2>
            {open.length > 0 && <SittingList sittings={open} />}
            {closed.length > 0 && (
              <details className={layout.stack2} open={open.length === 0}>
                <summary className={layout.more}>{words.closed(closed.length)}</summary>
                <SittingList sittings={closed} />
              </details>
            )}
          </Panel>
        )}
        <NewSitting />
      </div>
    </HomeFrame>
  );
}

function SittingList({ sittings }: { readonly sittings: readonly SittingLine[] }) {
  return (
    <ul className={layout.stack2}>
      {sittings.map(({ id, name, kind, stage, participants, count }) => (
        <li key={id}>
          <Link href={`/seances/${id}`} className={`${layout.box} ${home.tournament}`}>
            <span className={home.strong}>{name}</span>
            <Badge kind={STAGE_KINDS[stage]}>{words.stages[stage]}</Badge>
            <span className={layout.soft}>
              {[words.kinds[kind], (kind === 'exam' ? words.slips : words.draws)(count)].join(' · ')}
              {` · ${words.people(participants)}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
