import type { Slip } from '@raccord/regulation';
import { parseBoard, unwrap } from '@raccord/scrabble';
import { nameOf, writtenRight } from '@raccord/tournament';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { KeyCap } from '../../app/KeyCap.tsx';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { LackAsked } from '../../slip/LackAsked.tsx';
import { focusLack, lackOf } from '../../slip/lacking.ts';
import type { LaidTable } from '../../slip/overlay.ts';
import { SlipEditor } from '../../slip/SlipEditor.tsx';
import { draftSlip, EMPTY_DRAFT, isEmptyDraft, type SlipDraft } from '../../slip/slipdraft.ts';
import { topOfTurn } from '../../solutions/top.ts';
import { secondTexts } from '../../texts/second.ts';
import { type Drafts, NO_TEXT } from '../referee/drafts.ts';
import type { CheckProps } from './check.ts';
import styles from './second.module.css';

const words = secondTexts.blind;

interface BlindEntryProps extends Pick<CheckProps, 'shown' | 'survey'> {
  readonly table: LaidTable;
  readonly drafts: Drafts;
  onSave(slip: Slip): void;
}

/** A slip entered without seeing what the referee has entered. */
export function BlindEntry({ table, drafts, shown, survey, onSave }: BlindEntryProps) {
  const [draft, setDraft] = useState(() => drafts.of(table.entrant)?.draft ?? EMPTY_DRAFT);
  const change = (next: SlipDraft): void => {
    setDraft(next);
    drafts.keep(table.entrant, isEmptyDraft(next) ? NO_TEXT : { typed: '', draft: next });
  };
  const saveSlip = (slip: Slip): void => {
    drafts.keep(table.entrant, NO_TEXT);
    onSave(slip);
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const isTop = isEmptyDraft(draft);
  const lack = isTop ? undefined : lackOf(draft, shown.position.turn);
  const top = survey && topOfTurn(survey, shown.sheet);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (lack) focusLack(lack);
    else if (!isTop) saveSlip(draftSlip(draft));
    else if (top) saveSlip(writtenRight(top, unwrap(parseBoard(shown.position.board.join('\n')))));
  };
  return (
    <form ref={form} className={`${layout.stack3} ${styles.form}`} onSubmit={save}>
      <div className={`${layout.row} ${layout.baseline}`}>
        <h2>{words.entryOf(table.table, nameOf(table.members))}</h2>
        <p className={layout.soft}>{words.hint}</p>
      </div>
      <SlipEditor draft={draft} isPaperOnly onChange={change} />
      <LackAsked {...{ draft, lack }} />
      <Button type="submit" look="main" disabled={isTop && !top}>
        {isTop ? words.saveTop : words.save} <KeyCap keys="Enter" />
      </Button>
    </form>
  );
}
