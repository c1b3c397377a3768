import { Button, Notice } from '../../design/controls.tsx';
import { texts } from '../../texts/index.ts';
import styles from './chief.module.css';
import { useConduct } from './useconduct.ts';
import type { MainAct } from './usemainaction.ts';

/** The one obvious thing to do next. */
export function MainAction({ action: { kind, label, isReady, run } }: { readonly action: MainAct }) {
  const { command } = useConduct();
  return (
    <section className={styles.main} aria-label={texts.chief.next}>
      <Button look="main" className={styles.mainButton} disabled={!isReady} onClick={run} aria-keyshortcuts="F2">
        <span>{label}</span>
        <kbd>F2</kbd>
      </Button>
      <p className={styles.hint}>{texts.chief.stepHints[kind]}</p>
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
    </section>
  );
}
