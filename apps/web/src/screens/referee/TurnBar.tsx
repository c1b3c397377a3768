import { Rack } from '../../board/BoardGrid.tsx';
import { Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { RefereeFilter } from '../../roster/RefereeFilter.tsx';
import type { HallView } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import type { TurnPlace } from '../../slip/keys.ts';
import { refereeTexts } from '../../texts/referee.ts';
import { TurnSelect } from '../../turn/TurnSelect.tsx';
import styles from './referee.module.css';

interface TurnBarProps {
  readonly hall: HallView;
  readonly turn: TurnPlace;
  readonly draw: string | undefined;
  /** Whose tables are shown, where one is chosen among several. */
  readonly centre: string | undefined;
  /** An official, `none`, or all. */
  readonly filter: string;
  onTurn(turn: TurnPlace): void;
  onCentre(centre: string): void;
  onFilter(filter: string): void;
}

/** Which turn is corrected, its draw, and, for the chief referee, whose tables are shown. */
export function TurnBar({ hall, turn, draw, centre, filter, onTurn, onCentre, onFilter }: TurnBarProps) {
  const { session } = useTournament();
  return (
    <div className={`${layout.row4} ${layout.labelled} ${styles.bar}`}>
      <h1>{refereeTexts.title}</h1>
      <TurnSelect label={refereeTexts.turn} {...{ hall, turn, onTurn }} />
      {centre !== undefined && (
        <Select
          label={refereeTexts.centre}
          value={centre}
          options={hall.centres.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={onCentre}
        />
      )}
      {session.role === 'chief' && <RefereeFilter {...{ centre, filter, onFilter }} />}
      {draw !== undefined && <Rack letters={draw} size="2rem" />}
    </div>
  );
}
