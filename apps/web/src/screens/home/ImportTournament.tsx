import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { Notice, Panel } from '../../design/controls.tsx';
import { FileField } from '../../design/FileField.tsx';
import { api } from '../../server/client.ts';
import { requests } from '../../server/once.ts';
import { homeTexts as home } from '../../texts/home.ts';
import { typeset } from '../../texts/typeset.ts';
import type { GameToImport } from './GameDialog.tsx';
import styles from './home.module.css';
import { tournamentId } from './new/plan.ts';

const GameDialog = lazy(() => import('./GameDialog.tsx').then((module) => ({ default: module.GameDialog })));

/** Brings a whole tournament from another installation, or makes one of a game of another program. */
export function ImportTournament() {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [game, setGame] = useState<GameToImport>();

  const take = async (file: File): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    const name = file.name.replace(/\.[^.]*$/, '');
    if (await isTournament(file)) {
      const text = await file.text();
      const answer = await requests.ask(`${file.name} ${file.size} ${file.lastModified}`, async (request) => {
        const id = tournamentId(name, request.slice(0, 6));
        const imported = await api.importTournament({ body: { id, file: text } });
        return imported.ok ? { ok: true, value: id } : imported;
      });
      if (answer.ok) navigate(`/tournois/${answer.value}`);
      else setFault(answer.fault.text);
    } else {
      const { decodeText, readGame } = await import('../../files/game.ts');
      const text = decodeText(new Uint8Array(await file.arrayBuffer()));
      const read = text.ok ? readGame(text.value) : text;
      if (!read.ok) setFault(typeset(read.fault.text));
      else if (text.ok) setGame({ name: read.value.name ?? name, text: text.value, game: read.value });
    }
    setBusy(false);
  };
  return (
    <Panel className={styles.action}>
      <h2>{home.importTournament}</h2>
      <FileField
        label={home.importTournamentFile}
        hint={home.importTournamentHint}
        accept=".raccord,.xml,.txt"
        disabled={isBusy}
        onFile={take}
      />
      {isBusy && <Notice kind="info">{home.importBusy}</Notice>}
      {fault && <Notice kind="bad">{fault}</Notice>}
      {game && (
        <Suspense fallback={null}>
          <GameDialog read={game} onClose={() => setGame(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}

/** Its name or its first character says it. */
const isTournament = async (file: File): Promise<boolean> =>
  file.name.endsWith('.raccord') || (await file.slice(0, 1).text()) === '{';
