import { Suspense } from 'react';
import { later } from '../../app/later.ts';
import { EarlyEnd } from './EarlyEnd.tsx';
import { LayAnyway } from './LayAnyway.tsx';
import { Undo } from './Undo.tsx';

/** Those that a key of every turn opens are there at once. */
const DIALOGS = {
  announce: EarlyEnd,
  cancel: later(async () => (await import('./CancelTurn.tsx')).CancelTurn),
  correct: later(async () => (await import('./CorrectDraw.tsx')).CorrectDraw),
  finish: later(async () => (await import('./EndGame.tsx')).EndGame),
  lay: LayAnyway,
  officials: later(async () => (await import('./Officials.tsx')).Officials),
  people: later(async () => (await import('./People.tsx')).People),
  plan: later(async () => (await import('./PlanGame.tsx')).PlanGame),
  replay: later(async () => (await import('./Replay.tsx')).Replay),
  undo: Undo,
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
