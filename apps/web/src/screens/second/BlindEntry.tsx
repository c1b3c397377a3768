import type { Slip } from '@raccord/regulation';
import { nameOf, writtenRight } from '@raccord/tournament';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/controls.tsx';
import { SlipEditor } from '../../slip/SlipEditor.tsx';
import { EMPTY_DRAFT, isEmptyDraft, slipOf } from '../../slip/slipdraft.ts';
import { texts } from '../../texts/index.ts';
import type { CheckProps } from './check.ts';
import styles from './second.module.css';
import type { DeskTable } from './tables.ts';

const words = texts.second.blind;

interface BlindEntryProps extends Pick<CheckProps, 'shown' | 'survey'> {
  readonly table: DeskTable;
  onSave(slip: Slip): void;
}

/** A slip entered without seeing what the referee has entered. */
export function BlindEntry({ table, shown, survey, onSave }: BlindEntryProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const isTop = isEmptyDraft(draft);
  const { solution } = shown.sheet;
  const laid = survey?.tops.find(({ word, reference }) => word === solution?.word && reference === solution.reference);
  const top = laid ?? survey?.tops[0];
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (!isTop) onSave(slipOf(draft));
    else if (top) onSave(writtenRight(top));
  };
  return (
    <form ref={form} className={styles.form} onSubmit={save}>
      <h2>{words.entryOf(table.table, nameOf(table.members))}</h2>
      <p className={styles.soft}>{words.hint}</p>
      <SlipEditor draft={draft} isPaperOnly onChange={setDraft} />
      <Button type="submit" look="main" disabled={isTop && !top}>
        {isTop ? words.saveTop : words.save} <kbd>{texts.common.keyNames.Enter}</kbd>
      </Button>
    </form>
  );
}
