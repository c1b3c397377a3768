import { useState } from 'react';
import { Button, Panel, TextField } from '../../design/controls.tsx';
import { texts } from '../../texts/index.ts';
import { LinksTable } from './LinksTable.tsx';
import styles from './links.module.css';
import { RevokeDialog } from './RevokeDialog.tsx';
import type { KnownLink } from './stations.ts';
import { useLinks } from './uselinks.ts';

const { links: words } = texts;
const PAGE = 50;

interface Props {
  onRevoke(link: string, keepMade: boolean): void;
}

/** The links that were made: those that open, then those that do not any more; a page of them at a time. */
export function KnownLinks({ onRevoke }: Props) {
  const [chosen, setChosen] = useState<KnownLink>();
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const [isEndedShown, setEndedShown] = useState(false);
  const search = text.trim() === '' ? {} : { text: text.trim() };
  const { data: valid } = useLinks({ limit, ...search });
  const { data: ended } = useLinks({ limit: isEndedShown ? limit : 0, ended: true, ...search });
  const now = Date.now();
  const shown = valid?.links ?? [];
  const isSearched = text !== '' || (valid?.total ?? 0) > PAGE;
  return (
    <Panel className={styles.stack}>
      <h2>{words.known}</h2>
      {isSearched && (
        <TextField label={words.search} type="search" value={text} onChange={({ target }) => setText(target.value)} />
      )}
      {valid?.total === 0 && <p className={styles.soft}>{text === '' ? words.noneKnown : words.noneFound}</p>}
      {shown.length > 0 && <LinksTable links={shown} now={now} label={words.known} onRevoke={setChosen} />}
      {valid && valid.total > shown.length && (
        <div className={styles.bar}>
          <span className={styles.soft}>{words.shown(shown.length, valid.total)}</span>
          <Button onClick={() => setLimit(limit + PAGE)}>{words.more}</Button>
        </div>
      )}
      {ended && ended.total > 0 && (
        <details onToggle={({ currentTarget }) => setEndedShown(currentTarget.open)}>
          <summary>{words.ended(ended.total)}</summary>
          {isEndedShown && <LinksTable links={ended.links} now={now} label={words.ended(ended.total)} />}
        </details>
      )}
      {chosen && (
        <RevokeDialog
          link={chosen}
          onClose={() => setChosen(undefined)}
          onRevoke={(keepMade) => {
            onRevoke(chosen.id, keepMade);
            setChosen(undefined);
          }}
        />
      )}
    </Panel>
  );
}
