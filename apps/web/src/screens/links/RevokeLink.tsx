import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Check } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import { useSending } from '../../server/usesending.ts';
import { linksTexts as words } from '../../texts/links.ts';
import type { Revoke } from './scopes.ts';

interface RevokeLinkProps {
  readonly link: { readonly id: string; readonly isOwn?: boolean };
  readonly revoke: Revoke;
  /** What it does to whoever came by it. */
  readonly hint: string;
  /** What is said of the links that were made with it; nothing where there are none. */
  readonly endMade: string | undefined;
  readonly isReady?: boolean;
  readonly children?: ReactNode;
  /** @param ended how many links that were. */
  onRevoked(ended: number): void;
  onClose(): void;
}

/** Asks before a link is revoked; those that were made with it end too, unless told otherwise. */
export function RevokeLink({ link, revoke, hint, endMade, isReady, children, onRevoked, onClose }: RevokeLinkProps) {
  const queries = useQueryClient();
  const sending = useSending();
  const [endsMade, setEndsMade] = useState(true);
  const confirm = async (): Promise<boolean> => {
    const answer = await sending.send(['revokeLink', link.id], endsMade, () => revoke(link.id, !endsMade));
    // Whoever revokes his own is out: the page asks who he is, and says so.
    if (answer.ok && link.isOwn) await queries.resetQueries({ queryKey: ['session'] });
    else if (answer.ok) onRevoked(answer.value.ended);
    return answer.ok;
  };
  return (
    <DialogForm
      title={words.revokeTitle}
      sending={sending}
      confirm={words.revoke}
      look="danger"
      isReady={isReady}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{hint}</p>
      {children}
      {endMade !== undefined && <Check label={endMade} value={endsMade} onChange={setEndsMade} />}
    </DialogForm>
  );
}
