import { useState } from 'react';
import { Button, Check, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import { linksTexts as words } from '../../texts/links.ts';
import styles from './links.module.css';
import type { KnownLink } from './stations.ts';
import { useLinks } from './uselinks.ts';

const NAMED = 10;

interface Props {
  readonly link: KnownLink;
  onClose(): void;
  onRevoke(keepMade: boolean): void;
}

/** Asks before a link is revoked; the links of a chief are named, since they end with his. */
export function RevokeDialog({ link, onClose, onRevoke }: Props) {
  const [endsMade, setEndsMade] = useState(true);
  const { data: made, error } = useLinks({ maker: link.id }, { limit: NAMED }, link.role === 'chief');
  const isChief = made !== undefined && made.total > 0;
  return (
    <Dialog title={words.revokeTitle} onClose={onClose}>
      <p>{words.revokeHint(link.label)}</p>
      {error && <Notice kind="bad">{error.message}</Notice>}
      {isChief && (
        <>
          <p>{words.madeWith(made.total)}</p>
          <ul className={styles.madeWith}>
            {made.links.map(({ id, label, role }) => (
              <li key={id}>
                {label} <span className={layout.soft}>{texts.common.roles[role]}</span>
              </li>
            ))}
            {made.total > made.links.length && <li>{words.andMore(made.total - made.links.length)}</li>}
          </ul>
          <Check label={words.endMade} value={endsMade} onChange={setEndsMade} />
        </>
      )}
      <div className={`${layout.row} ${styles.bar}`}>
        <Button look="danger" disabled={link.role === 'chief' && !made} onClick={() => onRevoke(!endsMade)}>
          {words.revoke}
        </Button>
      </div>
    </Dialog>
  );
}
