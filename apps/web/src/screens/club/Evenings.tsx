import { Link } from 'wouter';
import { Badge, Button, buttonClass, type Kind, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { Table } from '../../design/Table.tsx';
import { clubTexts } from '../../texts/club.ts';
import { useClub } from './clubcontext.ts';
import type { ClubEvening } from './clubqueries.ts';
import { useClubCommand } from './useclubcommand.ts';

const { evenings: words } = clubTexts;

type EveningStage = keyof typeof words.states;

const KINDS: Readonly<Record<EveningStage, Kind>> = {
  ...{
    closed: 'good',
    provisional: 'warn',
    behind: 'warn',
    toClose: 'warn',
    playing: 'info',
    ready: 'plain',
    gone: 'plain',
  },
};

/** What an evening waits for. */
export function eveningStageOf({ stage, isClosed, isBehind, provisional }: ClubEvening): EveningStage {
  if (isClosed && isBehind) return 'behind';
  if (isClosed) return provisional === undefined ? 'closed' : 'provisional';
  if (stage === 'finished') return 'toClose';
  return stage ?? 'gone';
}

/** The evenings of the club, the last one first. */
export function Evenings() {
  const { club } = useClub();
  return (
    <>
      <div className={`${layout.row} ${layout.between}`}>
        <h1>{words.title}</h1>
        <Link
          href={`/nouveau${club.evenings.length > 0 ? '/ce-soir' : ''}?club=${club.id}`}
          className={buttonClass('main')}
        >
          {words.create}
        </Link>
      </div>
      {club.evenings.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <Table
          rows={club.evenings}
          keyOf={({ tournament }) => tournament}
          columns={[
            {
              ...{ heading: words.columns.title, kind: 'name' },
              cell: ({ tournament, title }) => <Link href={`/clubs/${club.id}/soirees/${tournament}`}>{title}</Link>,
            },
            { heading: words.columns.date, cell: ({ date }) => <Raised text={clubTexts.day(date)} /> },
            {
              heading: words.columns.state,
              cell: (evening) => (
                <Badge kind={KINDS[eveningStageOf(evening)]}>{words.states[eveningStageOf(evening)]}</Badge>
              ),
            },
          ]}
        />
      )}
      {club.others.length > 0 && <OtherTournaments />}
    </>
  );
}

/** Tournaments that may become evenings. */
function OtherTournaments() {
  const { club } = useClub();
  const command = useClubCommand();
  return (
    <section className={layout.stack3}>
      <h2>{words.others}</h2>
      <p className={layout.soft}>{words.othersHint}</p>
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
      <ul className={layout.stack2}>
        {club.others.map(({ id, name, date }) => (
          <li key={id} className={layout.row}>
            <Link href={`/tournois/${id}`}>{name}</Link>
            <span className={layout.soft}>
              <Raised text={clubTexts.day(date)} />
            </span>
            <Button
              look="quiet"
              disabled={command.isBusy}
              aria-label={words.countOf(name)}
              onClick={() => command.ask('add-evening', { tournament: id, title: name, date }, words.counted(name))}
            >
              {words.count}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
