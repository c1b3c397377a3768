import { type Touches, writes } from '@raccord/stream';
import type { AppealSubject } from '../events.ts';
import type { StateInFold } from '../state/folding.ts';
import { filesAt, type Stamp } from '../state/state.ts';
import { centreIn, entrantIn, gameIn, restoreLast } from './finding.ts';
import { clockPath, progressPath, slipPath, turnPath } from './paths.ts';

export type Why = Stamp & { readonly reason: string };

/** As if what was appealed against had not been. */
export function annul(state: StateInFold, subject: AppealSubject, why: Why, grants: 'average' | undefined): void {
  switch (subject.about) {
    case 'warning':
      for (const file of filesAt(gameIn(state, subject.game), subject.turn, subject.entrant)) {
        file.warnings = (file.warnings ?? []).map((warning) => ({ ...warning, isLifted: true as const }));
        file.isConductLifted = true;
      }
      return;
    case 'lateness':
      entrantIn(state, subject.entrant).excused.set(subject.game, { ...why, ...(grants ? { grants } : {}) });
      return;
    case 'cancellation':
      if (subject.centre === undefined) restoreLast(state, gameIn(state, subject.game));
      else delete centreIn(state, { ...subject, centre: subject.centre }).cancelled;
      return;
    case 'end': {
      const game = gameIn(state, subject.game);
      game.finished = undefined;
      for (const turn of game.turns) turn.isVoid = false;
      return;
    }
    default:
      throw new Error(`Nothing of ${subject.about} is annulled: it is put right.`);
  }
}

export function annulmentTouches(subject: AppealSubject): Touches {
  switch (subject.about) {
    case 'warning':
      return writes(`${slipPath(subject, subject.entrant)}/conduct`);
    case 'lateness':
      return writes(`entrant/${subject.entrant}/excused`);
    case 'cancellation':
      return subject.centre === undefined
        ? writes(turnPath(subject), progressPath(subject.game))
        : writes(`${clockPath({ ...subject, centre: subject.centre })}/cancelled`);
    case 'end':
      return writes(progressPath(subject.game));
    default:
      return writes();
  }
}
