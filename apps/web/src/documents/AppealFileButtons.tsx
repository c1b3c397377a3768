import { DOCUMENTS } from '@raccord/contract';
import type { AppealSubject } from '@raccord/tournament';
import { Button } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { useTournament } from '../server/station.tsx';
import { documentsTexts as words } from '../texts/documents.ts';
import { DownloadState } from './DownloadState.tsx';
import { keptPaper } from './paper.ts';
import { useDownload } from './usedownload.ts';

const NAME = 'appeal-file';
/** Takes the file of a second appeal, in each of its formats. */
export function AppealFileButtons({ subject }: { readonly subject: AppealSubject }) {
  const { tournament, isOnline } = useTournament();
  const download = useDownload();
  const asked = Object.fromEntries(Object.entries(subject).map(([name, value]) => [name, String(value)]));
  return (
    <>
      <div className={layout.row2}>
        {DOCUMENTS[NAME].map((format) => (
          <Button
            key={format}
            aria-label={words.label(words.formats[format], words.names[NAME])}
            disabled={!isOnline || download.received !== undefined}
            onClick={() =>
              void download.start('makeDocument', {
                params: { tournament, document: NAME },
                query: { ...asked, format, paper: keptPaper() },
              })
            }
          >
            {words.formats[format]}
          </Button>
        ))}
      </div>
      <DownloadState download={download} />
    </>
  );
}
