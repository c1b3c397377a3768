import { Suspense } from 'react';
import { deferred } from '../../app/deferred.ts';
// With the page: styles whose link failed once are not asked for again.
import '../../roster/roster.module.css';
import '../audit/audit.module.css';
import { EarlyEnd } from './EarlyEnd.tsx';
import { LayAnyway } from './LayAnyway.tsx';

/** Those that a key of every turn opens are there at once. */
const DIALOGS = {
  announce: EarlyEnd,
  contest: deferred(async () => (await import('../../ruling/ContestDialog.tsx')).ContestDialog),
  cancel: deferred(async () => (await import('./CancelTurn.tsx')).CancelTurn),
  'correct-played': deferred(async () => (await import('./CorrectPlayed.tsx')).CorrectPlayed),
  correct: deferred(async () => (await import('./CorrectDraw.tsx')).CorrectDraw),
  evening: deferred(async () => (await import('./EveningEnd.tsx')).EveningDialog),
  finish: deferred(async () => (await import('./EndGame.tsx')).EndGame),
  lay: LayAnyway,
  officials: deferred(async () => (await import('../players/Officials.tsx')).Officials),
  people: deferred(async () => (await import('../players/People.tsx')).People),
  plan: deferred(async () => (await import('./PlanGame.tsx')).PlanGame),
  replay: deferred(async () => (await import('./ReplayView.tsx')).ReplayView),
  sound: deferred(async () => (await import('./SoundDialog.tsx')).SoundDialog),
  undo: deferred(async () => (await import('./Undo.tsx')).Undo),
} as const;

export type DialogName = keyof typeof DIALOGS;

export function ChiefDialog({ name, onClose }: { readonly name: DialogName; onClose(): void }) {
  const Shown = DIALOGS[name];
  return (
    <Suspense fallback={null}>
      <Shown onClose={onClose} />
    </Suspense>
  );
}
