import { Button, Notice } from '../../design/controls.tsx';
import { Loading } from '../../design/Loading.tsx';
import layout from '../../design/layout.module.css';
import type { HallView } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import type { TurnPlace } from '../../slip/keys.ts';
import { secondTexts as words } from '../../texts/second.ts';
import { TurnSelect } from '../../turn/TurnSelect.tsx';
import { gameToName } from '../../turn/turnchoice.ts';
import { useTurnShown } from '../../turn/useturnshown.ts';
import { SecondTurn } from './SecondTurn.tsx';
import styles from './second.module.css';

/** The second referee's screen: what the referees entered is read again, or entered a second time without seeing it. */
export function Second() {
  const { data: hall } = useView('seeHall', {});
  if (!hall) return <Loading />;
  if (!hall.turn) {
    return (
      <>
        <h1>{words.title}</h1>
        <Notice kind="info">{words.noTurn}</Notice>
      </>
    );
  }
  return <Turns hall={hall} newest={{ game: hall.turn.game, turn: hall.turn.number }} />;
}

/** A check goes on while the next letters are already drawn: the turn shown changes when the second referee says so. */
function Turns({ hall, newest }: { readonly hall: HallView; readonly newest: TurnPlace }) {
  const { key, isBehind, choose } = useTurnShown(hall, newest);
  return (
    <div className={`${layout.page} ${styles.screen}`}>
      <header className={`${layout.row} ${layout.labelled} ${styles.heading}`}>
        <h1>{words.title}</h1>
        <TurnSelect label={words.turn} hall={hall} turn={key} onTurn={choose} />
        {isBehind && (
          <Button onClick={() => choose(newest)}>{words.goToCurrent(newest.turn, gameToName(hall, newest))}</Button>
        )}
      </header>
      <SecondTurn key={`${key.turn} ${key.game}`} {...key} />
    </div>
  );
}
