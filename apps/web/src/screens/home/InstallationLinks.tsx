import type { AnswerOf } from '@raccord/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, Button, Check, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { answered, api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { texts } from '../../texts/index.ts';
import { linksTexts as words } from '../../texts/links.ts';
import styles from './home.module.css';

const { installation } = words;
const KEY = ['installation-links'] as const;

type InstallationLink = AnswerOf<'listInstallationLinks'>['links'][number];

/** The links that open the whole installation: looked at, and revoked. */
export function InstallationLinks({ onClose }: { onClose(): void }) {
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: () => answered(api.listInstallationLinks()),
    refetchOnMount: 'always',
  });
  const [chosen, setChosen] = useState<InstallationLink>();
  if (chosen) return <Revoking link={chosen} onClose={() => setChosen(undefined)} />;
  return (
    <Dialog title={installation.title} onClose={onClose}>
      <p>{installation.hint}</p>
      {error && <Notice kind="bad">{error.message}</Notice>}
      <ul className={`${layout.stack3} ${styles.links}`}>
        {data?.links.map((link) => (
          <li key={link.id}>
            <span>
              {installation.times(link.createdAt, link.openedAt, link.expiresAt)}{' '}
              {link.made > 0 && installation.made(link.made)}{' '}
              {link.isOwn && <Badge kind="info">{installation.own}</Badge>}
            </span>
            <Button
              look="danger"
              aria-label={words.revokeFor(texts.common.time(link.createdAt))}
              onClick={() => setChosen(link)}
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Revoking({ link, onClose }: { readonly link: InstallationLink; onClose(): void }) {
  const queries = useQueryClient();
  const [endsMade, setEndsMade] = useState(true);
  const { send, fault } = useSending();
  const revoke = async (): Promise<void> => {
    const answer = await send(['revokeInstallationLink', link.id], endsMade, () =>
      api.revokeInstallationLink({ params: { link: link.id }, query: { keepMade: !endsMade } }),
    );
    if (!answer.ok) return;
    // Whoever revokes his own is out: the page asks who he is, and says so.
    if (link.isOwn) return queries.resetQueries({ queryKey: ['session'] });
    await queries.invalidateQueries({ queryKey: KEY });
    onClose();
  };
  return (
    <Dialog title={words.revokeTitle} onClose={onClose}>
      <p>{link.isOwn ? installation.revokeOwn : installation.revokeOther(texts.common.time(link.createdAt))}</p>
      {link.made > 0 && <Check label={installation.endMade(link.made)} value={endsMade} onChange={setEndsMade} />}
      {fault && <Notice kind="bad">{fault.text}</Notice>}
      <Button look="danger" onClick={revoke}>
        {words.revoke}
      </Button>
    </Dialog>
  );
}
