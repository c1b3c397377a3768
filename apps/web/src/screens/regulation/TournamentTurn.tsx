import { useState } from 'react';
import { Select } from '../../design/controls.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { regulationTexts } from '../../texts/regulation.ts';
import { GameChoice } from '../results/GameChoice.tsx';
import { useChosenGame } from '../results/usechosengame.ts';
import type { PositionDraft } from './positiondraft.ts';
import styles from './trial.module.css';

const { trial: words } = regulationTexts;

interface TournamentTurnProps {
  readonly position: PositionDraft;
  onTake(position: PositionDraft): void;
}

/** Takes the position of any turn of the tournament. */
export function TournamentTurn({ position, onTake }: TournamentTurnProps) {
  const [asked, setAsked] = useState<string>();
  const { games, game } = useChosenGame(asked);
  const { data: sheet } = useView('seeGame', { game: game ?? '' }, { when: game !== undefined });
  const turns = sheet?.turns ?? [];
  if (!sheet || turns.length === 0) return null;
  const taken = turns.find(
    ({ number, draw, board }) =>
      String(number) === position.turn && draw === position.draw && board.join() === position.board.join(),
  );
  const take = (chosen: string): void => {
    const turn = turns.find(({ number }) => String(number) === chosen);
    if (turn) onTake({ turn: chosen, formula: sheet.formula, board: turn.board, draw: turn.draw });
  };
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
        onChange={take}
      />
    </div>
  );
}
