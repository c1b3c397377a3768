import { Select } from '../design/controls.tsx';
import { useView } from '../server/views.ts';
import { refereeTexts } from '../texts/referee.ts';

export const ALL = '';
/** Not the id of anybody. */
const NOBODY = ' ';

/** Is a table of this referee among those to be seen? */
export const isOfReferee = (filter: string, referee: string | undefined): boolean =>
  filter === ALL || (referee ?? NOBODY) === filter;

interface RefereeFilterProps {
  /** The referees of this centre only. */
  readonly centre?: string | undefined;
  /** An official, `NOBODY` or `ALL`. */
  readonly filter: string;
  onFilter(filter: string): void;
}

/** Whose tables are shown, where several referees have some. */
export function RefereeFilter({ centre, filter, onFilter }: RefereeFilterProps) {
  const { data: people } = useView('seePeople', {});
  const referees = (people?.officials ?? []).filter(
    (official) => official.office === 'referee' && official.centre === (centre ?? official.centre),
  );
  if (referees.length < 2) return null;
  return (
    <Select
      label={refereeTexts.filter}
      value={filter}
      options={[
        { value: ALL, label: refereeTexts.everybody },
        { value: NOBODY, label: refereeTexts.nobody },
        ...referees.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onFilter}
    />
  );
}
