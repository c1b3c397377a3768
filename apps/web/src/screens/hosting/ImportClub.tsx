import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { buttonClass, Dialog, Notice } from '../../design/controls.tsx';
import { FileField } from '../../design/FileField.tsx';
import layout from '../../design/layout.module.css';
import { Progress } from '../../design/Progress.tsx';
import { useSending } from '../../server/usesending.ts';
import { useWork } from '../../server/usework.ts';
import { hostingTexts } from '../../texts/hosting.ts';
import { CLUBS_KEY } from '../club/clubqueries.ts';
import type { HostedClub } from './clublist.ts';

const { bring: words, create } = hostingTexts;

/** Brings a whole club from another installation. */
export function ImportClub({ onClose }: { onClose(): void }) {
  const queries = useQueryClient();
  const { send, fault } = useSending();
  const work = useWork();
  const [brought, setBrought] = useState<HostedClub>();
  const take = async (chosen: File): Promise<void> => {
    setBrought(undefined);
    const file = await chosen.text();
    // A club has the id that its file says: it comes once.
    const answer = await send('importClub', file, () => work.ask((server) => server.importClub({ body: { file } })));
    if (!answer.ok) return;
    setBrought(answer.value);
    await queries.invalidateQueries({ queryKey: CLUBS_KEY });
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className={layout.stack3}>
        <FileField label={words.file} hint={words.hint} accept=".club" onFile={take} />
        <Progress work={work} label={words.busy} />
        {fault && <Notice kind="bad">{fault.text}</Notice>}
        {brought && (
          <>
            <Notice kind="good">{words.done(brought.name)}</Notice>
            <div>
              <Link href={`/installation/clubs/${brought.id}`} className={buttonClass()}>
                {create.open}
              </Link>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
