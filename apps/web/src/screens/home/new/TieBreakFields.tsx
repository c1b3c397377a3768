import { TIE_BREAKS, type TieBreak } from '@raccord/regulation';
import { Select } from '../../../design/controls.tsx';
import { homeTexts } from '../../../texts/home.ts';

const words = homeTexts.rules.tieBreaks;
/** Nothing more separates them. */
const NONE = '';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly chosen: readonly TieBreak[];
  onChange(chosen: readonly TieBreak[]): void;
}

/** The rules of a competition for equal totals, one after the other until none is chosen. */
export function TieBreakFields({ label, hint, chosen, onChange }: Props) {
  return (
    <>
      {TIE_BREAKS.slice(0, chosen.length + 1).map((place, index) => {
        const before = chosen.slice(0, index);
        const left = TIE_BREAKS.filter((rule) => !before.includes(rule));
        return (
          <Select
            key={place}
            label={index === 0 ? label : words.next(index + 1)}
            {...(index === 0 ? { hint } : {})}
            value={chosen[index] ?? NONE}
            options={[
              { value: NONE, label: index === 0 ? words.none : words.noMore },
              ...left.map((rule) => ({ value: rule, label: words.rules[rule] })),
            ]}
            onChange={(rule) => onChange(rule === NONE ? before : [...before, rule as TieBreak])}
          />
        );
      })}
    </>
  );
}
