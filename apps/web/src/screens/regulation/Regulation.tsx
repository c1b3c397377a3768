import { Link } from 'wouter';
import { buttonClass } from '../../design/controls.tsx';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { regulationTexts } from '../../texts/regulation.ts';
import { Report } from '../results/Report.tsx';
import { EditionReading, titleOf } from './EditionReading.tsx';
import { useEditions } from './useeditions.tsx';

const words = regulationTexts;

/** The editions of the regulation, that of the tournament first. */
export function Regulation() {
  const { tournament, session } = useTournament();
  const { data: hall } = useView('seeHall', {});
  const { fields, proofLink, ...chosen } = useEditions(hall?.edition);
  if (!hall) return <p>{texts.common.loading}</p>;
  const mayTry = session.role !== 'screen' && session.role !== 'player';
  return (
    <Report
      title={titleOf(chosen)}
      actions={
        <>
          {proofLink}
          {mayTry && (
            <Link href={`/tournois/${tournament}/essai`} className={buttonClass('quiet')}>
              {words.tryIt}
            </Link>
          )}
        </>
      }
    >
      {fields}
      <EditionReading {...chosen} />
    </Report>
  );
}
