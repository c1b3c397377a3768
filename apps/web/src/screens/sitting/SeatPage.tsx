import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Message } from '../../app/Message.tsx';
import { useScreenName } from '../../app/shortcuts.tsx';
import { Button } from '../../design/controls.tsx';
import { answered, api, ViewFault } from '../../server/client.ts';
import { texts } from '../../texts/index.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { JoinForm } from './JoinForm.tsx';
import { type SeatView, seatQueryKey } from './queries.ts';
import { SeatScreen } from './SeatScreen.tsx';

interface SeatPageProps {
  readonly sitting: string;
  /** Of a link that gives somebody his place back on this phone. */
  readonly token: string | undefined;
}

/** The page of a sitting on a phone: its door, then one's place. */
export function SeatPage({ sitting, token }: SeatPageProps) {
  useScreenName(sittingTexts.title);
  const queries = useQueryClient();
  const [, goTo] = useLocation();
  const [fault, setFault] = useState<string>();
  const {
    data: door,
    error,
    refetch,
  } = useQuery({
    queryKey: ['door', sitting],
    queryFn: () => answered(api.knockAtSitting({ params: { sitting } })),
    enabled: token === undefined,
  });
  const sitDown = (seat: SeatView): void => {
    queries.setQueryData(seatQueryKey(sitting), seat);
    queries.setQueryData(['door', sitting], {
      name: seat.sitting,
      kind: seat.kind,
      stage: seat.stage,
      seated: seat.name,
    });
    goTo(`/seance/${sitting}`, { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once
  useEffect(() => {
    if (token === undefined) return;
    api.resumeSeat({ params: { sitting }, body: { token } }).then((answer) => {
      if (answer.ok) sitDown(answer.value);
      else setFault(answer.fault.text);
    });
  }, [sitting, token]);
  if (fault !== undefined)
    return (
      <Message
        action={<Button onClick={() => location.assign(`/seance/${sitting}`)}>{sittingTexts.join.retry}</Button>}
      >
        {fault}
      </Message>
    );
  if (!door) {
    if (!error) return <Message>{texts.common.loading}</Message>;
    const isGone = error instanceof ViewFault && error.fault.code === 'unknown-sitting';
    return (
      <Message action={isGone ? undefined : <Button onClick={() => refetch()}>{texts.common.retry}</Button>}>
        {error.message}
      </Message>
    );
  }
  if (door.seated !== undefined) return <SeatScreen sitting={sitting} />;
  if (door.stage === 'closed') return <Message>{sittingTexts.join.closed}</Message>;
  return <JoinForm {...{ sitting, door }} onJoined={sitDown} />;
}
