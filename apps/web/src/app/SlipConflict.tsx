import type { Slip } from '@raccord/regulation';
import { type ReactNode, useId } from 'react';
import { Button } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import type { WaitingCommand } from '../server/commandoutbox.ts';
import { useOutbox } from '../server/useoutbox.tsx';
import { useView } from '../server/views.ts';
import { isSameSlip } from '../slip/compare.ts';
import type { Conflict } from '../slip/conflict.ts';
import { SlipView } from '../slip/SlipView.tsx';
import { texts } from '../texts/index.ts';
import styles from './shell.module.css';

const words = texts.connection.conflict;

interface SlipConflictProps {
  readonly command: WaitingCommand;
  readonly conflict: Conflict;
}

/** Two readings of a slip, that of another station and that of this one: one of them is kept. */
export function SlipConflict({ command, conflict: { key, slip } }: SlipConflictProps) {
  const outbox = useOutbox();
  const { data: file } = useView('seeSlipFile', key);
  const stands = file?.recorded;
  const forget = () => outbox.discard(command.order);
  const keepMine = async (): Promise<void> => {
    const data = { ...key, slip, reason: words.reason };
    await outbox.add('correct-slip', data, { basis: file?.basis, before: stands?.slip });
    await forget();
  };
  const isSame = stands !== undefined && isSameSlip(stands.slip, slip);
  return (
    <>
      <div className={layout.fields}>
        <Reading title={words.there} slip={stands?.slip}>
          <span className={layout.soft}>{stands?.by.name}</span>
          {!isSame && <Button onClick={forget}>{words.keepTheirs}</Button>}
        </Reading>
        <Reading title={words.here} slip={slip}>
          {!isSame && (
            <Button disabled={!stands} onClick={keepMine}>
              {words.keepMine}
            </Button>
          )}
        </Reading>
      </div>
      {isSame && (
        <span className={layout.row2}>
          {words.same} <Button onClick={forget}>{texts.connection.discard}</Button>
        </span>
      )}
    </>
  );
}

interface ReadingProps {
  readonly title: string;
  readonly slip: Slip | undefined;
  readonly children: ReactNode;
}

function Reading({ title, slip, children }: ReadingProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is nothing to fill in
    <div
      role="group"
      className={`${layout.stack2} ${layout.lead} ${layout.box} ${styles.reading}`}
      aria-labelledby={id}
    >
      <strong id={id}>{title}</strong>
      {slip ? <SlipView slip={slip} /> : texts.common.loading}
      {children}
    </div>
  );
}
