import type { Edition } from '@raccord/regulation';
import type { ScriptLine } from '@raccord/tournament';
import type { CSSProperties } from 'react';
import { isSignal } from '../../announcement/progress.ts';
import { type ClockFace, showTime } from '../../clock/useclock.ts';
import { announcerTexts } from '../../texts/announcer.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import styles from './announcer.module.css';

interface LinesProps {
  readonly lines: readonly ScriptLine[];
  /** The one to say now. */
  readonly line: number;
  /** The last one that the clock has called. */
  readonly called: number;
  readonly face: ClockFace | undefined;
  /** Seconds to write. */
  readonly write: number;
  /** Where the regulation says so. */
  readonly articles: Edition['game']['announcements'] | undefined;
}

/** From so many letters on, a line is written smaller. */
const MEDIUM = 15;
const LONG = 40;

function sizeOf({ text }: ScriptLine): 'short' | 'medium' | 'long' {
  if (text.length > LONG) return 'long';
  return text.length > MEDIUM ? 'medium' : 'short';
}

/** How long the longest part of a line is that is never cut: it must go on a phone in one piece. */
const longestOf = ({ text }: ScriptLine): number => Math.max(...text.split(/[ -]/).map(({ length }) => length));

/** The line to say now, as large as there is room for, and those that follow. */
export function Lines({ lines, line, called, face, write, articles }: LinesProps) {
  return (
    <ol className={styles.lines} aria-label={announcerTexts.script}>
      {lines.slice(line).map((shown, after) => (
        <li
          key={shown.code}
          className={after === 0 ? styles.now : styles.later}
          {...(after === 0 ? { 'aria-current': 'step' } : {})}
          data-size={sizeOf(shown)}
          style={{ '--longest': longestOf(shown) } as CSSProperties}
        >
          <span className={styles.label}>
            {announcerTexts.lines[shown.code]} {after === 0 && <span>{articles?.[shown.topic]}</span>}
          </span>
          <span className={styles.text}>{typesetTexts(shown.text)}</span>
          {after === 0 && isSignal(shown) && (
            <span className={styles.when} data-due={called >= line}>
              {called >= line ? announcerTexts.toBeSaid : whenOf(shown, face, write)}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** When the clock will call a line that it has not called yet. */
function whenOf({ code }: ScriptLine, face: ClockFace | undefined, write: number): string {
  if (!face) return announcerTexts.startsWithClock;
  if (!face.isRunning) return announcerTexts.clockStopped;
  const isTwoAway = code === 'end' && face.phase === 'think';
  return announcerTexts.inTime(showTime(face.left + (isTwoAway ? write * 1000 : 0)));
}
