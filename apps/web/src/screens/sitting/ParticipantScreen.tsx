import { Link } from 'wouter';
import { Message } from '../../app/Message.tsx';
import { useScreenName } from '../../app/shortcuts.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { HomeFrame } from '../home/HomeFrame.tsx';
import { useParticipant, useSittingNews } from './queries.ts';
import { RemoveParticipant } from './RemoveParticipant.tsx';
import { SittingSheet } from './SittingSheet.tsx';

/** The answers of one who sits it, as its maker sees them. */
export function ParticipantScreen({
  sitting,
  participant,
}: {
  readonly sitting: string;
  readonly participant: string;
}) {
  useScreenName(sittingTexts.title);
  const { data, error } = useParticipant(sitting, participant);
  useSittingNews(sitting, error);
  const back = <Link href={`/seances/${sitting}`}>{data?.sitting ?? sittingTexts.back}</Link>;
  if (!data) return <Message action={error && back}>{error ? error.message : texts.common.loading}</Message>;
  return (
    <HomeFrame>
      <div className={layout.stack2}>
        {back}
        <h1>{sittingTexts.seat.results(data.name)}</h1>
      </div>
      <SittingSheet sheet={data} />
      <RemoveParticipant {...{ sitting, participant }} name={data.name} />
    </HomeFrame>
  );
}
