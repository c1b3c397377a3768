import type { ReactNode } from 'react';
import type { EngineSurvey } from '../../engine/protocol.ts';
import type { LaidTable } from '../../slip/overlay.ts';
import type { JudgedTurn } from '../../slip/useshownturn.ts';
import type { Confirm } from './useconfirming.ts';

/** What both ways of checking a turn start from. */
export interface CheckProps {
  readonly game: string;
  readonly turn: number;
  readonly shown: JudgedTurn;
  /** Undefined until the engine has searched the turn. */
  readonly survey: EngineSurvey | undefined;
  readonly confirm: Confirm;
  readonly tables: readonly LaidTable[];
  /** The tables of the referee chosen, or all of them. */
  readonly seen: readonly LaidTable[];
  /** The choice between both ways, and of a referee: beside what each has of its own. */
  readonly tools: ReactNode;
}
