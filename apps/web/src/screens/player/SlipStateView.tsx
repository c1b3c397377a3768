import type { ReactNode } from 'react';
import { Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { SlipView } from '../../slip/SlipView.tsx';
import { texts } from '../../texts/index.ts';
import { playerTexts } from '../../texts/player.ts';
import type { Handing } from './handing.ts';
import styles from './player.module.css';

interface SlipStateProps {
  readonly handing: Handing;
  /** The turn goes on: there is still time. */
  readonly isOpen: boolean;
  readonly children?: ReactNode;
  onPutAside?(): void;
}

/** Handed in, on its way, refused or not handed in: never in doubt. */
export function SlipStateView({ handing, isOpen, children, onPutAside }: SlipStateProps) {
  const { state, slip, refusal } = handing;
  const isLost = state === 'none' && !isOpen;
  return (
    <div className={layout.stack3}>
      <h2>{texts.navigation.player}</h2>
      <p role="status">{isLost ? playerTexts.notHandedIn : playerTexts.stateHint[state]}</p>
      {slip && (
        <p className={styles.handed}>
          <SlipView slip={slip} />
        </p>
      )}
      {refusal && (
        <Notice kind="bad">
          {state === 'handed-in' && <p>{playerTexts.changeRefused}</p>}
          <p>{refusal.text}</p>
          {isOpen && state === 'refused' && <Button onClick={onPutAside}>{playerTexts.writeAgain}</Button>}
        </Notice>
      )}
      {children}
    </div>
  );
}
