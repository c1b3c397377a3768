import { PHASE_LABELS } from '@raccord/club';
import { useState } from 'react';
import { Link } from 'wouter';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Button, buttonClass, Check, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { Note, Table } from '../../design/Table.tsx';
import { calendarTexts as words } from '../../texts/calendar.ts';
import { type CalendarPhase, type CalendarView, useCalendar, useFederationCommand } from './calendarqueries.ts';
import { PhaseDialog } from './PhaseDialog.tsx';

interface CalendarPageProps {
  /** Where its pages are. */
  readonly base: string;
  /** The installation keeps it; clubs read it. */
  readonly mayChange?: boolean;
}

/** The events of the installation. */
export function CalendarPage({ base, mayChange = false }: CalendarPageProps) {
  const { data, error, refetch } = useCalendar();
  const [isPlanning, setPlanning] = useState(false);
  return (
    <>
      <div className={`${layout.row} ${layout.between}`}>
        <h1>{words.title}</h1>
        <div className={layout.row2}>
          {mayChange && (
            <Button look="main" onClick={() => setPlanning(true)}>
              {words.plan.add}
            </Button>
          )}
          {data && data.phases.length > 0 && (
            <a href="/api/federation/calendar.ics" className={buttonClass()} download>
              {words.feed}
            </a>
          )}
        </div>
      </div>
      <p className={layout.soft}>{mayChange ? words.about : words.aboutClub}</p>
      <AwaitedView data={data} error={error} onRetry={refetch} />
      {data && (data.phases.length === 0 ? <p>{words.none}</p> : <PhaseList phases={data.phases} base={base} />)}
      {data && mayChange && <Keeping calendar={data} />}
      {isPlanning && <PhaseDialog others={data?.phases ?? []} onClose={() => setPlanning(false)} />}
    </>
  );
}

const { columns } = words;

const stateOf = ({ closed }: CalendarPhase): string =>
  closed ? words.state(closed.through, closed.ranked) : words.open;
const holdersOf = ({ holders }: CalendarPhase): string => (holders.length === 0 ? words.every : holders.join(', '));

const PhaseList = ({ phases, base }: { readonly phases: readonly CalendarPhase[]; readonly base: string }) => (
  <Table
    rows={phases}
    keyOf={({ phase }) => phase.id}
    columns={[
      {
        ...{ heading: columns.name, kind: 'name' },
        cell: (one) => (
          <>
            <Link href={`${base}/${one.phase.id}`}>{one.phase.name}</Link>
            <Note instead="middle">
              <Raised text={`${words.days(one.phase.from, one.phase.to)}, ${stateOf(one)}`} />
            </Note>
          </>
        ),
      },
      {
        heading: columns.days,
        room: 'middle',
        cell: ({ phase }) => <Raised text={words.days(phase.from, phase.to)} />,
      },
      { heading: columns.holders, room: 'wide', cell: holdersOf },
      { heading: columns.kind, room: 'wide', cell: ({ phase }) => PHASE_LABELS[phase.kind] },
      { heading: columns.state, room: 'middle', cell: stateOf },
    ]}
  />
);

/** Whether everybody may read it, and what was done. */
function Keeping({ calendar: { isPublic, history = [] } }: { readonly calendar: CalendarView }) {
  const command = useFederationCommand();
  return (
    <>
      <Check
        label={words.isPublic}
        hint={words.isPublicHint}
        value={isPublic}
        onChange={(published) => void command.ask({ type: 'publish-calendar', data: { isPublic: published } })}
      />
      {isPublic && (
        <p>
          <a href="/calendrier">{words.publicPage}</a>
        </p>
      )}
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
      {history.length > 0 && (
        <details className={layout.stack2}>
          <summary>{words.history}</summary>
          <ul>
            {history.map(({ sequence, at, what }) => (
              <li key={sequence}>
                <Raised text={words.line(at, what)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
