import { Select } from '../design/controls.tsx';
import type { HallView } from '../server/answers.ts';
import type { TurnPlace } from '../slip/keys.ts';
import { texts } from '../texts/index.ts';
import { gameToName, turnsOf } from './turnchoice.ts';

interface TurnSelectProps {
  readonly label: string;
  readonly hall: Pick<HallView, 'games'>;
  readonly turn: TurnPlace;
  onTurn(turn: TurnPlace): void;
}

const nameOf = ({ game, turn }: TurnPlace): string => `${turn} ${game}`;

/** The turn that a screen looks at, among all those drawn, the last one first; with its game where there are several. */
export function TurnSelect({ label, hall: { games }, turn, onTurn }: TurnSelectProps) {
  const turns = turnsOf({ games }).reverse();
  const tell = (key: TurnPlace): string => {
    const game = gameToName({ games }, key);
    return game === undefined ? texts.common.turn(key.turn) : texts.common.turnOf(game, key.turn);
  };
  return (
    <Select
      label={label}
      value={nameOf(turn)}
      options={turns.map((key) => ({ value: nameOf(key), label: tell(key) }))}
      onChange={(name) => {
        const chosen = turns.find((key) => nameOf(key) === name);
        if (chosen) onTurn(chosen);
      }}
    />
  );
}
