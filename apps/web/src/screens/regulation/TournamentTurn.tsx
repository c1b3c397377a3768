import { useEffect, useState } from 'react';
import { Select } from '../../design/controls.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { regulationTexts } from '../../texts/regulation.ts';
import { GameChoice } from '../results/GameChoice.tsx';
import { useChosenGame } from '../results/usechosengame.ts';
import { EMPTY_POSITION, type PositionDraft } from './positiondraft.ts';
import styles from './trial.module.css';

const { trial: words } = regulationTexts;

interface TournamentTurnProps {
  /** None yet: the last turn of the game is taken. */
  readonly position: PositionDraft | undefined;
  onTake(position: PositionDraft): void;
}

/** Takes the position of any turn of the tournament. */
export function TournamentTurn({ position, onTake }: TournamentTurnProps) {
  const [asked, setAsked] = useState<string>();
  const { games, game } = useChosenGame(asked);
  const { data: sheet } = useView('seeGame', { game: game ?? '' }, { when: game !== undefined });
  const turns = sheet?.turns ?? [];
  const take = (chosen: number | undefined): void => {
    const turn = turns.find(({ number }) => number === chosen);
    if (sheet && turn) {
      onTake({ turn: String(turn.number), formula: sheet.formula, board: turn.board, draw: turn.draw });
    } else onTake(EMPTY_POSITION);
  };
  useEffect(() => {
    if (sheet && !position) take(turns.at(-1)?.number);
  });
  if (!sheet || turns.length === 0) return null;
  const taken = turns.find(
    ({ number, draw, board }) =>
      String(number) === position?.turn && draw === position.draw && board.join() === position.board.join(),
  );
  return (
    <div className={styles.row}>
      <GameChoice games={games} game={game} onChange={setAsked} />
      <Select
        label={words.fromTournament}
        value={String(taken?.number ?? '')}
        options={[
          { value: '', label: words.noTurn },
          ...turns.map(({ number, draw }) => ({
            value: String(number),
            label: `${texts.common.turn(number)} – ${draw}`,
          })),
        ]}
        onChange={(chosen) => take(chosen === '' ? undefined : Number(chosen))}
      />
    </div>
  );
}
