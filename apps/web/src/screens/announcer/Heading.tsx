import type { Announcement } from '../../announcement/announcement.ts';
import { isSignal } from '../../announcement/progress.ts';
import { type ClockFace, describePhase, showTime } from '../../clock/useclock.ts';
import { Badge } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { announcerTexts } from '../../texts/announcer.ts';
import { texts } from '../../texts/index.ts';
import styles from './announcer.module.css';

interface HeadingProps {
  readonly announcement: Announcement | undefined;
  /** The one to say now; their number once all of them are said. */
  readonly line: number;
  readonly face: ClockFace | undefined;
  readonly isOwn: boolean;
}

/** Which turn is announced, and its clock. */
export function Heading({ announcement, line, face, isOwn }: HeadingProps) {
  const said = announcement?.lines[line];
  return (
    <header className={`${layout.row4} ${layout.baseline} ${styles.heading}`}>
      {!announcement && <h1>{texts.navigation.announcer}</h1>}
      {announcement?.kind === 'terms' && <h1>{announcerTexts.terms}</h1>}
      {announcement && announcement.kind !== 'terms' && (
        <h1>
          {texts.common.turn(announcement.turn)}{' '}
          {said && (
            <span className={styles.soft}>
              · {announcerTexts.title[isSignal(said) ? 'signals' : announcement.kind]}
            </span>
          )}
        </h1>
      )}
      {isOwn && <Badge kind="info">{announcerTexts.ownSpelling}</Badge>}
      {face && (
        <p className={`${layout.row3} ${layout.baseline} ${layout.oneLine} ${styles.clock}`} data-phase={face.phase}>
          <span className={styles.soft}>{describePhase(face)}</span>
          <strong role="timer" aria-label={texts.clock.name}>
            {showTime(face.left)}
          </strong>
        </p>
      )}
    </header>
  );
}
