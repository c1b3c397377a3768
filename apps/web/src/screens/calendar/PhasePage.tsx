import { PHASE_LABELS } from '@raccord/club';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Button, Notice, Panel, TextArea } from '../../design/controls.tsx';
import { AskedButton } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { keptPaper } from '../../documents/paper.ts';
import { calendarTexts } from '../../texts/calendar.ts';
import club from '../club/club.module.css';
import { Downloads } from '../club/Downloads.tsx';
import { type PhaseView, useCalendar, useFederationCommand, usePhase } from './calendarqueries.ts';
import { PhaseDialog } from './PhaseDialog.tsx';
import { PhaseTable } from './PhaseTable.tsx';

const { phase: words } = calendarTexts;
/** Evenings that are named at once. */
const FEW = 3;

interface PhasePageProps {
  readonly id: string;
  /** Of the calendar. */
  readonly base: string;
  readonly mayChange?: boolean;
}

/** An event of the calendar: what it comes to, or what was kept once it was closed. */
export function PhasePage({ id, base, mayChange = false }: PhasePageProps) {
  const { data, error, refetch } = usePhase(id);
  return (
    <>
      <h1>{data?.phase.name ?? calendarTexts.title}</h1>
      <AwaitedView data={data} error={error} onRetry={refetch} />
      {data && <About view={data} />}
      {data && mayChange && <Keeping view={data} base={base} />}
      {data && <Players view={data} />}
      {data && <Result view={data} />}
    </>
  );
}

interface ViewProps {
  readonly view: PhaseView;
}

function About({ view: { phase, holders, described, after, closed, counted, changed, corrected } }: ViewProps) {
  const where = [phase.place ?? '', holders.join(', ') || calendarTexts.every].filter(Boolean).join(' – ');
  const titles = counted.map(({ title, club, date }) => words.evening(title, club, date));
  return (
    <>
      <Panel className={layout.stack1}>
        <p>
          <strong>
            <Raised text={calendarTexts.days(phase.from, phase.to)} />
          </strong>{' '}
          – {PHASE_LABELS[phase.kind]} – {where}
        </p>
        <p>{described}.</p>
        {after !== undefined && <p>{words.after(after)}</p>}
        {titles.length > FEW ? (
          <details className={layout.soft}>
            <summary>{words.countedIn(titles.length)}</summary>
            <Raised text={words.counted(titles)} />
          </details>
        ) : (
          <p className={layout.soft}>
            <Raised text={words.counted(titles)} />
          </p>
        )}
      </Panel>
      {changed.length > 0 && <Notice kind="warn">{words.changed(changed)}</Notice>}
      {corrected.length > 0 && <Notice kind="warn">{words.corrected(corrected)}</Notice>}
      {changed.length + corrected.length === 0 && (
        <Notice kind={closed ? 'good' : 'info'}>
          <Raised text={closed ? words.closed(closed.at) : words.provisional} />
        </Notice>
      )}
    </>
  );
}

/** What the installation does with it. */
function Keeping({ view: { phase, closed, changed }, base }: ViewProps & { readonly base: string }) {
  const command = useFederationCommand();
  const others = useCalendar().data?.phases ?? [];
  const [, navigate] = useLocation();
  const [isEdited, setEdited] = useState(false);
  const about = { phase: phase.id };
  const mayClose = !closed || changed.length > 0;
  const drop = async (): Promise<boolean> => {
    const isDone = await command.ask({ type: 'drop-phase', data: about });
    if (isDone) navigate(base);
    return isDone;
  };
  return (
    <div className={layout.row2}>
      {mayClose && (
        <AskedButton
          title={words.closeTitle(phase.name)}
          label={closed ? words.closeAgain : words.close}
          confirm={closed ? words.closeAgain : words.close}
          buttonLook="main"
          sending={command}
          onConfirm={() => command.ask({ type: 'close-phase', data: about })}
        >
          <p>{words.closeHint}</p>
        </AskedButton>
      )}
      {closed ? (
        <AskedButton
          title={words.reopenTitle(phase.name)}
          confirm={words.reopen}
          leave={words.keep}
          look="danger"
          sending={command}
          onConfirm={() => command.ask({ type: 'reopen-phase', data: about })}
        >
          <p>{words.reopenHint}</p>
        </AskedButton>
      ) : (
        <>
          <Button onClick={() => setEdited(true)}>{calendarTexts.plan.change}</Button>
          <AskedButton
            title={words.dropTitle(phase.name)}
            label={words.drop}
            confirm={words.dropConfirm}
            leave={words.keep}
            look="danger"
            sending={command}
            onConfirm={drop}
          />
        </>
      )}
      {isEdited && <PhaseDialog {...{ phase, others }} onClose={() => setEdited(false)} />}
    </div>
  );
}

/** Who may play it, to be registered. */
function Players({ view: { players } }: ViewProps) {
  if (players.length === 0) return null;
  const lines = players.map(({ name, licence, category, series, clubs }) =>
    [name, licence, category, series, clubs.join(', ')].join(';'),
  );
  return (
    <details className={layout.stack2}>
      <summary>{words.players(players.length)}</summary>
      <TextArea
        label={words.playersList}
        hint={words.playersHint}
        readOnly
        wrap="off"
        rows={Math.min(12, lines.length + 1)}
        value={['joueur;licence;categorie;serie;club', ...lines].join('\n')}
      />
    </details>
  );
}

function Result({ view: { phase, rows, isWhole } }: ViewProps) {
  const params = { phase: phase.id };
  const hasThrough = rows.some(({ by }) => by !== undefined);
  return (
    <section className={layout.stack2}>
      <div className={`${layout.row} ${layout.between} ${club.filed}`}>
        <h2>{words.ranking}</h2>
        {rows.length > 0 &&
          (hasThrough ? ([false, true] as const) : ([false] as const)).map((qualified) => (
            <Downloads
              key={String(qualified)}
              what={qualified ? words.downloadThrough : words.download}
              formats={['csv', 'xlsx', 'pdf']}
              onAsk={(download, format) =>
                download.start('makePhaseTable', { params, query: { format, qualified, paper: keptPaper() } })
              }
            />
          ))}
      </div>
      {!isWhole && rows.length > 0 && <p className={layout.soft}>{words.own}</p>}
      {rows.length === 0 ? <p>{words.nobody}</p> : <PhaseTable {...{ phase, rows }} />}
    </section>
  );
}
