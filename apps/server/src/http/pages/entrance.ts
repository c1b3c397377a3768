import { sentenceOf } from '@raccord/contract';
import { type Html, html } from '@raccord/files';
import { typeset } from '@raccord/french';
import type { FastifyInstance } from 'fastify';
import { isSameStation } from '../../access/station.ts';
import { apiFaultOf } from '../faults.ts';
import { enter } from '../handlers/session.ts';
import type { Services } from '../handling.ts';
import { page, styleFor } from './html.ts';

/** Sends the form at once; without scripts its button does. */
const SCRIPT = 'document.forms[0].submit();\n';

const door = (body: Html, script?: string): string =>
  page(
    'Raccord',
    html`<div class="door">
<img src="/raccord.svg" alt="" width="56" height="56">
<h1>Raccord</h1>
${body}
</div>`,
    script,
  );

const form = (token: string, button: string, fields?: Html): Html =>
  html`<form method="post" action="/entrer">
<input type="hidden" name="token" value="${token}">
${fields}<p><button>${button}</button></p>
</form>`;

/**
 * The page of a link: a form that hands the token in and comes back without it in the address. It is not opened by being
 * looked at, so that the preview of a message opens nothing.
 */
const entrance = (token: string): string => door(form(token, 'Prendre mon poste'), '/entrer.js');

/** Whoever already holds a station must say so himself: a link on another site does not put him out of it. */
const exchange = (token: string, held: string, offered: string): string =>
  door(
    html`<p>${typeset(`Ce navigateur tient déjà le poste « ${held} » ; ce lien donne le poste « ${offered} ».`)}</p>
${form(token, 'Changer de poste', html`<input type="hidden" name="exchange" value="yes">\n`)}
<p><a class="quiet" href="/">Garder mon poste</a></p>`,
  );

const message = (text: string): string =>
  door(html`<p>${typeset(text)}</p>\n<p><a href="/">Retour à l’accueil</a></p>`);

/** For an address that is none. */
export const NOWHERE = message(
  `${sentenceOf('not-found')} Elle est peut-être incomplète, ou ce qu’elle montrait n’est plus là.`,
);

const OPENED =
  'Cette adresse ne s’ouvre qu’une fois : ouvrez le lien affiché dans la fenêtre de Raccord, ou démarrez Raccord à nouveau.';

const LONGEST_FORM = 1_000;

interface Form {
  readonly token?: string;
  readonly exchange?: string;
}

/** The pages of links, outside the contract: the entrance and its style. */
export async function entrancePages(app: FastifyInstance, services: Services, directory: string): Promise<void> {
  const style = styleFor(directory);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );
  const type = 'text/html; charset=utf-8';
  const config = { isEntrance: true };

  app.get<{ Params: { token: string } }>('/entrer/:token', { config }, async ({ params }, reply) => {
    // The form must name its origin, which `no-referrer` would hide; the path and its token stay hidden.
    reply.header('referrer-policy', 'strict-origin').type(type);
    return entrance(params.token);
  });

  // Not by HEAD either: who looks ahead would spend it.
  app.get<{ Params: { ticket: string } }>(
    '/ouvrir/:ticket',
    { config, exposeHeadRoute: false },
    async ({ params, station }, reply) => {
      const token = services.tickets.tokenOf(params.ticket);
      const link = token && (await services.doors.linkOf(token));
      if (link) {
        const isHeld = station !== undefined && isSameStation(station, link);
        const coming = services.tickets.take(params.ticket, isHeld);
        if (coming === 'second') services.onTicketTwice();
        // Whoever holds that station already goes on by his own link.
        if (isHeld) return reply.redirect('/', 303);
        if (coming === 'first') return reply.redirect(`/entrer/${token}`, 303);
      }
      return reply.code(404).type(type).send(message(OPENED));
    },
  );

  app.post<{ Body?: Form }>('/entrer', { config, bodyLimit: LONGEST_FORM }, async (request, reply) => {
    const { token = '', exchange: isExchange } = request.body ?? {};
    const { station } = request;
    try {
      const link = station && (await services.doors.linkOf(token));
      if (station && link?.id === station.link) return reply.redirect('/', 303);
      if (station && link && isExchange === undefined) {
        reply.header('referrer-policy', 'strict-origin').type(type);
        return exchange(token, station.label, link.label);
      }
      await enter(services, token, request, reply);
      return reply.redirect('/', 303);
    } catch (thrown) {
      const fault = apiFaultOf(thrown);
      if (fault.status >= 500) throw thrown;
      return reply.code(fault.status).type(type).send(message(fault.text));
    }
  });

  app.get('/entrer.js', { config }, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  app.get('/raccord.css', { config }, async (_, reply) => reply.type('text/css; charset=utf-8').send(style));
}
