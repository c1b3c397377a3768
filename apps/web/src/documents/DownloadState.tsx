import { Notice } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { documentsTexts as words } from '../texts/documents.ts';
import styles from './documents.module.css';
import type { Download } from './usedownload.ts';

/** How a file comes along, or why it does not come. */
export function DownloadState({ download: { received, fault } }: { readonly download: Download }) {
  if (fault) return <Notice kind="bad">{fault.text}</Notice>;
  if (received === undefined) return null;
  return (
    <p role="status" className={`${layout.row2} ${layout.dim} ${styles.state}`}>
      <progress aria-label={words.preparing} /> {received === 0 ? words.preparing : words.received(received)}
    </p>
  );
}
