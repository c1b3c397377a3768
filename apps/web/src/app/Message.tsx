import type { ReactNode } from 'react';
import { ReloadButton, useIsLate } from '../design/Loading.tsx';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
import styles from './shell.module.css';

interface MessageProps {
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
}

/** A page with one sentence on it. */
export const Message = ({ children, hint, action }: MessageProps) => (
  <main className={`${layout.page} ${styles.message}`}>
    <img src={`${import.meta.env.BASE_URL}raccord.svg`} alt="" width="56" height="56" />
    <h1>Raccord</h1>
    <p>{children}</p>
    {hint !== undefined && <p className={layout.dim}>{hint}</p>}
    {action}
  </main>
);

/** Where a whole page is on its way. */
export function LoadingPage() {
  const isLate = useIsLate();
  return <Message action={isLate && <ReloadButton />}>{isLate ? texts.common.unloaded : texts.common.loading}</Message>;
}
