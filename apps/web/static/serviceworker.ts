/** Keeps every file of this version in the browser, and answers with them: the page works without network. */
declare const self: ServiceWorkerGlobalScope;

/** Written when the files are built: which ones they are, and a name for their contents. */
const { version, files } = '__PRECACHE__' as unknown as { readonly version: string; readonly files: readonly string[] };

/** Several copies may stand in folders of one host: each has its own. */
const OURS = `raccord ${self.registration.scope} `;
const CACHE = `${OURS}${version}`;
const PAGE = new URL('index.html', self.registration.scope).href;
/** Its content names it: what the browser has of it cannot be old. */
const isNamedByContent = (file: string): boolean => /-[\w-]{8,}\.\w+$/.test(file);

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));

self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

/** The reader asks for the new version. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting();
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    files.map(
      (file) =>
        new Request(new URL(file, self.registration.scope), {
          cache: isNamedByContent(file) ? 'default' : 'no-cache',
        }),
    ),
  );
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const isPage =
    request.mode === 'navigate' && new URL(request.url).pathname === new URL(self.registration.scope).pathname;
  const kept = await cache.match(isPage ? PAGE : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

export {};
