import type { SessionAnswer } from '@raccord/contract';
import type { HallView } from '../../server/answers.ts';

/** Is the sheet of somebody for this station to read? */
export function maySeeSheet(
  { role, id }: SessionAnswer,
  { publication }: Pick<HallView, 'publication'>,
  entrant: string,
): boolean {
  switch (role) {
    case 'screen':
      return false;
    case 'spectator':
      return publication?.sheets === true;
    case 'player':
      return id === entrant;
    default:
      return true;
  }
}

/** Are the turns of the games? */
export const maySeeTurns = ({ role }: SessionAnswer, { publication }: Pick<HallView, 'publication'>): boolean =>
  role !== 'spectator' || publication?.turns === true;
