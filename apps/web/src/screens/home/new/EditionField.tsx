import { EDITION_NAMES, EDITIONS, type EditionName, editionInForce } from '@raccord/regulation';
import { useState } from 'react';
import { Button, Dialog, Select } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { Raised } from '../../../design/Raised.tsx';
import { homeTexts } from '../../../texts/home.ts';
import { regulationTexts } from '../../../texts/regulation.ts';
import { Differences } from '../../regulation/Differences.tsx';

const { rules } = homeTexts;
const OPTIONS = EDITION_NAMES.map((value) => ({ value, label: EDITIONS[value].title }));

interface EditionFieldProps {
  /** The day that proposes an edition. */
  readonly date: string;
  /** Undefined: the one proposed. */
  readonly chosen: EditionName | undefined;
  onChange(chosen: EditionName | undefined): void;
}

/** The edition in force on a day, until somebody chooses another one; why it is proposed. */
export function EditionField({ date, chosen, onChange }: EditionFieldProps) {
  const inForce = editionInForce(date);
  const isOther = chosen !== undefined && chosen !== inForce;
  const day = homeTexts.day(date);
  return (
    <Select
      label={rules.edition}
      hint={<Raised text={isOther ? rules.otherInForce(day, EDITIONS[inForce].title) : rules.inForce(day)} />}
      value={chosen ?? inForce}
      options={OPTIONS}
      onChange={(edition) => onChange(edition === inForce ? undefined : edition)}
    />
  );
}

/** What an edition changes to the one before it, on demand; nothing for the first one. */
export function EditionChanges({ edition }: { readonly edition: EditionName }) {
  const [isOpen, setOpen] = useState(false);
  const before: EditionName | undefined = EDITION_NAMES[EDITION_NAMES.indexOf(edition) - 1];
  if (!before) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{rules.changes}</Button>
      {isOpen && (
        <Dialog title={regulationTexts.changes} onClose={() => setOpen(false)}>
          <div className={layout.stack4}>
            <p>
              <Raised text={regulationTexts.compared(EDITIONS[before].title, EDITIONS[edition].title)} />
            </p>
            <Differences before={EDITIONS[before]} after={EDITIONS[edition]} />
          </div>
        </Dialog>
      )}
    </>
  );
}
