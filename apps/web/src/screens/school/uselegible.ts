import { useShortcuts } from '../../app/shortcuts.tsx';
import { keep, useKept } from '../../app/usekept.ts';
import { schoolTexts } from '../../texts/school.ts';

const PLACE = 'raccord.ecole.lisible';

export const LEGIBLE_KEY = '*';

/** Whether slips are shown in print rather than by hand: one key away, in the line of the answer too. */
export function useLegible(): readonly [isLegible: boolean, set: (isLegible: boolean) => void] {
  const isLegible = useKept(PLACE) !== '';
  const set = (chosen: boolean): void => keep(PLACE, chosen ? 'oui' : '');
  useShortcuts([
    { keys: LEGIBLE_KEY, label: schoolTexts.subject.toggleLegible, inFields: true, run: () => set(!isLegible) },
  ]);
  return [isLegible, set];
}
