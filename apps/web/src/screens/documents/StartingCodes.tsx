import { AskedButton } from '../../design/DialogForm.tsx';
import { DownloadState } from '../../documents/DownloadState.tsx';
import { useDownload } from '../../documents/usedownload.ts';
import { ask } from '../../server/ask.ts';
import { useTournament } from '../../server/station.tsx';
import { documentsTexts as words } from '../../texts/documents.ts';
import type { Setting } from './usesetting.ts';

/** The starting list with a link for each player, made once somebody knows what that means. */
export function StartingCodes({ count, setting }: { readonly count: number; readonly setting: Setting }) {
  const { tournament, isOnline } = useTournament();
  const download = useDownload();
  const make = async (): Promise<boolean> => {
    const made = await ask(['makeStartingList', tournament], setting, (id) =>
      download.start('makeStartingList', { params: { tournament }, body: { id, ...setting } }),
    );
    return made.ok;
  };
  return (
    <AskedButton
      label={words.withCodes}
      disabled={!isOnline || count === 0}
      title={words.withCodesTitle}
      confirm={words.make}
      isReady={download.received === undefined}
      onConfirm={make}
    >
      <p>{words.withCodesHint(count)}</p>
      <DownloadState download={download} />
    </AskedButton>
  );
}
