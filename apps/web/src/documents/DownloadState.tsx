import { Notice } from '../design/controls.tsx';
import { Progress } from '../design/Progress.tsx';
import { documentsTexts as words } from '../texts/documents.ts';
import type { Download } from './usedownload.ts';

/** How a file comes along, or why it does not come. */
export function DownloadState({ download: { work, received = 0, fault } }: { readonly download: Download }) {
  if (fault) return <Notice kind="bad">{fault.text}</Notice>;
  return (
    <Progress work={work} label={words.preparing} detail={received === 0 ? undefined : words.received(received)} />
  );
}
