import { useRef } from 'react';
import { turnFollowed } from './followed.ts';
import type { Conduct } from './useconduct.ts';

/** The turn whose slips are entered now, as a name that changes with it. */
export function useFollowed(conduct: Conduct | undefined): string {
  const followed = useRef({ game: '', turn: 0 });
  if (!conduct) return '';
  const { game, sheet, centre } = conduct;
  const before = followed.current.game === game.id ? followed.current.turn : 0;
  followed.current = { game: game.id, turn: turnFollowed(sheet, centre, before) };
  return `${game.id} ${followed.current.turn}`;
}
