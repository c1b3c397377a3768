import { Button, Notice, Panel, Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { DownloadState } from '../../documents/DownloadState.tsx';
import { PrintCorrections } from '../../documents/PrintCorrections.tsx';
import type { DocumentPaper } from '../../documents/paper.ts';
import { useDownload } from '../../documents/usedownload.ts';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { documentsTexts as words } from '../../texts/documents.ts';
import { useDueCorrections } from '../referee/useduecorrections.ts';
import { AppealFiles, maySeeAppeals } from './AppealFiles.tsx';
import { DocumentItem, DocumentRow } from './DocumentRow.tsx';
import styles from './documents.module.css';
import { DOCUMENT_GROUPS, type DocumentEntry, groupsNow } from './entries.ts';
import { StartingCodes } from './StartingCodes.tsx';
import { useSetting } from './usesetting.ts';

const PAPER_OPTIONS = (Object.keys(words.papers) as DocumentPaper[]).map((value) => ({
  value,
  label: words.papers[value],
}));

/** Everything that the tournament puts on paper or gives to other programs. */
export function Documents() {
  const { session } = useTournament();
  const { data: hall, error } = useView('seeHall', {});
  const { data: people } = useView('seePeople', {});
  const { setting, choosePaper, chooseCentre } = useSetting();
  const due = useDueCorrections(undefined);
  const centres = people?.centres ?? [];
  const isChief = session.role === 'chief';
  const invited =
    people?.entrants.filter(({ centre, isPresent }) => isPresent && (setting.centre ?? centre) === centre).length ?? 0;

  const rowOf = (entry: DocumentEntry) => {
    if (!hall) return null;
    const { document: name } = entry;
    if (name === 'correction-slips') {
      return (
        <DocumentItem key={name} title={words.names[name]} about={words.about[name]}>
          <PrintCorrections due={due} centre={setting.centre} />
        </DocumentItem>
      );
    }
    if (name === 'appeal-file') return maySeeAppeals(session.role) && <AppealFiles key={name} games={hall.games} />;
    return (
      <DocumentRow key={name} entry={entry} hall={hall} people={people} setting={setting}>
        {name === 'starting-list' && isChief && <StartingCodes count={invited} setting={setting} />}
      </DocumentRow>
    );
  };

  return (
    <div className={`${layout.page} ${styles.page}`}>
      <header>
        <h1>{words.title}</h1>
        <p className={styles.about}>{words.hint}</p>
      </header>
      {error && <Notice kind="bad">{error.message}</Notice>}
      <div className={`${layout.row} ${layout.end} ${styles.options}`}>
        <Select label={words.paper} value={setting.paper} options={PAPER_OPTIONS} onChange={choosePaper} />
        {centres.length > 1 && (
          <Select
            label={words.centre}
            value={setting.centre ?? ''}
            options={[
              { value: '', label: words.everyCentre },
              ...centres.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={chooseCentre}
          />
        )}
      </div>
      {groupsNow(hall?.games ?? []).map((group) => (
        <Panel key={group} aria-labelledby={group}>
          <h2 id={group}>{words.groups[group]}</h2>
          <ul className={styles.rows}>
            {DOCUMENT_GROUPS[group].map(rowOf)}
            {group === 'files' && isChief && session.centre === undefined && <WholeTournament />}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

function WholeTournament() {
  const { tournament, isOnline } = useTournament();
  const download = useDownload();
  return (
    <DocumentItem title={words.names.tournament} about={words.about.tournament}>
      <div className={`${layout.row} ${layout.end}`}>
        <Button
          disabled={!isOnline || download.received !== undefined}
          onClick={() => void download.start('exportTournament', { params: { tournament } })}
        >
          {words.raccord}
        </Button>
      </div>
      <DownloadState download={download} />
    </DocumentItem>
  );
}
