import type { AnswerOf } from '@raccord/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Check, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { hostingTexts } from '../../texts/hosting.ts';

const { links: words } = hostingTexts;

export type ClubLink = AnswerOf<'listClubLinks'>['links'][number];

interface Props {
  readonly club: string;
  readonly link: ClubLink;
  onClose(): void;
  onRevoked(): void;
}

/** Asks before a link to a club is revoked. */
export function RevokeClubLink({ club, link, onClose, onRevoked }: Props) {
  const queries = useQueryClient();
  const [endsMade, setEndsMade] = useState(true);
  const { send, fault } = useSending();
  const revoke = async (): Promise<void> => {
    const answer = await send(['revokeClubLink', link.id], endsMade, () =>
      api.revokeClubLink({ params: { club, link: link.id }, query: { keepMade: !endsMade } }),
    );
    if (!answer.ok) return;
    // Whoever revokes his own is out: the page asks who he is, and says so.
    if (link.isOwn) return queries.resetQueries({ queryKey: ['session'] });
    onRevoked();
  };
  return (
    <Dialog title={words.revokeTitle} onClose={onClose}>
      <div className={layout.stack3}>
        <p>{link.isOwn ? words.revokeOwn : words.revokeHint(link.label)}</p>
        <Check label={words.endMade} value={endsMade} onChange={setEndsMade} />
        {fault && <Notice kind="bad">{fault.text}</Notice>}
        <div>
          <Button look="danger" onClick={revoke}>
            {words.revoke}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
