import { EDITIONS } from '@raccord/regulation';
import { useEffect } from 'react';
import { Button, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useCommand } from '../../server/usecommand.ts';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { alertText } from './Proposal.tsx';
import { basisOfLaying } from './useactions.ts';
import { useAlert, useConduct } from './useconduct.ts';

/** A solution that should not be laid: what it costs is said, and asked, before everybody has it on his board. */
export function LayAnyway({ onClose }: { onClose(): void }) {
  const { game, sheet, turn, taken, isLooked, survey, proposal, edition, look, choose } = useConduct();
  const alert = useAlert();
  const { send, fault, isBusy } = useCommand();
  const isOver = !turn || !taken || !survey || !proposal || !alert;
  useEffect(() => {
    // Laid elsewhere meanwhile, it is not asked again for another one.
    if (isOver) onClose();
  });
  if (isOver) return null;
  const { word, reference, score } = taken;
  const lay = async (): Promise<void> => {
    const data = { game: game.id, turn: turn.number, word, reference };
    if (await send('lay-solution', data, basisOfLaying(sheet.at(-1)))) onClose();
  };
  const goBack = (): void => {
    if (isLooked) look(undefined);
    else choose(proposal);
    onClose();
  };
  return (
    <Dialog title={chief.layAnyway.title(word, reference)} onClose={onClose}>
      <div className={layout.stack3}>
        <p>
          {chief.layAnyway.worth(
            chief.move(word, reference, score),
            chief.move(proposal.word, proposal.reference, proposal.score),
          )}
        </p>
        <Notice kind="warn">{alertText(alert, survey.top, EDITIONS[edition].game.solution.article)}</Notice>
        {fault && <Notice kind="bad">{fault.text}</Notice>}
        <div className={`${layout.row} ${layout.between}`}>
          <Button look="main" onClick={goBack}>
            {chief.backToProposal}
          </Button>
          <Button look="danger" disabled={isBusy} onClick={lay}>
            {chief.layAnyway.confirm(word, reference)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
