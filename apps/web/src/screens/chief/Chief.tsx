import { Suspense, useContext, useState } from 'react';
import { Button } from '../../design/controls.tsx';
import { Loading } from '../../design/Loading.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { ConductDesk } from './ConductDesk.tsx';
import styles from './chief.module.css';
import { ConductContext } from './conductcontext.ts';
import { ChiefDialog } from './dialogs.tsx';

/** The screen of the chief referee: the whole of a turn, from the draw to its closing. */
export function Chief() {
  const { data: hall } = useView('seeHall', {});
  const conduct = useContext(ConductContext);
  if (!hall) return <Loading />;
  if (hall.games.length === 0) return <NoGame />;
  if (!conduct) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <ConductDesk key={conduct.game.id} games={hall.games} centres={hall.centres} />
    </Suspense>
  );
}

/** Before the first game. */
function NoGame() {
  const { session } = useTournament();
  const [isPlanning, setPlanning] = useState(false);
  if (session.centre !== undefined) return <p className={`${layout.stack4} ${styles.empty}`}>{chief.waitForGame}</p>;
  return (
    <div className={`${layout.stack4} ${styles.empty}`}>
      <h1>{chief.noGameYet}</h1>
      <p>{chief.noGameHint}</p>
      <Button look="main" onClick={() => setPlanning(true)}>
        {chief.planFirst}
      </Button>
      {isPlanning && <ChiefDialog name="plan" onClose={() => setPlanning(false)} />}
    </div>
  );
}
