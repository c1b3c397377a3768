import { Link } from 'wouter';
import { Badge, Button, buttonClass, type Kind, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
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
        <Link href={`/nouveau?club=${club.id}`} className={buttonClass('main')}>
          {words.create}
        </Link>
      </div>
      {club.evenings.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.title}</th>
              <th scope="col">{words.columns.date}</th>
              <th scope="col">{words.columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {club.evenings.map((evening) => (
              <tr key={evening.tournament}>
                <th scope="row">
                  <Link href={`/clubs/${club.id}/soirees/${evening.tournament}`}>{evening.title}</Link>
                </th>
                <td>{clubTexts.day(evening.date)}</td>
                <td>
                  <Badge kind={KINDS[eveningStageOf(evening)]}>{words.states[eveningStageOf(evening)]}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
            <span className={layout.soft}>{clubTexts.day(date)}</span>
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
