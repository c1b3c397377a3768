import { useTurnNow } from '../../clock/useclock.ts';
import { Badge, BareSelect } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { HallGame } from '../../server/answers.ts';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { texts } from '../../texts/index.ts';
import styles from './chief.module.css';
import { turnPhaseOf } from './steps.ts';
import { useConduct } from './useconduct.ts';

interface GameTitleProps {
  readonly games: readonly HallGame[];
  chooseGame(id: string): void;
}

/** The game, its turn and its phase. */
export function GameTitle({ games, chooseGame }: GameTitleProps) {
  const { game, sheet, turn, told, centre } = useConduct();
  const now = useTurnNow(turn, told);
  const last = sheet.at(-1);
  return (
    <section className={`${layout.row} ${styles.title}`} aria-label={chief.game}>
      {games.length > 1 ? (
        <BareSelect
          aria-label={chief.game}
          value={game.id}
          options={games.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={chooseGame}
        />
      ) : (
        <strong>{game.name}</strong>
      )}
      <h2>{titleOf(last?.number, game.isFinished)}</h2>
      <Badge kind={game.isFinished ? 'plain' : 'info'}>
        {game.isFinished ? chief.gameFinished : chief.phases[turnPhaseOf(now, centre)]}
      </Badge>
    </section>
  );
}

function titleOf(turn: number | undefined, isFinished: boolean): string {
  if (turn === undefined) return chief.noTurnYet;
  return isFinished ? chief.turnsPlayed(turn) : texts.common.turn(turn);
}
