import { EDITIONS } from '@raccord/regulation';
import { useMemo, useState } from 'react';
import { announcementOf, cancelledTurn, gameToBegin, termsAnnouncement } from '../../announcement/announcement.ts';
import { calledLine, earlinessOf } from '../../announcement/progress.ts';
import { pauseOf } from '../../announcement/usenextdraw.ts';
import { useProgress } from '../../announcement/useprogress.ts';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { useClock } from '../../clock/useclock.ts';
import { Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { announcerTexts } from '../../texts/announcer.ts';
import { texts } from '../../texts/index.ts';
import { pauseTexts } from '../../texts/pause.ts';
import { AnnouncerOptions } from './AnnouncerOptions.tsx';
import styles from './announcer.module.css';
import { Controls } from './Controls.tsx';
import { Heading } from './Heading.tsx';
import { Lines } from './Lines.tsx';
import { Said } from './Said.tsx';
import { useReadAloud } from './usereadaloud.ts';
import { useSpelling } from './usespelling.ts';
import { useVoice } from './usevoice.ts';

const words = announcerTexts;

/** What the chief referee says to the hall, line by line. It follows the game by itself. */
export function Announcer() {
  const { session } = useTournament();
  const { data: hall, error: hallError } = useView('seeHall', {});
  const gameId = hall?.turn?.game;
  const { data: sheet, error: gameError } = useView('seeGame', { game: gameId ?? '' }, { when: gameId !== undefined });
  const { table, isOwn } = useSpelling(hall?.settings.spelling);
  const write = hall?.turn?.times.write ?? 0;
  const pause = hall ? pauseOf(hall.edition) : 0;
  const ofTurn = useMemo(() => sheet && announcementOf(sheet, { write, pause }, table), [sheet, write, pause, table]);
  const terms = useMemo(() => hall && termsAnnouncement(hall), [hall]);
  // The solos of a game come before the terms of the next one.
  const [asked, setAsked] = useState<string>();
  const announcement = terms && (gameId === undefined || terms.game === asked) ? terms : ofTurn;

  const turn = hall?.turn?.number === announcement?.turn ? hall?.turn : undefined;
  const centre = session.centre ?? hall?.centres[0]?.id;
  const at = turn?.centres.find((played) => played.centre === centre);
  const face = useClock(announcement?.kind === 'draw' ? at?.clock : undefined, hall?.now ?? 0, write * 1000);
  const called = announcement ? calledLine(announcement.lines, face?.phase, at?.isEnded === true) : -1;
  const { progress, move } = useProgress(announcement, called);

  const choice = useVoice();
  const reading = useReadAloud(announcement, progress, choice.manner, () => move(1));
  const [isOptionsOpen, setOptionsOpen] = useState(false);
  useShortcuts([
    { keys: ' ', label: words.nextLine, run: () => move(1) },
    { keys: 'ArrowRight', label: words.nextLine, run: () => move(1) },
    { keys: 'ArrowLeft', label: words.previousLine, run: () => move(-1) },
  ]);

  const articles = hall && EDITIONS[hall.edition].game.announcements;
  const draw = articles?.draw ?? '';
  const line = progress?.line ?? 0;
  const early = progress && announcement && earlinessOf(progress, announcement);
  const cancelled = sheet && cancelledTurn(sheet);
  const isLoading = !hall || (gameId !== undefined && !sheet);
  const waiting = cancelled === undefined ? words.waiting : words.cancelled(cancelled);
  const error = hallError ?? gameError;
  return (
    <div className={`${layout.stack3} ${styles.screen}`}>
      <Heading {...{ announcement, line, face, isOwn }} />
      {early && (
        <Notice kind="warn">
          {early.seconds === undefined
            ? pauseTexts.unfinished(pause / 1000, draw)
            : pauseTexts.early(early.seconds, pause / 1000, draw)}
        </Notice>
      )}
      {!announcement && (
        <p className={styles.waiting}>{error?.message ?? (isLoading ? texts.common.loading : waiting)}</p>
      )}
      {announcement &&
        (line < announcement.lines.length ? (
          <Lines {...{ lines: announcement.lines, line, called, face, write, articles }} />
        ) : (
          <Said
            {...{ kind: announcement.kind, pause, article: draw, solos: sheet?.solos }}
            next={terms && hall && gameToBegin(hall)}
            onNext={() => setAsked(terms?.game)}
          />
        ))}
      <Controls
        {...{ reading, choice, move }}
        isFirst={line === 0}
        isLast={!announcement || line === announcement.lines.length}
        onOptions={() => setOptionsOpen(true)}
      />
      {isOptionsOpen && <AnnouncerOptions {...{ choice, table, isOwn }} onClose={() => setOptionsOpen(false)} />}
    </div>
  );
}
