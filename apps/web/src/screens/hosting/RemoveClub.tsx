import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Notice, TextField } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import { DownloadState } from '../../documents/DownloadState.tsx';
import { useDownload } from '../../documents/usedownload.ts';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { hostingTexts } from '../../texts/hosting.ts';
import { CLUBS_KEY } from '../club/clubqueries.ts';
import type { HostedClub } from './clublist.ts';

const { removal: words } = hostingTexts;

interface Props {
  readonly club: HostedClub;
  onClose(): void;
  onRemoved(): void;
}

/** Deletes a club, once its copy has come and its name is typed. */
export function RemoveClub({ club: { id, name, used }, onClose, onRemoved }: Props) {
  const queries = useQueryClient();
  const download = useDownload();
  const [copy, setCopy] = useState<string>();
  const [typed, setTyped] = useState('');
  const sending = useSending();
  const take = async (): Promise<void> => {
    const came = await download.start('exportClub', { params: { club: id } });
    setCopy(came.ok ? came.value : undefined);
  };
  const remove = async (): Promise<boolean> => {
    if (copy === undefined) return false;
    const answer = await sending.send(['removeClub', id], copy, () =>
      api.removeClub({ params: { club: id }, query: { name, copy } }),
    );
    if (!answer.ok) {
      // Something was done in the club since: another copy is needed.
      if (answer.fault.code === 'copy-behind') setCopy(undefined);
      return false;
    }
    await queries.invalidateQueries({ queryKey: CLUBS_KEY });
    onRemoved();
    return true;
  };
  return (
    <DialogForm
      title={words.title(name)}
      sending={sending}
      confirm={words.confirm}
      look="danger"
      isReady={copy !== undefined && typed.trim() === name.trim()}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{words.hint(used.tournaments)}</p>
      <div>
        <Button onClick={take} disabled={download.received !== undefined}>
          {words.copy}
        </Button>
      </div>
      <DownloadState download={download} />
      {copy !== undefined && <Notice kind="good">{words.copied}</Notice>}
      <TextField label={words.name(name)} autoComplete="off" spellCheck={false} value={typed} onChange={setTyped} />
    </DialogForm>
  );
}
