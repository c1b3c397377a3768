import { useContext, useEffect, useRef, useState } from 'react';
import { ConductContext } from '../screens/chief/conductcontext.ts';
import { turnFollowed } from '../screens/chief/followed.ts';
import { TypingContext } from '../screens/chief/typing.ts';
import type { HallView } from '../server/answers.ts';
import { isSameTurn, type TurnKey } from '../slip/keys.ts';
import { isAfter, mayFollow } from './turnchoice.ts';

/** The turn that a screen looks at. */
export interface TurnShown {
  readonly key: TurnKey;
  /** There is a newer one to look at. */
  readonly isBehind: boolean;
  choose(key: TurnKey): void;
}

/** The turn that a chief referee who conducts should be entering, in a centre; none for the others. */
function useFollowedTurn(centre: string): TurnKey | undefined {
  const conduct = useContext(ConductContext);
  const turn = conduct ? turnFollowed(conduct.sheet, centre) : 0;
  return conduct && turn > 0 ? { game: conduct.game.id, turn } : undefined;
}

/**
 * The turn shown stays until somebody goes to another one: a turn that ends does not take the slips away. Whoever conducts goes on
 * with the game, unless something is being typed or he has gone to another turn himself.
 * @param newest the one to begin with, and to go to once there is another. @param centre of whoever conducts.
 */
export function useTurnShown(hall: HallView, newest: TurnKey, centre = ''): TurnShown {
  const followed = useFollowedTurn(centre);
  const typing = useContext(TypingContext);
  const [key, choose] = useState(followed ?? newest);
  const before = useRef(followed);
  useEffect(() => {
    const left = before.current;
    if (!followed || (left && isSameTurn(followed, left))) return;
    before.current = followed;
    if (typing?.isFree !== false && mayFollow(hall, { shown: key, left, followed })) choose(followed);
  });
  return { key, isBehind: isAfter(hall, newest, key), choose };
}
