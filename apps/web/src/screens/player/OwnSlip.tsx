import { hashPosition } from '@raccord/tournament';
import { type ReactNode, useState } from 'react';
import { kindOfGame } from '../../app/kindofgame.ts';
import { BoardGrid } from '../../board/BoardGrid.tsx';
import { Button, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { HallTurn, HallView, OwnSlipView } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { useOutbox, useWaiting } from '../../server/useoutbox.tsx';
import { slipName } from '../../slip/keys.ts';
import { draftOf, draftSlip, type SlipDraft } from '../../slip/slipdraft.ts';
import { useOverlay } from '../../slip/useoverlay.ts';
import { playerTexts } from '../../texts/player.ts';
import { handingOf } from './handing.ts';
import { PhoneSlipForm } from './PhoneSlipForm.tsx';
import styles from './player.module.css';
import { SlipStateView } from './SlipStateView.tsx';
import { StatusBar } from './StatusBar.tsx';
import { keepSlipDraft, keptSlipDraft } from './slipdraftstore.ts';
import { TurnPanel } from './TurnPanel.tsx';

interface OwnSlipProps {
  readonly hall: HallView;
  readonly turn: HallTurn;
  readonly own: OwnSlipView;
  /** What the player has so far: above the board, but not while he writes. */
  readonly children?: ReactNode;
}

/** The slip of the turn: to write, or handed in and where it stands; the board in any case. */
export function OwnSlip({ hall, turn, own, children }: OwnSlipProps) {
  const { tournament, session } = useTournament();
  const outbox = useOutbox();
  const waiting = useWaiting();
  const key = { game: turn.game, turn: turn.number };
  const entrant = session.id ?? '';
  const position = hashPosition(turn.draw, turn.board.join('\n'));
  const draftKey = `${tournament} ${key.game} ${key.turn} ${position}`;
  const [draft, setDraft] = useState(() => keptSlipDraft(draftKey));
  const [isChanging, setChanging] = useState(false);
  const change = useOverlay(own.sequence, position).get(slipName({ ...key, entrant }));
  const handing = handingOf(key, own, change, waiting);

  const write = (next: SlipDraft): void => {
    setDraft(next);
    keepSlipDraft(draftKey, next);
  };
  const handIn = async (): Promise<void> => {
    const slip = draftSlip(draft);
    const isChange = handing.state === 'handed-in' || handing.state === 'waiting';
    setChanging(false);
    const basis = own.basis ?? position;
    const reason = playerTexts.changeReason;
    if (isChange) await outbox.add('correct-slip', { ...key, entrant, slip, reason }, { basis, position });
    else await outbox.add('record-slips', { ...key, slips: [{ entrant, slip }] }, { basis, position });
  };
  const startChanging = (): void => {
    if (handing.slip) write(draftOf(handing.slip));
    setChanging(true);
  };
  const putAside = async (): Promise<void> => {
    if (handing.refusal) await outbox.discard(handing.refusal.order);
  };

  const game = hall.games.find(({ id }) => id === key.game);
  const kind = game && kindOfGame(game);
  const place = playerTexts.place(game?.name ?? '', key.turn);
  const mayWrite = own.mayWrite && own.game === key.game && own.turn === key.turn;
  const isWriting = mayWrite && (handing.state === 'none' || isChanging);
  const status = <StatusBar {...{ hall, turn }} centre={own.centre} state={handing.state} />;
  if (isWriting) {
    return (
      <>
        {status}
        <Panel className={`${layout.stack2} ${styles.writing}`} aria-label={playerTexts.write.title(place)}>
          {kind && <p className={layout.soft}>{kind}</p>}
          {isChanging && <Button onClick={() => setChanging(false)}>{playerTexts.stop}</Button>}
          <PhoneSlipForm {...{ draft, turn, place }} onChange={write} onHandIn={handIn} />
        </Panel>
      </>
    );
  }
  return (
    <>
      <TurnPanel {...{ hall, turn }} centre={own.centre} />
      {hall.settings.playersWriteSlips && status}
      <Panel className={layout.stack3}>
        {hall.settings.playersWriteSlips ? (
          <SlipStateView handing={handing} isOpen={mayWrite} onPutAside={putAside}>
            {mayWrite && <Button onClick={startChanging}>{playerTexts.write.change}</Button>}
          </SlipStateView>
        ) : (
          <p>{playerTexts.onPaper}</p>
        )}
      </Panel>
      {children}
      <BoardGrid lines={turn.board} />
    </>
  );
}
