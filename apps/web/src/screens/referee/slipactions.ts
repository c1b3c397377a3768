import type { Slip } from '@raccord/regulation';
import {
  addSolution,
  changeSolution,
  draftSlip,
  EMPTY_DRAFT,
  ILLEGIBLE,
  type SlipDraft,
  toggleConduct,
  toggleLegibility,
  toggleStruck,
} from '../../slip/slipdraft.ts';
import { texts } from '../../texts/index.ts';
import { refereeTexts } from '../../texts/referee.ts';

/** Opens the palette of a slip, from the line and from its fields: no word, reference or score has it. */
export const PALETTE_KEY = '/';

const { palette } = refereeTexts;
const { states, legibilities, conducts } = texts.slip;

/** Something that can be odd about a slip, and its letter in the palette. */
export interface SlipAction {
  readonly letter: string;
  readonly label: string;
  run(): void;
}

export interface SlipActions {
  /** What a slip can be besides handed in and read: recorded at once. */
  readonly states: readonly SlipAction[];
  /** The rest: the fields show it first. */
  readonly others: readonly SlipAction[];
}

interface Slipped {
  /** What is typed so far, if anything. */
  readonly written: SlipDraft | undefined;
  /** The solution whose fields have the focus. */
  readonly focused: number | undefined;
  /** Changes the fields, opened if they are not. */
  onChange(change: (from: SlipDraft) => SlipDraft): void;
  onSlip(slip: Slip): void;
}

export function slipActions({ written, focused, onChange, onSlip }: Slipped): SlipActions {
  const atOnce = (letter: string, label: string, change: Partial<SlipDraft>): SlipAction => ({
    ...{ letter, label },
    run: () => onSlip(draftSlip({ ...(written ?? EMPTY_DRAFT), ...change })),
  });
  const shown = (letter: string, label: string, change: (from: SlipDraft) => SlipDraft): SlipAction => ({
    ...{ letter, label },
    run: () => onChange(change),
  });
  return {
    states: [
      atOnce('A', states.absent, { state: 'absent' }),
      atOnce('B', states.blank, { state: 'blank' }),
      atOnce('H', states.late, { state: 'late' }),
      atOnce('P', states.several, { state: 'several' }),
      atOnce('I', legibilities.illegible, { solutions: [], legibility: 'illegible' }),
      atOnce('E', states.exchanged, { state: 'exchanged' }),
    ],
    others: [
      shown('R', palette.illegibleReference, (from) => changeSolution(from, focused ?? 0, { reference: ILLEGIBLE })),
      shown('S', palette.illegibleScore, (from) => ({ ...from, score: '' })),
      shown('O', palette.another, addSolution),
      shown('X', palette.struck, (from) => toggleStruck(from, focused ?? from.solutions.length - 1)),
      shown('D', legibilities.hard, (from) => toggleLegibility(from, 'hard')),
      shown('V', conducts.warned, (from) => toggleConduct(from, 'warned')),
      shown('G', conducts.grave, (from) => toggleConduct(from, 'grave')),
    ],
  };
}

/** « hors délai »: what makes a slip bring nothing, whatever is written on it; undefined where nothing does. */
export function costOf({ state, legibility, conduct }: Slip): string | undefined {
  if (state !== 'handed-in') return states[state];
  if (legibility === 'illegible') return legibilities.illegible;
  return conduct === 'grave' ? conducts.grave : undefined;
}
