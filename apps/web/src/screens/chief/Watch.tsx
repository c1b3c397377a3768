import { nameOf } from '@raccord/tournament';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { deferred } from '../../app/deferred.ts';
import { KeyCap } from '../../app/KeyCap.tsx';
import { KEY_MAP } from '../../app/keymap.ts';
import { usePalette } from '../../app/shortcuts.tsx';
import { Badge, Button, Panel } from '../../design/controls.tsx';
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
import { Remote } from './Remote.tsx';
import { useConduct } from './useconduct.ts';
import watchStyles from './watch.module.css';

const RelayView = deferred(async () => (await import('./RelayView.tsx')).RelayView);

interface WatchProps {
  readonly centres: HallView['centres'];
  onDialog(name: DialogName): void;
}

/** What is done now and then, always in the same place; below, what happens around the turn: correction, solos, what waits. */
export function Watch({ centres, onDialog }: WatchProps) {
  const { runsAll, game } = useConduct();
  const showPalette = usePalette();
  return (
    <div className={styles.right}>
      <div className={`${layout.stack1} ${watchStyles.tools}`}>
        <Button onClick={() => onDialog('people')}>
          {chief.people} <KeyCap keys="j" />
        </Button>
        <Button onClick={() => onDialog('undo')}>{chief.undo}</Button>
        {runsAll && !game.isFinished && (
          <Button onClick={() => onDialog('finish')}>
            {chief.finish} <KeyCap keys="f" />
          </Button>
        )}
        <Remote />
        <Button onClick={showPalette} aria-keyshortcuts={KEY_MAP.palette}>
          {chief.otherActions} <KeyCap keys={KEY_MAP.palette} />
        </Button>
      </div>
      <CorrectionProgress centres={centres} />
      <Unattended />
      <Pending />
      <OwnRelay />
    </div>
  );
}

/** A centre that plays far from the server of the tournament says how it stands with it. */
function OwnRelay() {
  const { data: relay } = useView('seeRelay', {});
  if (!relay || relay.connection === 'direct') return null;
  return (
    <Suspense fallback={null}>
      <RelayView relay={relay} />
    </Suspense>
  );
}

/** Slips that wait for the commission, correction slips that wait for a collector: in sight as long as there are some. */
function Pending() {
  const { tournament } = useTournament();
  const { data: referred } = useView('seeReferred', {});
  const { data: due } = useView('seeCorrections', {}, { query: { due: true, limit: 0 } });
  const slips = referred?.slips.length ?? 0;
  const corrections = due?.count ?? 0;
  if (slips + corrections === 0) return null;
  return (
    <Panel className={`${layout.stack2} ${layout.low}`}>
      {slips > 0 && (
        <p className={`${layout.row2} ${layout.oneLine} ${layout.between}`}>
          <Badge kind="warn">{chief.referred(slips)}</Badge>
          <Seen href={`/tournois/${tournament}/commission`} where={texts.navigation.commission} />
        </p>
      )}
      {corrections > 0 && (
        <p className={`${layout.row2} ${layout.oneLine} ${layout.between}`}>
          <Badge>{chief.corrections(corrections)}</Badge>
          <Seen href={`/tournois/${tournament}/saisie`} where={texts.navigation.referee} />
        </p>
      )}
    </Panel>
  );
}

const Seen = ({ href, where }: { readonly href: string; readonly where: string }) => (
  <Link href={href}>
    {chief.see}
    <span className="visually-hidden"> : {where}</span>
  </Link>
);

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
