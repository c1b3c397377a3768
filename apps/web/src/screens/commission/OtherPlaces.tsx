import type { Explained, Slip } from '@raccord/regulation';
import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { ScorePlaces } from '../../slip/Trace.tsx';
import { commissionTexts as words } from '../../texts/commission.ts';
import styles from './commission.module.css';

interface OtherPlacesProps {
  readonly slip: Slip;
  /** By the edition of the tournament. */
  readonly judged: Explained;
}

/** Where else the word makes the score written, in the direction written: what the player may have had in mind. */
export function OtherPlaces({ slip: { score }, judged: { verdict, trace } }: OtherPlacesProps) {
  const places = trace.filter((entry) => entry.kind === 'place');
  if (score === undefined) return null;
  return (
    <Panel className={`${layout.stack4} ${styles.section}`} aria-label={words.otherPlaces}>
      <h3>{words.otherPlaces}</h3>
      {places.length === 0 ? (
        <p className={layout.soft}>{words.otherPlacesNone(score)}</p>
      ) : (
        <>
          <p className={layout.soft}>{words.otherPlacesHint(score, verdict.retained !== null)}</p>
          <ScorePlaces places={places} />
        </>
      )}
    </Panel>
  );
}
