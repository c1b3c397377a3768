import type { ReactNode } from 'react';
import { Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { Command } from '../../server/usecommand.ts';

interface DialogFormProps {
  readonly command: Command;
  readonly confirm: string;
  /** Plain where several stand one below the other. */
  readonly look?: 'main' | 'danger' | 'plain';
  readonly isReady?: boolean;
  /** What is missing before it can be asked. */
  readonly missing?: string | undefined;
  readonly children: ReactNode;
  onConfirm(): void;
}

/** Fields, what the server refuses, and the button that asks for it. */
export const DialogForm = ({
  command,
  confirm,
  look = 'main',
  isReady = true,
  missing,
  children,
  onConfirm,
}: DialogFormProps) => (
  <form
    className={layout.stack3}
    onSubmit={(event) => {
      event.preventDefault();
      onConfirm();
    }}
  >
    {children}
    {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
    <Button type="submit" {...(look === 'plain' ? {} : { look })} disabled={command.isBusy || !isReady}>
      {confirm}
    </Button>
    {!isReady && missing !== undefined && <p className={layout.soft}>{missing}</p>}
  </form>
);
