import type { ExtractedWord } from '@raccord/school';
import { Check } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { schoolTexts } from '../../texts/school.ts';
import { LEGIBLE_KEY } from './uselegible.ts';
import { WordCheck } from './WordCheck.tsx';

interface SlipToolsProps {
  readonly isLegible: boolean;
  /** What may be looked up, where something is to be judged. */
  readonly extract?: readonly ExtractedWord[] | undefined;
  onChange(isLegible: boolean): void;
}

/** What helps to read a slip. */
export const SlipTools = ({ isLegible, extract, onChange }: SlipToolsProps) => (
  <div className={`${layout.row2} ${layout.between}`}>
    <span className={layout.row2}>
      <Check label={schoolTexts.subject.legible} value={isLegible} onChange={onChange} />
      <kbd>{LEGIBLE_KEY}</kbd>
    </span>
    {extract && <WordCheck extract={extract} />}
  </div>
);
