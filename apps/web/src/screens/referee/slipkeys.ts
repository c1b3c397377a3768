import type { Slip, SlipState } from '@raccord/regulation';
import type { Shortcut } from '../../app/shortcuts.tsx';
import { addSolution, changeSolution, ILLEGIBLE, type SlipDraft, slipOf } from '../../slip/slipdraft.ts';
import { texts } from '../../texts/index.ts';

const { keys } = texts.referee;

const UNWRITTEN: readonly (readonly [string, string, SlipState])[] = [
  ['F7', keys.absent, 'absent'],
  ['F8', keys.blank, 'blank'],
  ['F9', keys.late, 'late'],
  ['F10', keys.severalSlips, 'several'],
];

interface Slipped {
  /** What is typed so far, if anything. */
  readonly written: SlipDraft | undefined;
  /** Changes the fields, opened if they are not. */
  onChange(change: (from: SlipDraft) => SlipDraft): void;
  onSlip(slip: Slip): void;
}

/** One key for each thing that can be odd about a slip. */
export const slipKeys = ({ written, onChange, onSlip }: Slipped): readonly Shortcut[] => [
  { keys: 'F2', label: keys.several, inFields: true, run: () => onChange(addSolution) },
  {
    ...{ keys: 'F4', label: keys.illegibleReference, inFields: true },
    run: () => onChange((from) => changeSolution(from, 0, { reference: ILLEGIBLE, direction: undefined })),
  },
  {
    ...{ keys: 'F6', label: keys.illegibleScore, inFields: true },
    run: () => onChange((from) => ({ ...from, score: '' })),
  },
  ...UNWRITTEN.map(([key, label, state]): Shortcut => {
    const run = () => onSlip(written ? slipOf({ ...written, state }) : { state, solutions: [] });
    return { keys: key, label, inFields: true, run };
  }),
];
