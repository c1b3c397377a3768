import { isInSeason } from '@raccord/club';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Notice } from '../../design/controls.tsx';
import { Raised } from '../../design/Raised.tsx';
import { api, type ServerFault } from '../../server/client.ts';
import { clubTexts } from '../../texts/club.ts';
import { useClub } from './clubcontext.ts';
import { type ClubEvening, type ClubSeason, seasonsOf } from './clubqueries.ts';
import { identityOf } from './identity.ts';
import { useClosing } from './useclosing.ts';

const { evening: words, evenings } = clubTexts;

/** The evenings of a season whose tournament was corrected since they were closed, each with the means to close it again. */
export function CorrectedEvenings({ season }: { readonly season: ClubSeason }) {
  const { club } = useClub();
  const corrected = club.evenings.filter((evening) => evening.isBehind && isInSeason(season, evening));
  return corrected.map((evening) => <Corrected key={evening.tournament} evening={evening} />);
}

function Corrected({ evening: { tournament, title, date } }: { readonly evening: ClubEvening }) {
  const { club } = useClub();
  const [, navigate] = useLocation();
  const closing = useClosing(tournament);
  const [fault, setFault] = useState<ServerFault>();
  const closeAgain = async (): Promise<void> => {
    const read = await api.readEvening({ params: { club: club.id, tournament } });
    setFault(read.ok ? undefined : read.fault);
    if (!read.ok) return;
    const { players, stillOpen } = read.value;
    // Somebody who came in since, or a ranking that is provisional, is to be asked about first.
    const isAsked = stillOpen !== undefined || players.some((player) => identityOf(player) === '');
    if (isAsked) navigate(`/clubs/${club.id}/soirees/${tournament}`);
    else await closing.save(players, identityOf, words.closed(title, seasonsOf(club, { tournament, date })), {});
  };
  const wrong = fault ?? closing.fault;
  return (
    <Notice kind={wrong ? 'bad' : 'warn'}>
      <Raised text={wrong ? wrong.text : evenings.corrected(title, date)} />{' '}
      <Button disabled={closing.isBusy} onClick={closeAgain}>
        {words.closeAgain}
      </Button>
    </Notice>
  );
}
