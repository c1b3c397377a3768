import { withCapital } from '@raccord/french';
import { EDITIONS } from '@raccord/regulation';
import { Button, Dialog, Notice, Select } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { useForm } from '../../design/useform.ts';
import type { GameTurn } from '../../server/answers.ts';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { chiefDialogsTexts } from '../../texts/chiefdialogs.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { ReasonLine } from './ReasonLine.tsx';
import { useConduct } from './useconduct.ts';

const EVERYWHERE = '';

/** What those whose centre cancels the turn get in its place. */
const EFFECTS = ['nothing', 'average'] as const;
type Effect = (typeof EFFECTS)[number];

/** Takes a turn away, for everybody or for one centre, once what follows from it is said. */
export function CancelTurn({ onClose }: { onClose(): void }) {
  const { sheet } = useConduct();
  const { cancelling } = chiefDialogsTexts;
  const turn = sheet.at(-1);
  if (turn) return <Cancelling {...{ turn, onClose }} />;
  return (
    <Dialog title={cancelling.title} onClose={onClose}>
      <p>{cancelling.nothing}</p>
    </Dialog>
  );
}

function Cancelling({ turn, onClose }: { readonly turn: GameTurn; onClose(): void }) {
  const { game, edition } = useConduct();
  const { data: hall } = useView('seeHall', {});
  const command = useCommand();
  const form = useForm<{ reason: string; centre: string; effect: Effect }>({
    ...{ reason: '', centre: EVERYWHERE, effect: 'nothing' },
  });
  const { reason, centre, effect } = form.values;
  const { cancelling } = chiefDialogsTexts;
  const { article, text } = EDITIONS[edition].game.cancelledTurn;
  const centres = hall?.centres ?? [];
  const cancel = (): Promise<boolean> => {
    const grants = effect === 'average' ? { grants: effect } : {};
    const where = centre === EVERYWHERE ? {} : { centre, ...grants };
    return command.send('cancel-turn', { game: game.id, turn: turn.number, ...where, reason });
  };
  return (
    <DialogForm
      title={cancelling.titleOf(turn.number)}
      sending={command}
      confirm={cancelling.confirm(turn.number)}
      look="danger"
      isReady={reason.trim() !== ''}
      missing={chiefTexts.reasonMissing}
      onConfirm={cancel}
      onClose={onClose}
    >
      <p className={layout.soft}>{withCapital(typesetTexts(`${article} : ${text}`))}</p>
      {centres.length > 1 && (
        <Select
          label={cancelling.forWhom}
          options={[
            { value: EVERYWHERE, label: cancelling.everybody },
            ...centres.map(({ id, name }) => ({ value: id, label: cancelling.onlyAt(name) })),
          ]}
          {...form.field('centre')}
        />
      )}
      {centre !== EVERYWHERE && (
        <Select
          label={cancelling.effect}
          options={EFFECTS.map((value) => ({ value, label: cancelling.effects[value] }))}
          {...form.field('effect')}
        />
      )}
      <div className={layout.row2}>
        {cancelling.reasons.map((usual) => (
          <Button key={usual} aria-pressed={reason === usual} onClick={() => form.set({ reason: usual })}>
            {usual}
          </Button>
        ))}
      </div>
      <ReasonLine {...form.field('reason')} />
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
  const { cancelling } = chiefDialogsTexts;
  const { takeBack } = chiefTexts;
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
