import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import { html } from '@raccord/files';
import type { FastifyInstance } from 'fastify';
import { page } from './html.ts';

const NOT_BUILT = page(
  'Raccord',
  html`<h1>Raccord</h1>\n<p>L’application n’est pas construite : lancez « npm run build », puis redémarrez le serveur.</p>`,
);
/** The name of such a file says what is in it. */
const NEVER_CHANGES = 'public, max-age=31536000, immutable';

/** Where the application itself chooses what to show. */
const ADDRESSES = [
  '/',
  '/a-propos',
  ...['/nouveau', '/mots', '/entrainement', '/ecole', '/seances', '/clubs', '/installation', '/tournois'].flatMap(
    (path) => [path, `${path}/*`],
  ),
];
/** Where hundreds of phones come at once from one address. */
const ENTRANCES = ['/seance/*'];

/** The screens: files that are the same for everybody; what each one may see comes through the contract. */
export async function applicationPages(app: FastifyInstance, directory: string): Promise<void> {
  if (!existsSync(directory)) {
    for (const address of [...ADDRESSES, ...ENTRANCES])
      app.get(address, (_, reply) => reply.type('text/html; charset=utf-8').send(NOT_BUILT));
    return;
  }
  await app.register(files, { root: directory, serve: false, index: false, preCompressed: true, cacheControl: false });
  for (const file of filesIn(directory)) app.get(`/${file}`, (_, reply) => reply.sendFile(file));
  // One route for all of them: hundreds would be a sixth of the start of a server.
  const assets = new Set(filesIn(join(directory, 'assets')));
  app.get<{ Params: { file: string } }>('/assets/:file', ({ params: { file } }, reply) =>
    assets.has(file) ? reply.header('cache-control', NEVER_CHANGES).sendFile(`assets/${file}`) : reply.callNotFound(),
  );
  for (const address of ADDRESSES) app.get(address, (_, reply) => reply.sendFile('index.html'));
  for (const address of ENTRANCES)
    app.get(address, { config: { isEntrance: true } }, (_, reply) => reply.sendFile('index.html'));
  // Browsers ask for it where a page names no icon: the entrance, a paper that is opened.
  app.get('/favicon.ico', (_, reply) => reply.sendFile('raccord.svg'));
}

/** But the compressed copies, which are no addresses themselves. */
const filesIn = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ name }) => name);
