import { useState } from 'react';
import { useLocation } from 'wouter';
import { KEY_MAP } from '../../app/keymap.ts';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { Button } from '../../design/controls.tsx';
import { useTournament } from '../../server/station.tsx';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { entryAddress } from '../referee/entryaddress.ts';
import styles from './chief.module.css';
import { conductKeys } from './conductkeys.ts';
import { ChiefDialog, type DialogName } from './dialogs.tsx';
import { isInSight } from './steps.ts';
import { useIsTyping } from './typing.ts';
import { useConduct } from './useconduct.ts';
import { useDrawForm } from './usedrawform.ts';
import { useMainAction } from './usemainaction.ts';

/**
 * What comes next, away from the screen of the chief referee. Letters are looked at before they are announced: a draw leads there, and so
 * does a turn of which nothing was seen yet; not while a slip is being typed.
 */
export function Elsewhere() {
  const { before, command, step, sheet } = useConduct();
  const { tournament } = useTournament();
  const [here, navigate] = useLocation();
  const [dialog, setDialog] = useState<DialogName>();
  const form = useDrawForm();
  const action = useMainAction(form, setDialog);
  const isDraw = action.kind === 'draw';
  // What comes next on the screen where slips are entered is the next one: its own key goes there.
  const isHere = action.kind === 'enter' && here === entryAddress(tournament);
  const isByHand = isDraw && !(form.mode === 'random' && action.isPossible);
  const isUnseen = !isInSight(step, sheet);
  const isTyping = useIsTyping();
  const [isRefused, setRefused] = useState(false);
  const leave = async (): Promise<void> => {
    setRefused(isTyping);
    if (isTyping) return;
    if (isByHand || isUnseen || (await action.draw())) navigate(`/tournois/${tournament}/conduite`);
  };
  const shown =
    isDraw || isUnseen
      ? {
          ...action,
          label: isByHand ? chief.drawOf(before.number) : action.label,
          isPossible: true,
          run: () => void leave(),
        }
      : action;
  useShortcuts(
    conductKeys(shown).filter(({ keys }) => !isHere || keys !== KEY_MAP.next),
    'conduct',
  );
  if (isHere) return null;
  return (
    <section className={styles.elsewhere} aria-label={chief.next}>
      <Button
        look={command.fault ? 'danger' : 'main'}
        disabled={!(shown.isPossible && shown.isArmed)}
        onClick={shown.run}
        aria-keyshortcuts={KEY_MAP.next}
      >
        <span>{shown.label}</span>
        <kbd>{KEY_MAP.next}</kbd>
      </Button>
      {shown.missed !== undefined && (
        <p role="status" className={styles.refusal}>
          {shown.missed}
        </p>
      )}
      {command.fault && (
        <p role="alert" className={styles.refusal}>
          {command.fault.text}
        </p>
      )}
      {isRefused && isTyping && (
        <p role="alert" className={styles.refusal}>
          {chief.slipFirst}
        </p>
      )}
      {dialog && <ChiefDialog name={dialog} onClose={() => setDialog(undefined)} />}
    </section>
  );
}
