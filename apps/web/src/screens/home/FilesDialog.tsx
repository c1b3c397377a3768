import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Dialog, Notice } from '../../design/controls.tsx';
import { FileField } from '../../design/FileField.tsx';
import layout from '../../design/layout.module.css';
import { Progress } from '../../design/Progress.tsx';
import { useSending } from '../../server/usesending.ts';
import { useWork } from '../../server/usework.ts';
import { homeTexts as home } from '../../texts/home.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import type { GameToImport } from './GameDialog.tsx';
import { LexiconDialog } from './LexiconDialog.tsx';
import { tournamentId } from './new/plan.ts';

const GameDialog = lazy(() => import('./GameDialog.tsx').then((module) => ({ default: module.GameDialog })));

interface FilesDialogProps {
  /** What is said of whose the words are. */
  readonly lexiconHint: string;
  onClose(): void;
}

/** Brings a whole tournament from another installation, makes one of a game of another program, or takes somebody's words in. */
export function FilesDialog({ lexiconHint, onClose }: FilesDialogProps) {
  const [, navigate] = useLocation();
  const { send, fault: refusal, forget } = useSending();
  const work = useWork();
  const [fault, setFault] = useState<string>();
  const [game, setGame] = useState<GameToImport>();
  const [isOfWords, setOfWords] = useState(false);

  const take = async (file: File): Promise<void> => {
    forget();
    setFault(undefined);
    const name = file.name.replace(/\.[^.]*$/, '');
    if (await isTournament(file)) {
      const text = await file.text();
      const given = [file.name, file.size, file.lastModified];
      const answer = await send('importTournament', given, async (request) => {
        const id = tournamentId(name, request.slice(0, 6));
        const imported = await work.ask((server) => server.importTournament({ body: { id, file: text } }));
        return imported.ok ? { ok: true, value: id } : imported;
      });
      if (answer.ok) navigate(`/tournois/${answer.value}`);
    } else {
      const { decodeText, readGame, recogniseGame } = await import('../../files/game.ts');
      const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
      const text = decoded.ok ? decoded.value : '';
      const read = readGame(text);
      if (read.ok) setGame({ name: read.value.name ?? name, text, game: read.value });
      else setFault(recogniseGame(text) ? typesetTexts(read.fault.text) : home.notImportable);
    }
  };
  if (isOfWords) return <LexiconDialog onClose={onClose} />;
  if (game) {
    return (
      <Suspense fallback={null}>
        <GameDialog read={game} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <Dialog title={home.files.title} onClose={onClose}>
      <div className={layout.stack4}>
        <section className={layout.stack2}>
          <FileField
            label={home.importTournament}
            hint={home.importTournamentHint}
            accept=".raccord,.xml,.txt"
            onFile={take}
          />
          <Progress work={work} label={home.importBusy} />
          {(fault ?? refusal) && <Notice kind="bad">{fault ?? refusal?.text}</Notice>}
        </section>
        <section className={`${layout.stack2} ${layout.lead}`}>
          <p>{lexiconHint}</p>
          <Button onClick={() => setOfWords(true)}>{home.lexicon.action}</Button>
        </section>
      </div>
    </Dialog>
  );
}

/** Its name or its first character says it. */
const isTournament = async (file: File): Promise<boolean> =>
  file.name.endsWith('.raccord') || (await file.slice(0, 1).text()) === '{';
