import { Link } from 'wouter';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { DownloadState } from '../../documents/DownloadState.tsx';
import { keptPaper } from '../../documents/paper.ts';
import { useDownload } from '../../documents/usedownload.ts';
import { schoolTexts } from '../../texts/school.ts';
import type { ExamPapersProps } from './School.tsx';
import { useIsLegible } from './uselegible.ts';

const words = schoolTexts.exam;

/** The subject and the key of an exam, as the server prints them. */
export function ExamPapers({ number, lexicon }: ExamPapersProps) {
  const download = useDownload();
  const legible = useIsLegible();
  const print = (part: 'subject' | 'key') => () =>
    download.start('makeExamPaper', { params: { number, part }, query: { lexicon, paper: keptPaper(), legible } });
  const isBusy = download.received !== undefined;
  return (
    <>
      <p className={layout.row2}>
        <Button disabled={isBusy} onClick={print('subject')}>
          {words.subject}
        </Button>
        <Button disabled={isBusy} onClick={print('key')}>
          {words.key}
        </Button>
      </p>
      <DownloadState download={download} />
      <p>
        {words.together} <Link href="/seances">{words.sittings}</Link>
      </p>
    </>
  );
}
