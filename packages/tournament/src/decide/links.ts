import { accept } from '@raccord/scrabble';
import type { EventBody } from '../events.ts';
import type { Actor, StationLink } from '../people.ts';
import { asked, type Context, checkCentre, type Decide, type Decision } from './context.ts';
import { refused } from './refusals.ts';

/** Links are made and revoked outside; what is written here is that it was done, by whom, for whom. */
const makeLinks: Decide<{ readonly links: readonly StationLink[] }> = (context, { links }, { actor }) =>
  noted(context, links, actor, { type: 'links-made', data: { links } });

const revokeLinks: Decide<{ readonly links: readonly StationLink[] }> = (context, { links }, { actor }) =>
  noted(context, links, actor, { type: 'links-revoked', data: { links } });

/** The chief of a centre deals with stations of that centre alone. */
function noted(context: Context, links: readonly StationLink[], actor: Actor, event: EventBody): Decision {
  if (links.length === 0) return refused('nobody-named');
  for (const { centre = '' } of links) {
    const place = checkCentre(context, actor, centre);
    if (!place.ok) return place;
  }
  return accept(event);
}

export const LINKS_COMMANDS = {
  /** Given by the server itself, in the name of whoever makes or revokes links: no page sends them. */
  'make-links': asked({ action: 'faire de liens', others: [], inCentre: true, decide: makeLinks }),
  'revoke-links': asked({ action: 'révoquer de liens', others: [], inCentre: true, decide: revokeLinks }),
};
