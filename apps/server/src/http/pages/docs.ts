import {
  type Access,
  faultsOf,
  makeOpenApi,
  ROUTE_NAMES,
  ROUTES,
  type Route,
  type RouteName,
  statusOf,
} from '@raccord/contract';
import { type Html, html, withCommas } from '@raccord/files';
import { STATION_NAMES } from '@raccord/tournament';
import { page } from './html.ts';

const READERS: Readonly<Record<string, string>> = {
  ...STATION_NAMES,
  chief: 'juge-arbitre ou responsable d’un centre',
  relay: 'relais d’un centre',
};

const ACCESS_NAMES: Readonly<Record<string, string>> = {
  anyone: 'tout le monde',
  session: 'tous les postes du tournoi',
  tournament: 'juge-arbitre du tournoi entier',
  copy: 'juge-arbitre du tournoi entier, relais d’un centre',
  club: 'juge-arbitre de l’installation, ou responsable du club',
  installation: 'juge-arbitre de l’installation',
  machine: 'juge-arbitre de l’installation, ou un programme de la machine du serveur',
  participant: 'participant de la séance',
};

const whoMay = (access: Access): string =>
  typeof access === 'string' ? ACCESS_NAMES[access] : access.map((role) => READERS[role]).join(', ');

const INTRODUCTION = html`<h1>Le contrat de Raccord</h1>
<p>Un programme ouvre une session avec le jeton d’un lien, garde le cookie <code>raccord</code>, puis demande ce que son
poste permet. Corps et réponses sont en JSON. Une erreur a toujours la forme
<code>{"error":{"code":"…","text":"…","path":"…"}}</code> : le code est dans la liste de la route, la phrase est à montrer.</p>
<p>Une demande qui change quelque chose doit venir d’une page de ce serveur : l’en-tête <code>Origin</code>, s’il est là, doit
nommer son adresse. Derrière un mandataire, <code>--derriere-proxy</code> fait croire <code>X-Forwarded-*</code>.</p>
<p>Le même contrat, pour les programmes : <a href="/api/openapi.json">openapi.json</a>.</p>`;

/** What the routes are about, by the first word of their address. */
const SUBJECTS: Readonly<Record<string, string>> = {
  session: 'Session',
  tournaments: 'Tournois',
  rehearsals: 'Tournois',
  links: 'Liens',
  sittings: 'Séances',
  clubs: 'Clubs',
  federation: 'Fédération',
  lexicons: 'Dictionnaires',
  natures: 'Dictionnaires',
  exams: 'Examens',
};
const subjectOf = (name: RouteName): string => SUBJECTS[ROUTES[name].path.split('/')[2]] ?? 'Serveur';

const bySubject = (): readonly (readonly [string, readonly RouteName[]])[] =>
  [...new Set(ROUTE_NAMES.map(subjectOf))].map((subject) => [
    subject,
    ROUTE_NAMES.filter((name) => subjectOf(name) === subject),
  ]);

const contents = ([subject, names]: readonly [string, readonly RouteName[]]): Html => html`
<details><summary>${subject} (${names.length})</summary><ul>
${names.map((name) => html`<li><a href="/api/docs#${name}">${ROUTES[name].summary}</a></li>\n`)}</ul></details>`;

let made: string | undefined;

/** The contract as a page to read, made from the table of routes. */
export function docsPage(): string {
  const subjects = bySubject();
  made ??= page(
    'Contrat de Raccord',
    html`${INTRODUCTION}\n<nav aria-label="Sommaire">${subjects.map(contents)}\n</nav>
${subjects.map(([subject, names]) => html`<h2>${subject}</h2>${names.map((name) => html`\n${section(name, ROUTES[name])}`)}`)}`,
  );
  return made;
}

interface Operation {
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly content?: unknown }>>;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
}

let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> | undefined;

function section(name: string, route: Route): Html {
  paths ??= makeOpenApi('').paths as typeof paths & object;
  const operation = paths[route.path.replaceAll(/:(\w+)/g, '{$1}')][route.method.toLowerCase()];
  const faults = [...new Set(faultsOf(route))].map((code) => html`<code>${code}</code> (${statusOf(code)})`);
  const parameters = operation.parameters.map(
    ({ name, required }) => html`<code>${name}</code>${required ? '' : ' (facultatif)'}`,
  );
  return html`<section id="${name}">
<h3><code>${route.method} ${route.path}</code></h3>
<p>${route.summary}</p>
<dl>
<dt>Qui</dt><dd>${whoMay(route.access)}</dd>
${parameters.length === 0 ? '' : html`<dt>Paramètres</dt><dd>${withCommas(parameters)}</dd>`}
<dt>Erreurs</dt><dd>${withCommas(faults)}${route.body && route.access !== 'anyone' ? ', et les refus du tournoi (409)' : ''}</dd>
</dl>
${details('Corps', operation.requestBody)}${details('Réponse', operation.responses[200]?.content)}
</section>`;
}

const details = (title: string, shape: unknown): Html | undefined =>
  shape === undefined
    ? undefined
    : html`<details><summary>${title}</summary><pre>${JSON.stringify(shape, null, 1)}</pre></details>`;
