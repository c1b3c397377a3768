import { describeProvisional } from '@raccord/tournament';
import { Notice } from '../../design/controls.tsx';
import { Raised } from '../../design/Raised.tsx';
import type { RankingView } from '../../server/answers.ts';

/** Says what may still change in a ranking, and why. */
export const ProvisionalNotice = ({ ranking }: { readonly ranking: Pick<RankingView, 'provisional'> | undefined }) =>
  ranking?.provisional ? (
    <Notice kind="info">
      <Raised text={describeProvisional(ranking.provisional.why)} />
    </Notice>
  ) : null;
