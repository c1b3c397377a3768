import { useShortcuts } from '../../app/shortcuts.tsx';
import { keep, useKept } from '../../app/usekept.ts';
import { schoolTexts } from '../../texts/school.ts';

const PLACE = 'raccord.ecole.lisible';

export const LEGIBLE_KEY = '*';

/** What was chosen. */
export const useIsLegible = (): boolean => useKept(PLACE) !== '';

/** Whether slips are shown in print rather than by hand: one key away, in the line of the answer too. */
export function useLegible(): readonly [isLegible: boolean, set: (isLegible: boolean) => void] {
  const isLegible = useIsLegible();
  const set = (chosen: boolean): void => keep(PLACE, chosen ? 'oui' : '');
  useShortcuts([
    { keys: LEGIBLE_KEY, label: schoolTexts.subject.toggleLegible, inFields: true, run: () => set(!isLegible) },
  ]);
  return [isLegible, set];
}
