import type { Slip } from '@raccord/regulation';
import type { Shortcut } from '../../app/shortcuts.tsx';
import {
  addSolution,
  changeSolution,
  EMPTY_DRAFT,
  ILLEGIBLE,
  type SlipDraft,
  slipOf,
  toggleConduct,
  toggleLegibility,
  toggleStruck,
} from '../../slip/slipdraft.ts';
import { texts } from '../../texts/index.ts';

const { keys } = texts.referee;
const { states, legibilities, conducts } = texts.slip;

interface Slipped {
  /** What is typed so far, if anything. */
  readonly written: SlipDraft | undefined;
  /** The solution whose fields have the focus. */
  focused(): number | undefined;
  /** Changes the fields, opened if they are not. */
  onChange(change: (from: SlipDraft) => SlipDraft): void;
  onSlip(slip: Slip): void;
}

/** A key or two for each thing that can be odd about a slip: the fields show it, or it is recorded at once. */
export function slipKeys({ written, focused, onChange, onSlip }: Slipped): readonly Shortcut[] {
  const shown = (key: string, label: string, change: (from: SlipDraft) => SlipDraft): Shortcut => ({
    ...{ keys: key, label, inFields: true },
    run: () => onChange(change),
  });
  const atOnce = (key: string, label: string, change: Partial<SlipDraft>): Shortcut => ({
    ...{ keys: key, label, inFields: true },
    run: () => onSlip(slipOf({ ...(written ?? EMPTY_DRAFT), ...change })),
  });
  return [
    shown('F2', keys.several, addSolution),
    shown('F4', keys.illegibleReference, (from) =>
      changeSolution(from, 0, { reference: ILLEGIBLE, direction: undefined }),
    ),
    shown('F6', keys.illegibleScore, (from) => ({ ...from, score: '' })),
    atOnce('F7', states.absent, { state: 'absent' }),
    atOnce('F8', states.blank, { state: 'blank' }),
    atOnce('F9', states.late, { state: 'late' }),
    atOnce('F10', states.several, { state: 'several' }),
    shown('Shift+F2', keys.struck, (from) => toggleStruck(from, focused() ?? from.solutions.length - 1)),
    atOnce('Shift+F4', legibilities.illegible, { solutions: [], legibility: 'illegible' }),
    shown('Shift+F6', legibilities.hard, (from) => toggleLegibility(from, 'hard')),
    shown('Shift+F7', conducts.warned, (from) => toggleConduct(from, 'warned')),
    shown('Shift+F8', conducts.grave, (from) => toggleConduct(from, 'grave')),
    atOnce('Shift+F9', states.exchanged, { state: 'exchanged' }),
  ];
}
