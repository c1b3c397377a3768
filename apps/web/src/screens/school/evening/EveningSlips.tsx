import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { AwaitedView } from '../../../design/AwaitedView.tsx';
import { Button, Select } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { answered, api } from '../../../server/client.ts';
import { schoolTexts } from '../../../texts/school.ts';
import { useClubs } from '../../club/clubqueries.ts';
import { SlipPile } from '../SlipPile.tsx';

const words = schoolTexts.evening;

/** Slips of an evening of one's club, under nobody's name: the one in the address, or the last that is closed. */
export function EveningSlips() {
  const [address, setAddress] = useSearchParams();
  const { data, error } = useClubs();
  const evening = address.get('soiree');
  const club = address.get('club') ?? data?.clubs[0]?.id;
  if (!data) return <AwaitedView error={error} />;
  return (
    <>
      <div className={`${layout.row4} ${layout.between} ${layout.labelled}`}>
        <p>{words.about}</p>
        {data.clubs.length > 1 && evening === null && (
          <Select
            label={words.club}
            value={club ?? ''}
            options={data.clubs.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(chosen) => setAddress({ club: chosen })}
          />
        )}
      </div>
      {club !== undefined && <OfEvening key={`${club} ${evening}`} {...{ club, evening }} />}
    </>
  );
}

interface OfEveningProps {
  readonly club: string;
  readonly evening: string | null;
}

function OfEvening({ club, evening }: OfEveningProps) {
  const { data, error } = useQuery({
    queryKey: ['evening-slips', club, evening],
    queryFn: () =>
      answered(api.readEveningSlips({ params: { club }, ...(evening === null ? {} : { query: { evening } }) })),
  });
  if (!data) return <AwaitedView error={error} />;
  if (!data.evening) return <p>{words.none}</p>;
  const { edition, slips } = data.evening;
  if (slips.length === 0) return <p>{words.empty}</p>;
  return (
    <SlipPile
      {...{ edition, slips }}
      headingOf={schoolTexts.exam.at}
      level="h2"
      done={words.done}
      actions={(again) => <Button onClick={again}>{words.again}</Button>}
    />
  );
}
