import { useEffect, useMemo } from 'react';
import { keep, useKept } from '../app/usekept.ts';
import { useServerTime, useTournament } from '../server/station.tsx';
import type { Announcement } from './announcement.ts';
import { type AnnouncementProgress, advanceBy, followAnnouncement } from './progress.ts';

const placeOf = (tournament: string): string => `raccord-annonce ${tournament}`;

const read = (text: string): AnnouncementProgress | undefined =>
  text === '' ? undefined : (JSON.parse(text) as AnnouncementProgress);

/** How far the announcements of a tournament have come in this browser; a page opened again goes on where it was. */
export function useKeptProgress(): AnnouncementProgress | undefined {
  const { tournament } = useTournament();
  const text = useKept(placeOf(tournament));
  return useMemo(() => read(text), [text]);
}

interface Script {
  readonly progress: AnnouncementProgress | undefined;
  move(by: number): void;
}

/** Goes through an announcement, at the call of the clock too. */
export function useProgress(announcement: Announcement | undefined, called: number): Script {
  const { tournament } = useTournament();
  const kept = useKeptProgress();
  const time = useServerTime();
  const progress = announcement && followAnnouncement(kept, announcement, called, time.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when this page sees the game move on, never because another page of the browser did
  useEffect(() => {
    if (progress && progress !== kept) keep(placeOf(tournament), JSON.stringify(progress));
  }, [tournament, announcement?.id, called]);
  const move = (by: number): void => {
    if (!announcement || !progress) return;
    keep(placeOf(tournament), JSON.stringify(advanceBy(progress, announcement, by, time.now())));
  };
  return { progress, move };
}
