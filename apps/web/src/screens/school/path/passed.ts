import type { EditionName } from '@raccord/regulation';
import { STAGES, type StageName } from '@raccord/school';
import { keep, keptText, useKept } from '../../../app/usekept.ts';

const placeOf = (edition: EditionName): string => `raccord.ecole.parcours.${edition}`;
const stagesIn = (text: string): readonly StageName[] => STAGES.filter((stage) => text.split(' ').includes(stage));

/** How much must be right for a stage to be learnt. */
export const ENOUGH = 0.75;

/** The stages that this browser knows to be learnt. */
export const usePassed = (edition: EditionName): readonly StageName[] => stagesIn(useKept(placeOf(edition)));

/** Notes that a stage is learnt: the next one opens. */
export function notePassed(edition: EditionName, stage: StageName): void {
  const passed = new Set([...stagesIn(keptText(placeOf(edition))), stage]);
  keep(placeOf(edition), [...passed].join(' '));
}

/** What was learnt opens the next stage. */
export const isOpen = (stage: StageName, passed: readonly StageName[]): boolean => {
  const at = STAGES.indexOf(stage);
  return at === 0 || passed.includes(stage) || passed.includes(STAGES[at - 1]);
};
