import { useEffect, useRef, useState } from 'react';
import type { Announcement } from '../../announcement/announcement.ts';
import { type AnnouncementProgress, isSignal } from '../../announcement/progress.ts';
import { type Manner, say } from '../../speech/say.ts';

export interface ReadAloud {
  readonly isOn: boolean;
  /** The browser gave up in the middle of a line. */
  readonly hasFailed: boolean;
  toggle(): void;
}

/** Reads the lines aloud one after the other; those of the clock when it calls them. */
export function useReadAloud(
  announcement: Announcement | undefined,
  progress: AnnouncementProgress | undefined,
  manner: Manner | undefined,
  onRead: () => void,
): ReadAloud {
  const [isOn, setOn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** Called before the voice was: said by somebody else, or too late. */
  const [missed, setMissed] = useState({ id: '', line: -1 });
  const latest = useRef(onRead);
  latest.current = onRead;
  const id = announcement?.id;
  const at = progress?.line ?? 0;
  const called = progress?.called ?? -1;
  const line = announcement?.lines[at];
  const isAwaited = isSignal(line) && (called < at || (missed.id === id && at <= missed.line));
  const isRead = isOn && !isAwaited;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line is read once, and again when somebody comes back to it; the same line of another answer of the server is not read again
  useEffect(() => {
    if (!isRead || !line || !manner) return;
    return say(line.said, manner, {
      onEnd: () => latest.current(),
      onFail: () => {
        setOn(false);
        setFailed(true);
      },
    });
  }, [id, at, line?.text, isRead, manner]);
  const toggle = (): void => {
    setFailed(false);
    setMissed({ id: id ?? '', line: called });
    setOn(!isOn);
  };
  return { isOn, hasFailed, toggle };
}
