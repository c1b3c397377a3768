import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { DownloadState } from '../../documents/DownloadState.tsx';
import { type Download, useDownload } from '../../documents/usedownload.ts';
import { clubTexts } from '../../texts/club.ts';

interface DownloadsProps<Format extends keyof typeof clubTexts.files> {
  readonly what: string;
  readonly formats: readonly Format[];
  onAsk(download: Download, format: Format): void;
}

/** The same as files. */
export function Downloads<Format extends keyof typeof clubTexts.files>({
  what,
  formats,
  onAsk,
}: DownloadsProps<Format>) {
  const download = useDownload();
  return (
    <div className={`${layout.row2} screen-only`}>
      <span className={layout.soft}>{what}</span>
      {formats.map((format) => (
        <Button
          key={format}
          disabled={download.received !== undefined}
          aria-label={clubTexts.download(what, clubTexts.files[format])}
          onClick={() => onAsk(download, format)}
        >
          {clubTexts.files[format]}
        </Button>
      ))}
      <DownloadState download={download} />
    </div>
  );
}
