import type { FederationJournal } from '@raccord/club';
import { type Html, html, raised } from '@raccord/files';
import { period, typeset } from '@raccord/french';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CALENDAR_TITLE, calendarFeed, entriesOf } from '../../club/calendar.ts';
import { ApiFault } from '../faults.ts';
import type { Services } from '../handling.ts';
import { page } from './html.ts';

const NONE = 'Aucune épreuve n’est encore annoncée.';

/** The calendar for everybody, where the installation publishes it: a page, and a feed for other calendars. */
export async function calendarPages(app: FastifyInstance, { federations, clubs }: Services): Promise<void> {
  const published = async () => {
    const { journal } = await federations.open();
    if (!journal.state.isPublic) throw new ApiFault('not-found');
    return { journal, names: new Map((await clubs.list()).map(({ id, name }) => [id, name])) };
  };

  app.get('/calendrier', async (_, reply: FastifyReply) => {
    const { journal, names } = await published();
    reply.type('text/html; charset=utf-8');
    return calendarPage(journal, names);
  });

  app.get('/calendrier.ics', async (_, reply: FastifyReply) => {
    const { journal, names } = await published();
    reply.type('text/calendar; charset=utf-8');
    return calendarFeed(journal, names);
  });
}

const calendarPage = (journal: FederationJournal, names: ReadonlyMap<string, string>): string => {
  const entries = entriesOf(journal, names);
  const told = entries.map(
    ({ name, from, to, place, about }) =>
      html`<section>
<h2>${name}</h2>
<p>${raised(period(from, to))}${place === '' ? '' : ` – ${place}`}</p>
<p>${about}</p>
</section>\n`,
  );
  return page(
    CALENDAR_TITLE,
    html`<h1>${CALENDAR_TITLE}</h1>
<p><a href="/calendrier.ics">${typeset('L’ajouter à votre agenda (.ics)')}</a></p>
${told.length === 0 ? html`<p>${NONE}</p>` : (told satisfies Html[])}`,
  );
};
