import { accept } from '@raccord/scrabble';
import { checkCentre, type Decide, findGame, isChiefOfCentre } from './context.ts';
import { refused } from './refusals.ts';

/** What the hall looks at between two turns is for whoever runs it to say: the chief of a centre, in that centre. */
export const directScreens: Decide<'direct-screens'> = (context, { centre: asked, show }, { actor }) => {
  const game = 'game' in show && show.game !== undefined ? findGame(context, show.game) : accept(undefined);
  if (!game.ok) return game;
  const centre = asked ?? (isChiefOfCentre(actor) ? actor.centre : undefined);
  if (centre === undefined) return accept({ type: 'screens-directed', data: { show } });
  if (!context.state.centres.has(centre)) return refused('unknown-centre', centre);
  const place = checkCentre(context, actor, centre);
  return place.ok ? accept({ type: 'screens-directed', data: { centre, show } }) : place;
};
