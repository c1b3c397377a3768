import { EDITIONS } from '@raccord/regulation';
import { useState } from 'react';
import { Button, Dialog, Notice, Select, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { GameTurn } from '../../server/answers.ts';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { typeset } from '../../texts/typeset.ts';
import { DialogForm } from './DialogForm.tsx';
import styles from './dialogs.module.css';
import { useConduct } from './useconduct.ts';

const EVERYWHERE = '';

/** What those whose centre cancels the turn get in its place. */
const EFFECTS = ['nothing', 'average'] as const;
type Effect = (typeof EFFECTS)[number];

/** Takes a turn away, for everybody or for one centre, once what follows from it is said. */
export function CancelTurn({ onClose }: { onClose(): void }) {
  const { sheet } = useConduct();
  const { cancelling } = chiefTexts;
  const turn = sheet.at(-1);
  return (
    <Dialog title={turn ? cancelling.titleOf(turn.number) : cancelling.title} onClose={onClose}>
      {turn ? <Cancelling {...{ turn, onClose }} /> : <p>{cancelling.nothing}</p>}
    </Dialog>
  );
}

function Cancelling({ turn, onClose }: { readonly turn: GameTurn; onClose(): void }) {
  const { game, edition } = useConduct();
  const { data: hall } = useView('seeHall', {});
  const command = useCommand();
  const [reason, setReason] = useState('');
  const [centre, setCentre] = useState(EVERYWHERE);
  const [effect, setEffect] = useState<Effect>('nothing');
  const { cancelling, reasonHint, reason: label } = chiefTexts;
  const { article, text } = EDITIONS[edition].game.cancelledTurn;
  const centres = hall?.centres ?? [];
  const cancel = async (): Promise<void> => {
    const grants = effect === 'average' ? { grants: effect } : {};
    const where = centre === EVERYWHERE ? {} : { centre, ...grants };
    if (await command.send('cancel-turn', { game: game.id, turn: turn.number, ...where, reason })) onClose();
  };
  return (
    <DialogForm
      command={command}
      confirm={cancelling.confirm(turn.number)}
      look="danger"
      isReady={reason.trim() !== ''}
      missing={chiefTexts.reasonMissing}
      onConfirm={cancel}
    >
      <p className={layout.soft}>{typeset(`${article} : ${text}`)}</p>
      {centres.length > 1 && (
        <Select
          label={cancelling.forWhom}
          value={centre}
          options={[
            { value: EVERYWHERE, label: cancelling.everybody },
            ...centres.map(({ id, name }) => ({ value: id, label: cancelling.onlyAt(name) })),
          ]}
          onChange={setCentre}
        />
      )}
      {centre !== EVERYWHERE && (
        <Select
          label={cancelling.effect}
          value={effect}
          options={EFFECTS.map((value) => ({ value, label: cancelling.effects[value] }))}
          onChange={(chosen) => setEffect(chosen as Effect)}
        />
      )}
      <div className={styles.quick}>
        {cancelling.reasons.map((usual) => (
          <Button key={usual} aria-pressed={reason === usual} onClick={() => setReason(usual)}>
            {usual}
          </Button>
        ))}
      </div>
      <TextField label={label} hint={reasonHint} value={reason} onChange={({ target }) => setReason(target.value)} />
      <Consequences {...{ turn, centre, effect }} name={centres.find(({ id }) => id === centre)?.name} />
    </DialogForm>
  );
}

interface ConsequencesProps {
  readonly turn: GameTurn;
  readonly centre: string;
  readonly effect: Effect;
  /** Of the centre, when it is only there. */
  readonly name: string | undefined;
}

/** What cancelling does, said before it is done. */
function Consequences({ turn: { number, draw }, centre, effect, name }: ConsequencesProps) {
  const { game } = useConduct();
  const { data } = useView('seeCorrections', {}, { query: { game: game.id, turn: number } });
  const { cancelling, takeBack } = chiefTexts;
  const inHand = (data?.corrections ?? []).filter(
    (correction) => correction.delivered && (centre === EVERYWHERE || correction.centre === centre),
  ).length;
  return (
    <Notice kind="warn">
      {name === undefined ? cancelling.everywhere(draw.length) : cancelling.here(name, effect === 'average')}{' '}
      {inHand > 0 && takeBack(inHand)}
    </Notice>
  );
}
