import { useState } from 'react';
import { useLocation } from 'wouter';
import { Notice, Panel } from '../../design/controls.tsx';
import { FileField } from '../../design/FileField.tsx';
import { api, type Fault, newId } from '../../server/client.ts';
import { texts } from '../../texts/index.ts';
import styles from './home.module.css';
import { tournamentId } from './new/plan.ts';

const { home } = texts;

/** Brings a whole tournament from another installation. */
export function ImportTournament() {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const take = async (file: File): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    const id = tournamentId(file.name.replace(/\.raccord$/i, ''), newId().slice(0, 6));
    const answer = await api.importTournament({ body: { id, file: await file.text() } });
    setBusy(false);
    if (answer.ok) navigate(`/tournois/${id}`);
    else setFault(answer.fault);
  };
  return (
    <Panel className={styles.action}>
      <h2>{home.importTournament}</h2>
      <FileField label={home.importTournamentFile} accept=".raccord" disabled={isBusy} onFile={take} />
      {isBusy && <Notice kind="info">{home.importBusy}</Notice>}
      {fault && <Notice kind="bad">{fault.text}</Notice>}
    </Panel>
  );
}
