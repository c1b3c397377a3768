import { useState } from 'react';
import { Button, Notice, Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { secondTexts as words } from '../../texts/second.ts';
import { SecondTurn } from './SecondTurn.tsx';
import styles from './second.module.css';
import { makeTurnName, readTurnName, type TurnName, turnOptions } from './turnnames.ts';

/** The second referee's screen: what the referees entered is read again, or entered a second time without seeing it. */
export function Second() {
  const { data: hall } = useView('seeHall', {});
  if (!hall) return <p>{texts.common.loading}</p>;
  if (!hall.turn) {
    return (
      <>
        <h1>{words.title}</h1>
        <Notice kind="info">{words.noTurn}</Notice>
      </>
    );
  }
  return <Turns current={makeTurnName(hall.turn.game, hall.turn.number)} turns={turnOptions(hall)} />;
}

interface TurnsProps {
  readonly current: TurnName;
  readonly turns: ReturnType<typeof turnOptions>;
}

/** A check goes on while the next letters are already drawn: the turn shown changes when the second referee says so. */
function Turns({ current, turns }: TurnsProps) {
  const [shown, setShown] = useState(current);
  const { game, turn } = readTurnName(shown);
  return (
    <div className={`${layout.page} ${styles.screen}`}>
      <header className={styles.heading}>
        <h1>{words.title}</h1>
        <Select label={words.turn} value={shown} options={turns} onChange={(next) => setShown(next)} />
        {current !== shown && (
          <Button onClick={() => setShown(current)}>{words.goToCurrent(readTurnName(current).turn)}</Button>
        )}
      </header>
      <SecondTurn key={shown} game={game} turn={turn} />
    </div>
  );
}
