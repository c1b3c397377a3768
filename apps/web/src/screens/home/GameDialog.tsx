import type { FiledGame } from '@raccord/files';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { buttonClass, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Progress } from '../../design/Progress.tsx';
import { useSending } from '../../server/usesending.ts';
import { useWork } from '../../server/usework.ts';
import { homeTexts as home } from '../../texts/home.ts';
import { type GameChoices, GameReview } from './GameReview.tsx';
import { tournamentId } from './new/plan.ts';

/** A game that was read and waits for its confirmation. */
export interface GameToImport {
  readonly name: string;
  readonly text: string;
  readonly game: FiledGame;
}

interface Props {
  readonly read: GameToImport;
  onClose(): void;
}

/** Shows what was read of a game, makes a tournament of it, then opens it or tells first what its file says otherwise. */
export function GameDialog({ read: { name, text, game }, onClose }: Props) {
  const [, navigate] = useLocation();
  const { send, isBusy, fault } = useSending();
  const work = useWork();
  const [made, setMade] = useState<{ readonly address: string; readonly alerts: readonly string[] }>();
  const confirm = async (choices: GameChoices): Promise<void> => {
    let id = '';
    const answer = await send('importGame', [text, choices], (request) => {
      id = tournamentId(choices.name, request.slice(0, 6));
      return work.ask((server) => server.importGame({ body: { id, file: text, ...choices } }));
    });
    if (!answer.ok) return;
    const address = `/tournois/${id}`;
    const alerts = answer.value.alerts.filter((alert) => !game.alerts.includes(alert));
    if (alerts.length > 0) setMade({ address, alerts });
    else navigate(address);
  };
  return (
    <Dialog title={home.game.title} onClose={onClose}>
      <div className={layout.stack4}>
        {fault && <Notice kind="bad">{fault.text}</Notice>}
        <Progress work={work} label={home.importBusy} />
        {made ? (
          <>
            <Notice kind="warn">{made.alerts.join(' ')}</Notice>
            <Link href={made.address} className={buttonClass('main')}>
              {home.game.open}
            </Link>
          </>
        ) : (
          <GameReview game={game} name={name} isBusy={isBusy} onConfirm={confirm} />
        )}
      </div>
    </Dialog>
  );
}
