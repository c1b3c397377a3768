import { useSyncExternalStore } from 'react';
import { Button, Notice } from '../design/controls.tsx';
import { staticTexts } from '../texts/static.ts';
import { hasNewVersion, onNewVersion, takeNewVersion } from './registration.ts';
import styles from './static.module.css';

/** Says that a new version is there; it is used when the reader wants, or once all its pages are closed. */
export function NewVersion() {
  const isThere = useSyncExternalStore(onNewVersion, hasNewVersion);
  if (!isThere) return null;
  return (
    <div className={styles.update}>
      <Notice kind="info">
        {staticTexts.frame.update}{' '}
        <Button look="quiet" onClick={takeNewVersion}>
          {staticTexts.frame.updateAction}
        </Button>
      </Notice>
    </div>
  );
}
