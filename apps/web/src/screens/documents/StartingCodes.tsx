import { useState } from 'react';
import { Button, Dialog } from '../../design/controls.tsx';
import { DownloadState } from '../../documents/DownloadState.tsx';
import { useDownload } from '../../documents/usedownload.ts';
import { ask } from '../../server/ask.ts';
import { useTournament } from '../../server/station.tsx';
import { documentsTexts as words } from '../../texts/documents.ts';
import type { Setting } from './usesetting.ts';

/** The starting list with a link for each player, made once somebody knows what that means. */
export function StartingCodes({ count, setting }: { readonly count: number; readonly setting: Setting }) {
  const { tournament, isOnline } = useTournament();
  const [isAsked, setAsked] = useState(false);
  const download = useDownload();
  const make = async (): Promise<void> => {
    const made = await ask(['makeStartingList', tournament], setting, (id) =>
      download.start('makeStartingList', { params: { tournament }, body: { id, ...setting } }),
    );
    if (made.ok) setAsked(false);
  };
  return (
    <>
      <Button disabled={!isOnline || count === 0} onClick={() => setAsked(true)}>
        {words.withCodes}
      </Button>
      {isAsked && (
        <Dialog title={words.withCodesTitle} onClose={() => setAsked(false)}>
          <p>{words.withCodesHint(count)}</p>
          <Button look="main" disabled={download.received !== undefined} onClick={() => void make()}>
            {words.make}
          </Button>
          <DownloadState download={download} />
        </Dialog>
      )}
    </>
  );
}
