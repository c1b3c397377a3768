import { useId } from 'react';
import { TextArea } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { useView } from '../server/views.ts';
import { rulingTexts } from '../texts/ruling.ts';
import { templatesOf } from './templates.ts';

interface ReasonFieldProps {
  readonly label?: string;
  readonly value: string;
  onChange(reason: string): void;
}

/** Why somebody decides so: written freely, or begun with a sentence of the regulation and changed. */
export function ReasonField({ label = rulingTexts.reason, value, onChange }: ReasonFieldProps) {
  const { data: hall } = useView('seeHall', {});
  const id = useId();
  const { templates } = rulingTexts;
  return (
    <div className={layout.stack3}>
      <TextArea label={label} rows={3} value={value} required onChange={onChange} />
      <label htmlFor={id} className={`${layout.stack1} ${layout.soft}`}>
        {templates.label}
        <select id={id} className={layout.compact} value="" onChange={({ target }) => onChange(target.value)}>
          <option value="">{templates.choose}</option>
          {(hall ? templatesOf(hall.edition) : []).map((template) => (
            <option key={template}>{template}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
