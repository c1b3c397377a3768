import type { CommandData } from '@raccord/tournament';
import type { CorrectionSlip } from '../../server/answers.ts';
import { useUnseen } from '../../server/useoutbox.tsx';
import { useView } from '../../server/views.ts';

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
  const unseen = useUnseen(data?.sequence ?? 0).filter(({ type }) => type === 'deliver-correction');
  const delivered = new Set(unseen.map(({ data: told }) => keyOf(told as CommandData<'deliver-correction'>)));
  return (data?.corrections ?? []).filter(
    (correction) => correction.centre === (centre ?? correction.centre) && !delivered.has(keyOf(correction)),
  );
}

const keyOf = ({ game, turn, entrant }: Pick<CorrectionSlip, 'game' | 'turn' | 'entrant'>): string =>
  JSON.stringify([game, turn, entrant]);
