import { nameOf } from '@raccord/tournament';
import { Link } from 'wouter';
import { KeyCap } from '../../app/KeyCap.tsx';
import { Badge, Button, buttonClass, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { HallView, ProgressView } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { texts } from '../../texts/index.ts';
import { Unattended } from '../referee/Unattended.tsx';
import { CorrectionProgress } from './CorrectionProgress.tsx';
import styles from './chief.module.css';
import type { DialogName } from './dialogs.tsx';
import { RelayView } from './RelayView.tsx';
import { Remote } from './Remote.tsx';
import { useConduct } from './useconduct.ts';
import watchStyles from './watch.module.css';

interface WatchProps {
  readonly centres: HallView['centres'];
  onDialog(name: DialogName): void;
}

/** What happens around the turn: correction, solos, slips referred, correction slips; and the people. */
export function Watch({ centres, onDialog }: WatchProps) {
  const { runsAll, game, sheet } = useConduct();
  const { tournament } = useTournament();
  return (
    <div className={styles.right}>
      <CorrectionProgress centres={centres} />
      <Unattended />
      <Pending />
      <RelayView />
      <div className={`${layout.stack1} ${watchStyles.tools}`}>
        <Link className={buttonClass()} href={`/tournois/${tournament}/annonce`}>
          {chief.announcer} <KeyCap keys="n" />
        </Link>
        <Button onClick={() => onDialog('people')}>
          {chief.people} <KeyCap keys="j" />
        </Button>
        <Button onClick={() => onDialog('officials')}>
          {chief.officials} <KeyCap keys="a" />
        </Button>
        <Button onClick={() => onDialog('undo')}>{chief.undo}</Button>
        {runsAll && (
          <Button disabled={sheet.length === 0} onClick={() => onDialog('replay')}>
            {chief.replayTurn} <KeyCap keys="r" />
          </Button>
        )}
        {runsAll && sheet.some(({ solution }) => solution) && (
          <Button onClick={() => onDialog('correct-played')}>{chief.correctPlayed}</Button>
        )}
        {runsAll && !game.isFinished && sheet.length > 0 && (
          <Button onClick={() => onDialog('cancel')}>
            {chief.cancelTurn} <KeyCap keys="x" />
          </Button>
        )}
        {runsAll && !game.isFinished && (
          <Button onClick={() => onDialog('finish')}>
            {chief.finish} <KeyCap keys="f" />
          </Button>
        )}
        {sheet.length > 0 && <Button onClick={() => onDialog('contest')}>{texts.appeals.contest.open}</Button>}
        {runsAll && <Button onClick={() => onDialog('plan')}>{chief.planAnother}</Button>}
      </div>
    </div>
  );
}

/** Slips that wait for the commission, correction slips that wait for a collector. */
function Pending() {
  const { tournament } = useTournament();
  const { data: referred } = useView('seeReferred', {});
  const { data: due } = useView('seeCorrections', {}, { query: { due: true, limit: 0 } });
  const count = referred?.slips.length ?? 0;
  return (
    <Panel className={`${layout.stack2} ${layout.low}`}>
      <p className={`${layout.row3} ${layout.between}`}>
        <Badge kind={count > 0 ? 'warn' : 'plain'}>{chief.referred(count)}</Badge>
        <Link href={`/tournois/${tournament}/commission`}>{chief.toCommission}</Link>
      </p>
      <p className={`${layout.row3} ${layout.between}`}>
        <Badge>{chief.corrections(due?.count ?? 0)}</Badge>
        <Remote />
      </p>
    </Panel>
  );
}

/** Who may be alone on a turn. */
export function Solos({ solos }: { readonly solos: ProgressView['solos'] }) {
  if (solos.length === 0) return null;
  return (
    <>
      <h3>{chief.solos}</h3>
      <ul className={`${layout.stack1} ${watchStyles.solos}`}>
        {solos.map(({ entrant, members, table, word, state }) => (
          <li key={entrant}>
            {chief.soloAt(nameOf(members), table)} {word !== undefined && <strong>{word.toUpperCase()}</strong>}{' '}
            <Badge kind={state === 'given' ? 'good' : 'info'}>{chief.soloStates[state]}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
