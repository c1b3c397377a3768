import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass, Dialog, Notice, TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { useForm } from '../../design/useform.ts';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { hostingTexts } from '../../texts/hosting.ts';
import { linksTexts } from '../../texts/links.ts';
import { CLUBS_KEY } from '../club/clubqueries.ts';
import { tournamentId } from '../home/new/plan.ts';
import { LinkCards } from '../links/LinkCards.tsx';
import { labelOf, type MadeLink } from '../links/stations.ts';
import { QuotaFields } from './QuotaFields.tsx';
import { NO_QUOTAS, quotaFaults, quotasOfDraft } from './quotadraft.ts';

const { create: words } = hostingTexts;

interface MadeClub {
  readonly id: string;
  readonly name: string;
  /** None when the club was made and its link was not. */
  readonly link?: MadeLink;
}

/** Makes a club, with its first link to hand over. */
export function NewClubDialog({ onClose }: { onClose(): void }) {
  const [made, setMade] = useState<MadeClub>();
  if (!made) {
    return (
      <Dialog title={words.title} onClose={onClose}>
        <ClubForm onMade={setMade} />
      </Dialog>
    );
  }
  return (
    <Dialog key={made.id} title={words.done(made.name)} onClose={onClose}>
      <div className={layout.stack3}>
        {made.link ? (
          <>
            <p>{words.handOver}</p>
            <LinkCards links={[made.link]} what={made.name} />
          </>
        ) : (
          <Notice kind="warn">{words.noLink}</Notice>
        )}
        <div className={layout.row2}>
          <Link href={`/installation/clubs/${made.id}`} className={buttonClass()}>
            {words.open}
          </Link>
          <Button onClick={() => setMade(undefined)}>{words.again}</Button>
        </div>
      </div>
    </Dialog>
  );
}

function ClubForm({ onMade }: { onMade(made: MadeClub): void }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const form = useForm(NO_QUOTAS, quotaFaults);
  const sending = useSending();
  const { send } = sending;
  const name = labelOf({ label: typed, role: 'chief' });
  const quotas = quotasOfDraft(form.values);
  const create = async (): Promise<void> => {
    if (!quotas || name === '') return;
    const made = await send('createClub', [name, quotas], async (request) => {
      const id = tournamentId(name, request.slice(0, 6));
      const answer = await api.createClub({ body: { id, name, quotas } });
      return answer.ok ? { ok: true, value: id } : answer;
    });
    if (!made.ok) return;
    const body = { label: linksTexts.wide.usualLabel };
    const link = await send(['makeClubLink', made.value], body, (id) =>
      api.makeClubLink({ params: { club: made.value }, body: { id, ...body } }),
    );
    await queries.invalidateQueries({ queryKey: CLUBS_KEY });
    onMade({ id: made.value, name, ...(link.ok ? { link: link.value } : {}) });
  };
  return (
    <Form sending={sending} confirm={words.confirm} isReady={name !== '' && quotas !== undefined} onConfirm={create}>
      <TextField label={words.name} required maxLength={120} autoComplete="off" value={typed} onChange={setTyped} />
      <h3>{words.quotas}</h3>
      <p className={layout.soft}>{words.quotasHint}</p>
      <QuotaFields form={form} />
    </Form>
  );
}
