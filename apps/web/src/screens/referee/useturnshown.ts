import { useContext, useEffect, useRef, useState } from 'react';
import type { HallView } from '../../server/answers.ts';
import { isSameTurn, type TurnKey } from '../../slip/keys.ts';
import { ConductContext } from '../chief/conductcontext.ts';
import { turnFollowed } from '../chief/followed.ts';
import { TypingContext } from '../chief/typing.ts';
import { mayFollow } from './turnchoice.ts';

/** The turn that a chief referee who conducts should be entering, in a centre; none for the others. */
function useFollowed(centre: string): TurnKey | undefined {
  const conduct = useContext(ConductContext);
  const turn = conduct ? turnFollowed(conduct.sheet, centre) : 0;
  return conduct && turn > 0 ? { game: conduct.game.id, turn } : undefined;
}

/**
 * The turn shown stays until somebody goes to another one: a turn that ends does not take the slips away. Whoever conducts goes on
 * with the game, unless something is being typed or he has gone to another turn himself.
 */
export function useTurnShown(hall: HallView, newest: TurnKey, centre: string): [TurnKey, (key: TurnKey) => void] {
  const followed = useFollowed(centre);
  const typing = useContext(TypingContext);
  const [key, setKey] = useState(followed ?? newest);
  const before = useRef(followed);
  useEffect(() => {
    const left = before.current;
    if (!followed || (left && isSameTurn(followed, left))) return;
    before.current = followed;
    if (typing?.isFree !== false && mayFollow(hall, { shown: key, left, followed })) setKey(followed);
  });
  return [key, setKey];
}
