import { Rack } from '../../board/Board.tsx';
import { Select } from '../../design/controls.tsx';
import { usePlace } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import styles from './referee.module.css';
import { type Hall, type TurnKey, turnsOf } from './turnchoice.ts';

interface TurnBarProps {
  readonly hall: Hall;
  readonly turn: TurnKey;
  readonly draw: string | undefined;
  /** Whose tables are shown, where one is chosen among several. */
  readonly centre: string | undefined;
  /** An official, `none`, or all. */
  readonly filter: string;
  onTurn(turn: TurnKey): void;
  onCentre(centre: string): void;
  onFilter(filter: string): void;
}

export const ALL = '';
export const NOBODY = ' ';

/** Which turn is corrected, its draw, and, for the chief referee, whose tables are shown. */
export function TurnBar({ hall, turn, draw, centre, filter, onTurn, onCentre, onFilter }: TurnBarProps) {
  const { session } = usePlace();
  const turns = turnsOf(hall).toReversed();
  const optionOf = (key: TurnKey) => `${key.game} ${key.turn}`;
  const gameName = (game: string) => hall.games.find(({ id }) => id === game)?.name ?? game;
  return (
    <div className={styles.bar}>
      <h1>{texts.referee.title}</h1>
      <Select
        label={texts.referee.turn}
        value={optionOf(turn)}
        options={turns.map((key) => ({
          value: optionOf(key),
          label: texts.referee.turnOf(gameName(key.game), key.turn),
        }))}
        onChange={(value) => {
          const chosen = turns.find((key) => optionOf(key) === value);
          if (chosen) onTurn(chosen);
        }}
      />
      {centre !== undefined && (
        <Select
          label={texts.referee.centre}
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

function RefereeFilter({ centre, filter, onFilter }: Pick<TurnBarProps, 'centre' | 'filter' | 'onFilter'>) {
  const { data: people } = useView('seePeople', {});
  const referees = (people?.officials ?? []).filter(
    (official) => official.office === 'referee' && official.centre === (centre ?? official.centre),
  );
  if (referees.length === 0) return null;
  return (
    <Select
      label={texts.referee.filter}
      value={filter}
      options={[
        { value: ALL, label: texts.referee.everybody },
        { value: NOBODY, label: texts.referee.nobody },
        ...referees.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onFilter}
    />
  );
}

/** Is this table among those that the chief referee has chosen to see? */
export const isFiltered = (filter: string, referee: string | undefined): boolean =>
  filter === ALL || (referee ?? NOBODY) === filter;
