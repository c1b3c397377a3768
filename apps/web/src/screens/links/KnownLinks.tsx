import { useState } from 'react';
import { Button, Dialog, Panel } from '../../design/controls.tsx';
import { texts } from '../../texts/index.ts';
import { LinksTable } from './LinksTable.tsx';
import styles from './links.module.css';
import { type KnownLink, stateOf } from './stations.ts';

const { links: words } = texts;

interface Props {
  readonly links: readonly KnownLink[];
  onRevoke(link: string): void;
}

/** The links that were made: those that open, then those that do not any more. */
export function KnownLinks({ links, onRevoke }: Props) {
  const [chosen, setChosen] = useState<KnownLink>();
  const now = Date.now();
  const newestFirst = [...links].sort((a, b) => b.createdAt - a.createdAt);
  const valid = newestFirst.filter((link) => stateOf(link, now) === 'valid');
  const ended = newestFirst.filter((link) => stateOf(link, now) !== 'valid');
  const confirm = (): void => {
    if (chosen) onRevoke(chosen.id);
    setChosen(undefined);
  };
  return (
    <Panel className={styles.stack}>
      <h2>{words.known}</h2>
      {links.length === 0 && <p className={styles.soft}>{words.noneKnown}</p>}
      {valid.length > 0 && <LinksTable links={valid} now={now} label={words.known} onRevoke={setChosen} />}
      {ended.length > 0 && (
        <details>
          <summary>{words.ended(ended.length)}</summary>
          <LinksTable links={ended} now={now} label={words.ended(ended.length)} />
        </details>
      )}
      {chosen && (
        <Dialog title={words.revokeTitle} onClose={() => setChosen(undefined)}>
          <p>{words.revokeHint(chosen.label)}</p>
          <div className={styles.bar}>
            <Button look="danger" onClick={confirm}>
              {words.revoke}
            </Button>
          </div>
        </Dialog>
      )}
    </Panel>
  );
}
