import { useState } from 'react';
import { useLocation } from 'wouter';
import { KEY_MAP } from '../../app/keymap.ts';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { Button } from '../../design/controls.tsx';
import { usePlace } from '../../server/station.tsx';
import { texts } from '../../texts/index.ts';
import styles from './chief.module.css';
import { conductKeys } from './conductkeys.ts';
import { ChiefDialog, type DialogName } from './dialogs.tsx';
import { useConduct } from './useconduct.ts';
import { useDrawForm } from './usedrawform.ts';
import { useMainAction } from './usemainaction.ts';

/** What comes next, away from the screen of the chief referee. Letters are looked at before they are announced: a draw leads there. */
export function Elsewhere() {
  const { before, command } = useConduct();
  const { tournament } = usePlace();
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<DialogName>();
  const form = useDrawForm();
  const action = useMainAction(form, setDialog);
  const { chief } = texts;
  const isDraw = action.kind === 'draw';
  const isByHand = isDraw && !(form.mode === 'random' && action.isReady);
  const draw = async (): Promise<void> => {
    if (isByHand || (await action.draw())) navigate(`/tournois/${tournament}/conduite`);
  };
  const shown = isDraw
    ? {
        ...action,
        label: isByHand ? chief.drawOf(before.number) : action.label,
        isReady: !command.isBusy,
        run: () => void draw(),
      }
    : action;
  useShortcuts(conductKeys(shown), 'conduct');
  return (
    <section className={styles.elsewhere} aria-label={chief.next}>
      <Button
        look={command.fault ? 'danger' : 'main'}
        disabled={!shown.isReady}
        onClick={shown.run}
        aria-keyshortcuts={KEY_MAP.next}
      >
        <span>{shown.label}</span>
        <kbd>{KEY_MAP.next}</kbd>
      </Button>
      {command.fault && (
        <p role="alert" className={styles.refusal}>
          {command.fault.text}
        </p>
      )}
      {dialog && <ChiefDialog name={dialog} onClose={() => setDialog(undefined)} />}
    </section>
  );
}
