import type { StationRole } from '@raccord/contract';
import type { ReferredSlip } from '../../server/answers.ts';
import { slipName } from '../../slip/keys.ts';
import type { Overlay } from '../../slip/overlay.ts';

/** A slip before the commission, as this station knows it. */
export interface CommissionCase extends ReferredSlip {
  /** Decided here, or a decision withdrawn, and not back from the server: the verdict is of before. */
  readonly isWaiting: boolean;
  /** The server does not even have it. */
  readonly isKept: boolean;
}

interface Referred {
  readonly slips: readonly ReferredSlip[];
  readonly decided: readonly ReferredSlip[];
}

/** The slips to decide and those decided, with what this station decided meanwhile: only the commission closes a case. */
export function casesOf({ slips, decided }: Referred, overlay: Overlay, role: StationRole) {
  const cases = { pending: [] as CommissionCase[], decided: [] as CommissionCase[] };
  const put = (found: ReferredSlip, wasDecided: boolean): void => {
    const change = overlay.get(slipName(found));
    const isWaiting = change?.isDecided !== undefined;
    const isDecided = isWaiting && role === 'commission' ? change.isDecided : wasDecided;
    cases[isDecided ? 'decided' : 'pending'].push({ ...found, isWaiting, isKept: isWaiting && !change.isSent });
  };
  for (const found of slips) put(found, false);
  for (const found of decided) put(found, true);
  return cases;
}
