import type { FiledGame } from '@raccord/files';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog, Notice, Panel } from '../../design/controls.tsx';
import { FileField } from '../../design/FileField.tsx';
import { decodeText } from '../../files/text.ts';
import { api, newId } from '../../server/client.ts';
import { texts } from '../../texts/index.ts';
import { type GameChoices, GameReview } from './GameReview.tsx';
import styles from './home.module.css';
import { tournamentId } from './new/plan.ts';

const { home } = texts;

/** A game that was read and waits for its confirmation. */
interface Read {
  readonly name: string;
  readonly text: string;
  readonly game: FiledGame;
}

/** Brings a whole tournament from another installation, or makes one of a game of another program. */
export function ImportTournament() {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [read, setRead] = useState<Read>();

  const begin = (): void => {
    setBusy(true);
    setFault(undefined);
  };
  const end = (answer: Awaited<ReturnType<typeof api.importTournament>> | { ok: true }, id: string): void => {
    setBusy(false);
    if (answer.ok) navigate(`/tournois/${id}`);
    else setFault(answer.fault.text);
  };
  const take = async (file: File): Promise<void> => {
    begin();
    const name = file.name.replace(/\.[^.]*$/, '');
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (file.name.endsWith('.raccord') || text.startsWith('{')) {
      const id = idFor(name);
      end(await api.importTournament({ body: { id, file: text } }), id);
      return;
    }
    const { readGame } = await import('../../files/game.ts');
    const game = readGame(text);
    setBusy(false);
    if (game.ok) setRead({ name: game.value.name ?? name, text, game: game.value });
    else setFault(game.fault.text);
  };
  const confirm = async (choices: GameChoices): Promise<void> => {
    if (!read) return;
    begin();
    const id = idFor(choices.name);
    end(await api.importGame({ body: { id, file: read.text, ...choices } }), id);
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
      {fault && !read && <Notice kind="bad">{fault}</Notice>}
      {read && (
        <Dialog
          title={home.game.title}
          onClose={() => {
            setRead(undefined);
            setFault(undefined);
          }}
        >
          {fault && <Notice kind="bad">{fault}</Notice>}
          <GameReview game={read.game} name={read.name} isBusy={isBusy} onConfirm={confirm} />
        </Dialog>
      )}
    </Panel>
  );
}

const idFor = (name: string): string => tournamentId(name, newId().slice(0, 6));
