import type { JudgeSettings } from '@raccord/regulation';
import type { AloneTerms } from '@raccord/training';
import type { ReactNode } from 'react';
import type { BroughtGame, KnownSource } from '../../engine/protocol.ts';
import type { Readiness } from '../../engine/useengine.ts';

/** A game to train on and, where it was played in a tournament, by which rules. */
export interface OfferedGame extends BroughtGame {
  readonly rules?: AloneTerms & { readonly settings: JudgeSettings };
}

/** What the training screens are given where they are: words, what is known of them, games that were played there. */
export interface TrainingPlace {
  readonly readiness: Readiness;
  /** Where lemmas and natures come from; they are not told without. */
  readonly known?: KnownSource | undefined;
  /** Offers the games of an installation, where there is one. */
  offerGames?(onGame: (brought: OfferedGame) => void): ReactNode;
}
