import { Button, Notice } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';
import styles from './enginefailure.module.css';
import { restartEngines, useEngineHealth } from './failure.ts';

/** An engine of the page that gave no answer: said once for the whole page, with what to do; what was typed stays. */
export function EngineFailure() {
  const { hasFailed } = useEngineHealth();
  if (!hasFailed) return null;
  return (
    <aside className={styles.failure}>
      <Notice kind="bad">
        {texts.engine.failed} <Button onClick={restartEngines}>{texts.engine.restart}</Button>
      </Notice>
    </aside>
  );
}
