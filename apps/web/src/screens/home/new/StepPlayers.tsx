import type { Result } from '@raccord/scrabble';
import type { Roster, SeatedEntrant } from '@raccord/tournament';
import { useState } from 'react';
import { Button, Notice, Panel, TextArea } from '../../../design/controls.tsx';
import { FileField } from '../../../design/FileField.tsx';
import { texts } from '../../../texts/index.ts';
import styles from '../home.module.css';
import type { Draft } from './draft.ts';
import { PlayersPreview } from './PlayersPreview.tsx';

const { home } = texts;
const { players } = home;

interface Props {
  readonly draft: Draft;
  readonly roster: Result<Roster>;
  readonly entrants: readonly SeatedEntrant[];
  change(part: Partial<Draft>): void;
  onBack(): void;
  onNext(): void;
}

/** Who plays: a list pasted or read from a file, mended in place, with what Raccord understood beside it. */
export function StepPlayers({ draft, roster, entrants, change, onBack, onNext }: Props) {
  const [read, setRead] = useState<{ readonly name: string; readonly fault?: string }>();
  const take = async (file: File): Promise<void> => {
    const { readListFile } = await import('../../../files/list.ts');
    const text = await readListFile(file);
    setRead({ name: file.name, ...(text.ok ? {} : { fault: text.fault.text }) });
    if (text.ok) change({ players: text.value });
  };
  const refused = roster.ok ? roster.value.refused : [];
  return (
    <div className={styles.stack}>
      <div className={styles.halves}>
        <Panel className={styles.stack}>
          <FileField label={players.file} hint={players.fileHint} accept=".csv,.txt,.tsv,.xlsx" onFile={take} />
          {read && (
            <Notice kind={read.fault === undefined ? 'good' : 'bad'}>
              {read.fault ?? players.fileRead(read.name)}
            </Notice>
          )}
          <TextArea
            label={players.list}
            hint={players.listHint}
            placeholder={players.placeholder}
            rows={14}
            spellCheck={false}
            wrap="off"
            value={draft.players}
            onChange={({ target }) => change({ players: target.value })}
          />
        </Panel>
        <Panel className={styles.stack}>
          <h2>{players.preview}</h2>
          {!roster.ok && <Notice kind="bad">{roster.fault.text}</Notice>}
          {refused.length > 0 && (
            <Notice kind="warn">
              {players.refused(refused.length)}
              <ul className={styles.refused}>
                {refused.map(({ line, text }) => (
                  <li key={line}>{text}</li>
                ))}
              </ul>
            </Notice>
          )}
          {entrants.length > 0 ? <PlayersPreview entrants={entrants} /> : <p className={styles.soft}>{players.none}</p>}
        </Panel>
      </div>
      <div className={styles.buttons}>
        <Button onClick={onBack}>{home.previous}</Button>
        <Button look="main" disabled={entrants.length === 0} onClick={onNext}>
          {home.next}
        </Button>
      </div>
    </div>
  );
}
