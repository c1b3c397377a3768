import { useContext, useEffect, useRef, useState } from 'react';
import { ConductContext } from '../screens/chief/conductcontext.ts';
import { lastTurnEnded, turnFollowed } from '../screens/chief/followed.ts';
import { TypingContext } from '../screens/chief/typing.ts';
import type { HallView } from '../server/answers.ts';
import { isSameTurn, type TurnPlace } from '../slip/keys.ts';
import { type Conducted, isAfter, mayFollow } from './turnchoice.ts';

/** The turn that a screen looks at. */
export interface TurnShown {
  readonly key: TurnPlace;
  /** There is a newer one to look at. */
  readonly isBehind: boolean;
  choose(key: TurnPlace): void;
}

/** How far a centre is, for a chief referee who conducts; nothing for the others. */
function useConducted(centre: string): Conducted | undefined {
  const conduct = useContext(ConductContext);
  const turn = conduct ? turnFollowed(conduct.sheet, centre) : 0;
  if (!conduct || turn === 0) return undefined;
  const of = (number: number): TurnPlace => ({ game: conduct.game.id, turn: number });
  return { followed: of(turn), ended: of(lastTurnEnded(conduct.sheet, centre)) };
}

/**
 * The turn shown stays until somebody goes to another one: a turn that ends does not take the slips away. Whoever conducts goes on
 * with the game, unless something is being typed or he has gone to another turn himself.
 * @param newest the one to begin with, and to go to once there is another. @param centre of whoever conducts.
 */
export function useTurnShown(hall: HallView, newest: TurnPlace, centre = ''): TurnShown {
  const now = useConducted(centre);
  const typing = useContext(TypingContext);
  const [key, choose] = useState(now?.followed ?? newest);
  const before = useRef(now);
  useEffect(() => {
    const left = before.current;
    if (!now || (left && isSameTurn(now.followed, left.followed) && isSameTurn(now.ended, left.ended))) return;
    before.current = now;
    if (typing?.isFree !== false && mayFollow(hall, { shown: key, left, now })) choose(now.followed);
  });
  return { key, isBehind: isAfter(hall, newest, key), choose };
}
