import { accept } from '@raccord/scrabble';
import type { ScreensDirected } from '../events.ts';
import { asked, checkCentre, type Decide, findGame, isChiefOfCentre } from './context.ts';
import { refused } from './refusals.ts';

/** What the hall looks at between two turns is for whoever runs it to say: the chief of a centre, in that centre. */
const directScreens: Decide<ScreensDirected> = (context, { centre: asked, show }, { actor }) => {
  const game = 'game' in show && show.game !== undefined ? findGame(context, show.game) : accept(undefined);
  if (!game.ok) return game;
  const centre = asked ?? (isChiefOfCentre(actor) ? actor.centre : undefined);
  if (centre === undefined) return accept({ type: 'screens-directed', data: { show } });
  if (!context.state.centres.has(centre)) return refused('unknown-centre', centre);
  const place = checkCentre(context, actor, centre);
  return place.ok ? accept({ type: 'screens-directed', data: { centre, show } }) : place;
};

export const SCREENS_COMMANDS = {
  /** What the screens of a centre show between two turns; of all centres where none is named. */
  'direct-screens': asked({ action: 'régler l’écran de la salle', others: [], inCentre: true, decide: directScreens }),
};
