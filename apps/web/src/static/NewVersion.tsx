import { useSyncExternalStore } from 'react';
import { Button, Notice } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';
import { newVersion, onNewVersion, takeNewVersion } from './serviceworkers.ts';
import styles from './static.module.css';

/** Says that a new version is there; it is used when the reader wants, or once all its pages are closed. */
export function NewVersion() {
  const worker = useSyncExternalStore(onNewVersion, newVersion);
  if (!worker) return null;
  return (
    <div className={styles.update}>
      <Notice kind="info">
        {texts.edition.update}{' '}
        <Button look="quiet" onClick={() => takeNewVersion(worker)}>
          {texts.edition.updateAction}
        </Button>
      </Notice>
    </div>
  );
}
