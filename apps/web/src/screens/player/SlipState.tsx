import type { ReactNode } from 'react';
import { Badge, Button, type Kind, Notice } from '../../design/controls.tsx';
import { SlipView } from '../../slip/SlipView.tsx';
import { texts } from '../../texts/index.ts';
import type { Handing } from './handing.ts';
import styles from './player.module.css';

const KINDS: Readonly<Record<Handing['state'], Kind>> = {
  none: 'plain',
  waiting: 'info',
  'handed-in': 'good',
  refused: 'bad',
};

interface SlipStateProps {
  readonly handing: Handing;
  /** The turn goes on: there is still time. */
  readonly isOpen: boolean;
  readonly children?: ReactNode;
  onPutAside?(): void;
}

/** Handed in, on its way, refused or not handed in: never in doubt. */
export function SlipState({ handing, isOpen, children, onPutAside }: SlipStateProps) {
  const { state, slip, refusal } = handing;
  const isLost = state === 'none' && !isOpen;
  return (
    <div className={styles.state}>
      <div className={styles.stateLine}>
        <h2>{texts.player.write.title}</h2>
        <Badge kind={KINDS[state]}>{texts.player.state[state]}</Badge>
      </div>
      <p role="status">{isLost ? texts.player.notHandedIn : texts.player.stateHint[state]}</p>
      {slip && (
        <p className={styles.handed}>
          <SlipView slip={slip} />
        </p>
      )}
      {refusal && (
        <Notice kind="bad">
          {state === 'handed-in' && <p>{texts.player.changeRefused}</p>}
          <p>{refusal.text}</p>
          {isOpen && state === 'refused' && <Button onClick={onPutAside}>{texts.player.writeAgain}</Button>}
        </Notice>
      )}
      {children}
    </div>
  );
}
