import { CancelTurn } from './CancelTurn.tsx';
import { CorrectDraw } from './CorrectDraw.tsx';
import { EarlyEnd } from './EarlyEnd.tsx';
import { EndGame } from './EndGame.tsx';
import { LayAnyway } from './LayAnyway.tsx';
import { Officials } from './Officials.tsx';
import { People } from './People.tsx';
import { PlanGame } from './PlanGame.tsx';
import { Replay } from './Replay.tsx';
import { Undo } from './Undo.tsx';

const DIALOGS = {
  announce: EarlyEnd,
  cancel: CancelTurn,
  correct: CorrectDraw,
  finish: EndGame,
  lay: LayAnyway,
  officials: Officials,
  people: People,
  plan: PlanGame,
  replay: Replay,
  undo: Undo,
} as const;

export type DialogName = keyof typeof DIALOGS;

export function ChiefDialog({ name, onClose }: { readonly name: DialogName; onClose(): void }) {
  const Shown = DIALOGS[name];
  return <Shown onClose={onClose} />;
}
