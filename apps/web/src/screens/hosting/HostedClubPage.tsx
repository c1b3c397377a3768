import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Button, buttonClass, Notice, Panel } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { useForm } from '../../design/useform.ts';
import { DownloadState } from '../../documents/DownloadState.tsx';
import { useDownload } from '../../documents/usedownload.ts';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { hostingTexts } from '../../texts/hosting.ts';
import { CLUBS_KEY, clubKey, useClubs } from '../club/clubqueries.ts';
import { LinkManager } from '../links/LinkManager.tsx';
import { clubLinks } from '../links/scopes.ts';
import type { HostedClub } from './clublist.ts';
import { OwnLexicons } from './OwnLexicons.tsx';
import { QuotaFields } from './QuotaFields.tsx';
import { type QuotaDraft, quotaDraftOf, quotaFaults, quotasOfDraft } from './quotadraft.ts';
import { RemoveClub } from './RemoveClub.tsx';
import { Shares } from './Shares.tsx';

const { one: words, shares, quotas: quotaWords } = hostingTexts;

interface Props {
  readonly id: string;
  onRemoved(name: string): void;
}

/** A club as the installation looks after it: its limits, its links, its copy. */
export function HostedClubPage({ id, onRemoved }: Props) {
  const { data, error } = useClubs();
  const club = data?.clubs.find((one) => one.id === id);
  return (
    <>
      <AwaitedView data={data} error={error} />
      {data && !club && <Notice kind="warn">{words.unknown}</Notice>}
      {club && (
        <>
          <div className={`${layout.row} ${layout.between}`}>
            <h1>{club.name}</h1>
            <Link href={`/clubs/${id}/membres`} className={buttonClass('main')}>
              {words.open}
            </Link>
          </div>
          <div className={layout.panels}>
            <div className={layout.stack4}>
              <Panel className={layout.stack3}>
                <h2>{shares.title}</h2>
                <Shares club={club} />
                <p className={layout.soft}>
                  <Raised text={shares.last(club.lastAt)} />
                </p>
                <p className={layout.soft}>{words.id(id)}</p>
              </Panel>
              <Limits club={club} />
              <OwnLexicons club={id} />
            </div>
            <div className={layout.stack4}>
              <Panel className={layout.stack3}>
                <h2>{hostingTexts.links.title}</h2>
                <LinkManager scope={clubLinks(club.id)} words={hostingTexts.links} what={club.name} />
              </Panel>
              <Whole club={club} isLast={data?.clubs.length === 1} onRemoved={() => onRemoved(club.name)} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

function Limits({ club: { id, quotas } }: { readonly club: HostedClub }) {
  const queries = useQueryClient();
  const form = useForm(() => quotaDraftOf(quotas), quotaFaults);
  const sending = useSending();
  const [saved, setSaved] = useState<QuotaDraft>();
  const asked = quotasOfDraft(form.values);
  const save = async (): Promise<void> => {
    if (!asked) return;
    const answer = await sending.send(['limitClub', id], asked, () =>
      api.limitClub({ params: { club: id }, body: asked }),
    );
    setSaved(answer.ok ? form.values : undefined);
    if (!answer.ok) return;
    await queries.invalidateQueries({ queryKey: CLUBS_KEY });
    await queries.invalidateQueries({ queryKey: clubKey(id) });
  };
  return (
    <Panel>
      <Form sending={sending} confirm={quotaWords.save} look="plain" isReady={asked !== undefined} onConfirm={save}>
        <h2>{quotaWords.title}</h2>
        <p className={layout.soft}>{quotaWords.hint}</p>
        <QuotaFields form={form} />
        {saved === form.values && <Notice kind="good">{quotaWords.saved}</Notice>}
      </Form>
    </Panel>
  );
}

interface WholeProps {
  readonly club: HostedClub;
  readonly isLast: boolean;
  onRemoved(): void;
}

function Whole({ club, isLast, onRemoved }: WholeProps) {
  const download = useDownload();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Panel className={layout.stack3}>
      <h2>{words.whole}</h2>
      <p className={layout.soft}>{words.wholeHint}</p>
      <div className={layout.row2}>
        <Button
          disabled={download.received !== undefined}
          onClick={() => void download.start('exportClub', { params: { club: club.id } })}
        >
          {words.export}
        </Button>
        {!isLast && (
          <Button look="danger" onClick={() => setRemoving(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      <DownloadState download={download} />
      {isLast && <p className={layout.soft}>{words.last}</p>}
      {isRemoving && <RemoveClub club={club} onClose={() => setRemoving(false)} onRemoved={onRemoved} />}
    </Panel>
  );
}
