import { DOCUMENTS } from '@raccord/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { DownloadState } from '../../documents/DownloadState.tsx';
import { useDownload } from '../../documents/usedownload.ts';
import type { HallView, PeopleView } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { documentsTexts as words } from '../../texts/documents.ts';
import { DocumentOptions } from './DocumentOptions.tsx';
import styles from './documents.module.css';
import { type DocumentEntry, NO_CHOICE, queryOf } from './entries.ts';
import type { Setting } from './usesetting.ts';

interface RowProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** A document: what it is called, what it is good for, how to have it. */
export const DocumentItem = ({ title, about, children }: RowProps) => (
  <li className={styles.row}>
    <div>
      <h3>{title}</h3>
      <p className={styles.about}>{about}</p>
    </div>
    <div className={`${layout.row} ${layout.end} ${styles.actions}`}>{children}</div>
  </li>
);

interface DocumentRowProps {
  readonly entry: DocumentEntry;
  readonly hall: HallView;
  readonly people: PeopleView | undefined;
  readonly setting: Setting;
  /** More ways to have it. */
  readonly children?: ReactNode;
}

export function DocumentRow({ entry, hall, people, setting, children }: DocumentRowProps) {
  const { tournament, isOnline } = useTournament();
  const download = useDownload();
  const [choices, setChoices] = useState(NO_CHOICE);
  const { document: name, options } = entry;
  const games = hall.games.filter(({ turns }) => turns > 0);
  const game = games.find(({ id }) => id === choices.game) ?? games.at(-1);
  const isAboutGame = entry.options.includes('game');
  const turns = game?.turns ?? 0;
  const turn = choices.turn !== '' && Number(choices.turn) <= turns ? choices.turn : String(turns);
  const shown = { ...choices, game: game?.id ?? '', turn };
  const start = (format: (typeof DOCUMENTS)[typeof name][number]): void => {
    const query = { ...queryOf(entry, shown), ...setting, format };
    void download.start('makeDocument', { params: { tournament, document: name }, query });
  };
  if (isAboutGame && !game) {
    return (
      <DocumentItem title={words.names[name]} about={words.about[name]}>
        <p className={styles.about}>{words.noGame}</p>
      </DocumentItem>
    );
  }
  return (
    <DocumentItem title={words.names[name]} about={words.about[name]}>
      {options.length > 0 && (
        <DocumentOptions
          options={options}
          choices={shown}
          games={games}
          people={people}
          // What was not chosen goes on following the tournament.
          onChange={(change) => setChoices({ ...choices, ...change })}
        />
      )}
      <div className={`${layout.row} ${layout.end}`}>
        {DOCUMENTS[name].map((format) => {
          const label = name === 'game' && format === 'html' ? words.gamePage : words.formats[format];
          return (
            <Button
              key={format}
              aria-label={words.label(label, words.names[name])}
              disabled={!isOnline || download.received !== undefined}
              onClick={() => start(format)}
            >
              {label}
            </Button>
          );
        })}
        {children}
      </div>
      <DownloadState download={download} />
    </DocumentItem>
  );
}
