import type { AnswerOf } from '@raccord/contract';
import type { CommandData } from '@raccord/tournament';
import { useUnseen } from '../../server/useoutbox.tsx';
import { useView } from '../../server/views.ts';

export type Correction = AnswerOf<'seeCorrections'>['corrections'][number];

/** The correction slips still to be handed over, but for those whose delivery waits for the server. */
export const useDueCorrections = () => useCorrections({ due: true });

/** Those that need not be handed over. */
export const useOptionalCorrections = () => useCorrections({ optional: true });

function useCorrections(query: { readonly due: true } | { readonly optional: true }): readonly Correction[] {
  const { data } = useView('seeCorrections', {}, { query });
  const delivered = useUnseen(data?.sequence ?? 0)
    .filter(({ type }) => type === 'deliver-correction')
    .map(({ data: told }) => told as CommandData<'deliver-correction'>);
  return (data?.corrections ?? []).filter(
    ({ game, turn, entrant }) =>
      !delivered.some((one) => one.game === game && one.turn === turn && one.entrant === entrant),
  );
}
