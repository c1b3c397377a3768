import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { Notice, Panel } from '../../design/controls.tsx';
import { FileField } from '../../design/FileField.tsx';
import layout from '../../design/layout.module.css';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { homeTexts as home } from '../../texts/home.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import type { GameToImport } from './GameDialog.tsx';
import styles from './home.module.css';
import { tournamentId } from './new/plan.ts';

const GameDialog = lazy(() => import('./GameDialog.tsx').then((module) => ({ default: module.GameDialog })));

/** Brings a whole tournament from another installation, or makes one of a game of another program. */
export function ImportTournament() {
  const [, navigate] = useLocation();
  const { send, fault: refusal, forget } = useSending();
  const [fault, setFault] = useState<string>();
  const [game, setGame] = useState<GameToImport>();

  const take = async (file: File): Promise<void> => {
    forget();
    setFault(undefined);
    const name = file.name.replace(/\.[^.]*$/, '');
    if (await isTournament(file)) {
      const text = await file.text();
      const given = [file.name, file.size, file.lastModified];
      const answer = await send('importTournament', given, async (request) => {
        const id = tournamentId(name, request.slice(0, 6));
        const imported = await api.importTournament({ body: { id, file: text } });
        return imported.ok ? { ok: true, value: id } : imported;
      });
      if (answer.ok) navigate(`/tournois/${answer.value}`);
    } else {
      const { decodeText, readGame } = await import('../../files/game.ts');
      const text = decodeText(new Uint8Array(await file.arrayBuffer()));
      const read = text.ok ? readGame(text.value) : text;
      if (!read.ok) setFault(typesetTexts(read.fault.text));
      else if (text.ok) setGame({ name: read.value.name ?? name, text: text.value, game: read.value });
    }
  };
  return (
    <Panel className={`${layout.stack4} ${styles.action}`}>
      <h2>{home.importTournament}</h2>
      <FileField
        label={home.importTournamentFile}
        hint={home.importTournamentHint}
        accept=".raccord,.xml,.txt"
        busy={home.importBusy}
        onFile={take}
      />
      {(fault ?? refusal) && <Notice kind="bad">{fault ?? refusal?.text}</Notice>}
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
