import { Select } from '../../design/controls.tsx';
import { resultsTexts } from '../../texts/results.ts';

interface GameChoiceProps {
  readonly games: readonly { readonly id: string; readonly name: string }[] | undefined;
  readonly game: string | undefined;
  onChange(id: string): void;
}

/** Chooses one of the games, where there are several. */
export function GameChoice({ games = [], game, onChange }: GameChoiceProps) {
  if (games.length < 2 || game === undefined) return null;
  const options = games.map(({ id, name }) => ({ value: id, label: name }));
  return <Select label={resultsTexts.game} value={game} options={options} onChange={onChange} />;
}
