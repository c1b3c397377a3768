import { withCapital } from '@raccord/french';
import { describeEnd, EDITIONS } from '@raccord/regulation';
import { describeMissing, EXPLAINED_ENDS, type GameEnd, MID_TURN_ENDS, type MissingSlips } from '@raccord/tournament';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Dialog, Notice, Select, TextField } from '../../design/controls.tsx';
import { DialogForm, Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { wholeBetween } from '../../design/numbers.ts';
import { useForm } from '../../design/useform.ts';
import { useTournament } from '../../server/station.tsx';
import { type CommandSending, useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { chiefDialogsTexts } from '../../texts/chiefdialogs.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { entryAddress } from '../referee/entryaddress.ts';
import { useChoices } from './choices.ts';
import { ReasonLine } from './ReasonLine.tsx';
import { lastCollected } from './steps.ts';
import { useConduct } from './useconduct.ts';

/** The end of a game and its cause; a game that is only planned is taken off the programme instead. */
export function EndGame({ onClose }: { onClose(): void }) {
  const { sheet, cancelled } = useConduct();
  if (sheet.length + cancelled.length === 0) return <Cancel onClose={onClose} />;
  return (
    <Dialog title={chiefDialogsTexts.end.title} onClose={onClose}>
      <Finish onClose={onClose} />
    </Dialog>
  );
}

function Finish({ onClose }: { onClose(): void }) {
  const { game, edition, sheet } = useConduct();
  const { choose } = useChoices();
  const command = useCommand();
  const { ends } = EDITIONS[edition].game;
  const causes: readonly GameEnd[] = [
    ...(game.rhythm === 'mort-subite' ? ['sudden-death' as const] : []),
    ...ends.map(({ cause }) => cause),
    'decision',
  ];
  const form = useForm<{ cause: GameEnd; reason: string; lastTurn?: string }>({
    ...{ cause: game.end?.cause ?? 'decision', reason: '' },
  });
  const { cause, reason, lastTurn = String(lastCollected(sheet)) } = form.values;
  const { end } = chiefDialogsTexts;
  const by = ends.find((one) => one.cause === cause);
  const isLastRight = wholeBetween(lastTurn, 0, sheet.length) !== undefined;
  const isCutShort = cause === 'interruption';
  const last = sheet.at(-1);
  const open = last && !last.solution && !MID_TURN_ENDS.has(cause) ? last.number : undefined;
  const isUnexplained = EXPLAINED_ENDS.has(cause) && reason.trim() === '';
  const known = useMissing(isCutShort ? Number(lastTurn) : sheet.length);
  const missing = known ?? [];
  const isReady = known !== undefined && open === undefined && !isUnexplained && (!isCutShort || isLastRight);
  const [isAsked, setAsked] = useState(false);
  const finish = async (): Promise<void> => {
    const counted = isCutShort ? { lastTurn: Number(lastTurn) } : {};
    const read = missing.length > 0 ? { missing } : {};
    if (!(await command.send('finish-game', { game: game.id, cause, reason, ...counted, ...read }))) return;
    // Its end is looked at before the game that comes next.
    choose({ game: game.id });
    onClose();
  };
  if (isAsked && missing.length > 0) return <SlipsMissing {...{ missing, command }} onFinish={finish} />;
  return (
    <Form
      sending={command}
      confirm={end.confirm}
      look="danger"
      isReady={isReady}
      missing={open !== undefined ? end.turnOpen(open) : known && chiefTexts.reasonMissing}
      onConfirm={() => (missing.length > 0 ? setAsked(true) : finish())}
    >
      {game.end && <Notice kind="info">{typesetTexts(game.end.text)}</Notice>}
      <Select
        label={end.causeLabel}
        hint={
          by
            ? withCapital(typesetTexts(`${by.article} : ${describeEnd(by)}.`))
            : end.hints[cause === 'sudden-death' ? cause : 'decision']
        }
        options={causes.map((value) => ({ value, label: end.cause(value) }))}
        {...form.field('cause')}
      />
      {isCutShort && (
        <>
          <TextField
            label={end.lastTurn}
            hint={end.lastTurnHint}
            inputMode="numeric"
            {...form.field('lastTurn')}
            value={lastTurn}
            error={isLastRight ? undefined : end.lastTurnFault(sheet.length)}
          />
          {isLastRight && <p className={layout.soft}>{end.voided(Number(lastTurn), sheet.length)}</p>}
        </>
      )}
      <ReasonLine isNeeded={EXPLAINED_ENDS.has(cause)} {...form.field('reason')} />
      {cause === 'decision' && (
        <div className={layout.row2}>
          {end.likely.map((usual) => (
            <Button key={usual} aria-pressed={reason === usual} onClick={() => form.set({ reason: usual })}>
              {usual}
            </Button>
          ))}
        </div>
      )}
    </Form>
  );
}

/** The slips that the game would lack if this turn were its last that counts; nothing until that is known. */
function useMissing(lastTurn: number): MissingSlips[] | undefined {
  const { game } = useConduct();
  const { data, error } = useView('seeRanking', {}, { query: { game: game.id, count: 1 } });
  if (!data && !error) return undefined;
  return (data?.provisional?.missing ?? []).flatMap(({ turn, centre, tables }) =>
    turn <= lastTurn ? [{ turn, centre, tables }] : [],
  );
}

interface SlipsMissingProps {
  readonly missing: readonly MissingSlips[];
  readonly command: CommandSending;
  onFinish(): void;
}

/** A game is ended without its slips only by whoever has read which ones. */
function SlipsMissing({ missing, command, onFinish }: SlipsMissingProps) {
  const { tournament } = useTournament();
  const [, navigate] = useLocation();
  const { data: hall } = useView('seeHall', {});
  const centres = new Map(hall?.centres.map((centre) => [centre.id, centre]));
  const { end } = chiefDialogsTexts;
  return (
    <Form
      sending={command}
      confirm={end.finishAnyway}
      look="danger"
      leave={end.enter}
      onLeave={() => navigate(entryAddress(tournament, missing[0].centre))}
      onConfirm={onFinish}
    >
      <Notice kind="warn">{typesetTexts(end.missing(describeMissing({ centres }, missing, 'à saisir')))}</Notice>
      <p className={layout.soft}>{end.missingHint}</p>
    </Form>
  );
}

function Cancel({ onClose }: { onClose(): void }) {
  const { game } = useConduct();
  const command = useCommand();
  const [reason, setReason] = useState('');
  const { end } = chiefDialogsTexts;
  return (
    <DialogForm
      title={end.cancelTitle}
      sending={command}
      confirm={end.cancel}
      look="danger"
      isReady={reason.trim() !== ''}
      missing={chiefTexts.reasonMissing}
      onConfirm={() => command.send('cancel-game', { game: game.id, reason })}
      onClose={onClose}
    >
      <p>{end.cancelHint}</p>
      <ReasonLine value={reason} onChange={setReason} />
    </DialogForm>
  );
}
