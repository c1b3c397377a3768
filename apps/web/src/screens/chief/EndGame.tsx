import type { GameEnd } from '@raccord/tournament';
import { useState } from 'react';
import { Dialog, Select, TextField } from '../../design/controls.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { texts } from '../../texts/index.ts';
import { DialogForm } from './DialogForm.tsx';
import { givesDraw } from './position.ts';
import { useConduct } from './useconduct.ts';

const CAUSES = ['bag', 'no-move', 'incident', 'decision'] as const;

/** The end of a game and its cause; a game that is only planned is taken off the programme instead. */
export function EndGame({ onClose }: { onClose(): void }) {
  const { sheet } = useConduct();
  const { end } = texts.chief;
  return (
    <Dialog title={sheet.length > 0 ? end.title : end.cancelTitle} onClose={onClose}>
      {sheet.length > 0 ? <Finish onClose={onClose} /> : <Cancel onClose={onClose} />}
    </Dialog>
  );
}

function Finish({ onClose }: { onClose(): void }) {
  const { game, before } = useConduct();
  const command = useCommand();
  const causes: readonly GameEnd[] = game.rhythm === 'mort-subite' ? ['sudden-death', ...CAUSES] : CAUSES;
  const [cause, setCause] = useState<GameEnd>(givesDraw(before, game.formula) ? 'decision' : 'bag');
  const [reason, setReason] = useState('');
  const { end } = texts.chief;
  const finish = async (): Promise<void> => {
    if (await command.send('finish-game', { game: game.id, cause, reason })) onClose();
  };
  return (
    <DialogForm command={command} confirm={end.confirm} look="danger" onConfirm={finish}>
      <Select
        label={end.cause}
        value={cause}
        options={causes.map((value) => ({ value, label: end.causes[value] }))}
        onChange={(value) => setCause(value)}
      />
      <Reason value={reason} onChange={setReason} />
    </DialogForm>
  );
}

function Cancel({ onClose }: { onClose(): void }) {
  const { game } = useConduct();
  const command = useCommand();
  const [reason, setReason] = useState('');
  const { end } = texts.chief;
  const cancel = async (): Promise<void> => {
    if (await command.send('cancel-game', { game: game.id, reason })) onClose();
  };
  return (
    <DialogForm command={command} confirm={end.cancel} look="danger" onConfirm={cancel}>
      <p>{end.cancelHint}</p>
      <Reason value={reason} onChange={setReason} />
    </DialogForm>
  );
}

const Reason = ({ value, onChange }: { readonly value: string; onChange(text: string): void }) => (
  <TextField
    label={texts.chief.reason}
    hint={texts.chief.reasonHint}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
