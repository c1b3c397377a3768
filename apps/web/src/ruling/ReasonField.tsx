import { useId } from 'react';
import { BareSelect, TextArea } from '../design/controls.tsx';
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
        <BareSelect
          id={id}
          value=""
          options={[
            { value: '', label: templates.choose },
            ...(hall ? templatesOf(hall.edition) : []).map((template) => ({ value: template, label: template })),
          ]}
          onChange={onChange}
        />
      </label>
    </div>
  );
}
