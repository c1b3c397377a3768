import { EDITIONS } from '@raccord/regulation';
import { Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { chiefDialogsTexts } from '../../texts/chiefdialogs.ts';
import { TakeBack } from '../audit/TakeBack.tsx';
import { useConduct } from './useconduct.ts';

/** The last turn is taken back as if its letters had never been drawn. */
export function ReplayView({ onClose }: { onClose(): void }) {
  const { game, sheet, edition } = useConduct();
  const { replaying } = chiefDialogsTexts;
  const turn = sheet.at(-1)?.number;
  return (
    <Dialog title={turn === undefined ? replaying.title : replaying.titleOf(turn)} onClose={onClose}>
      {turn === undefined ? (
        <p>{chiefDialogsTexts.cancelling.nothing}</p>
      ) : (
        <div className={layout.stack3}>
          <Notice kind="info">{replaying.hint(EDITIONS[edition].game.cancelledTurn.article)}</Notice>
          <TakeBack of={{ game: game.id, turn }} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}
