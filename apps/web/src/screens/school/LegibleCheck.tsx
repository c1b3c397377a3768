import { Check } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { schoolTexts } from '../../texts/school.ts';
import { LEGIBLE_KEY } from './uselegible.ts';

interface LegibleCheckProps {
  readonly isLegible: boolean;
  onChange(isLegible: boolean): void;
}

export const LegibleCheck = ({ isLegible, onChange }: LegibleCheckProps) => (
  <span className={layout.row2}>
    <Check label={schoolTexts.subject.legible} value={isLegible} onChange={onChange} />
    <kbd>{LEGIBLE_KEY}</kbd>
  </span>
);
