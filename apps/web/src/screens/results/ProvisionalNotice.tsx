import type { StationRole } from '@raccord/contract';
import { Notice } from '../../design/controls.tsx';
import type { HallView } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { provisionalOf } from './provisional.ts';

const { ranking: words } = texts.results;
const TOLD_OF_REFERRED: readonly StationRole[] = ['chief', 'second-referee', 'commission'];

interface ProvisionalNoticeProps {
  readonly hall: HallView;
  readonly game: string | undefined;
}

/** Says what may still change in a ranking, and why. */
export function ProvisionalNotice({ hall, game }: ProvisionalNoticeProps) {
  const { role } = useTournament().session;
  const { data: referred } = useView('seeReferred', {}, { when: TOLD_OF_REFERRED.includes(role) });
  const pending = referred?.slips.filter((slip) => game === undefined || slip.game === game).length ?? 0;
  const provisional = provisionalOf(hall, role, game);
  const sentences: string[] = [];
  if (provisional?.isBegun === false) sentences.push(words.notBegun);
  else if (provisional) {
    if (provisional.running.length > 0) sentences.push(words.running(provisional.running));
    if (provisional.openTurn !== undefined)
      sentences.push(
        provisional.countsOpenTurn ? words.openCounted(provisional.openTurn) : words.openLeftOut(provisional.openTurn),
      );
  }
  if (pending > 0) sentences.push(words.referred(pending));
  return sentences.length === 0 ? null : <Notice kind="info">{sentences.join(' ')}</Notice>;
}
