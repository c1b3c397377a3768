import { EDITIONS } from '@raccord/regulation';
import { useEffect } from 'react';
import { Notice } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { alertText } from './ProposalView.tsx';
import { basisOfLaying } from './useactions.ts';
import { useAlert, useConduct } from './useconduct.ts';

/** A solution that should not be laid: what it costs is said, and asked, before everybody has it on his board. */
export function LayAnyway({ onClose }: { onClose(): void }) {
  const { game, sheet, turn, taken, isLooked, survey, proposal, edition, look, choose } = useConduct();
  const alert = useAlert();
  const command = useCommand();
  const isOver = !turn || !taken || !survey || !proposal || !alert;
  useEffect(() => {
    // Laid elsewhere meanwhile, it is not asked again for another one.
    if (isOver) onClose();
  });
  if (isOver) return null;
  const { word, reference, score } = taken;
  const lay = (): Promise<boolean> => {
    const data = { game: game.id, turn: turn.number, word, reference };
    return command.send('lay-solution', data, basisOfLaying(sheet.at(-1)));
  };
  const goBack = (): void => {
    if (isLooked) look(undefined);
    else choose(proposal);
    onClose();
  };
  return (
    <DialogForm
      title={chief.layAnyway.title(word, reference)}
      sending={command}
      confirm={chief.layAnyway.confirm(word, reference)}
      look="danger"
      leave={chief.backToProposal}
      onLeave={goBack}
      onConfirm={lay}
      onClose={onClose}
    >
      <p>
        {chief.layAnyway.worth(
          chief.move(word, reference, score),
          chief.move(proposal.word, proposal.reference, proposal.score),
        )}
      </p>
      <Notice kind="warn">{alertText(alert, survey.top, EDITIONS[edition].game.solution.article)}</Notice>
    </DialogForm>
  );
}
