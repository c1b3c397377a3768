import type { CorrectionSlip } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { slipName } from '../../slip/keys.ts';
import { useOverlay } from '../../slip/useoverlay.ts';

/** The correction slips still to be handed over, but for those whose delivery waits for the server. */
export const useDueCorrections = (centre: string | undefined) => useCorrections({ due: true }, centre);

/** Those that need not be handed over. */
export const useOptionalCorrections = (centre: string | undefined) => useCorrections({ optional: true }, centre);

/** @param centre where they are; undefined: wherever the station deals with them. */
function useCorrections(
  query: { readonly due: true } | { readonly optional: true },
  centre: string | undefined,
): readonly CorrectionSlip[] {
  const { data } = useView('seeCorrections', {}, { query });
  const overlay = useOverlay(data?.sequence ?? 0);
  return (data?.corrections ?? []).filter(
    (correction) =>
      correction.centre === (centre ?? correction.centre) &&
      overlay.get(slipName(correction))?.isCorrectionDue !== false,
  );
}
