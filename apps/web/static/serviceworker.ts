/** Keeps every file of this version in the browser, and answers with them: the page works without network. */
declare const self: ServiceWorkerGlobalScope;

/** Written when the files are built: which ones they are with the digest of each, and a name for their contents. */
const { version, files } = '__PRECACHE__' as unknown as {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
};

/** Several copies may stand in folders of one host: each has its own. */
const OURS = `raccord ${self.registration.scope} `;
const CACHE = `${OURS}${version}`;
const PAGE = new URL('index.html', self.registration.scope).href;
/** Its content names it: what the browser has of it cannot be old. */
const isNamedByContent = (file: string): boolean => file.startsWith('assets/') || file.endsWith('.bin');

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

/** All of them as they were built, or none: a host that has half of a new version is asked again later. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const requests = Object.entries(files).map(
    ([file, integrity]) =>
      new Request(new URL(file, self.registration.scope), {
        integrity,
        cache: isNamedByContent(file) ? 'default' : 'no-cache',
      }),
  );
  await cache.addAll(requests).catch(async (fault: unknown) => {
    await caches.delete(CACHE);
    throw fault;
  });
}

/** In the order in which they came. */
const ourCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(OURS));

/** The version before stays: pages that show it may be open. */
async function forgetOlder(): Promise<void> {
  const others = (await ourCaches()).filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const isPage =
    request.mode === 'navigate' && new URL(request.url).pathname === new URL(self.registration.scope).pathname;
  for (const name of [CACHE, ...(await ourCaches())]) {
    const cache = await caches.open(name);
    const kept = await cache.match(isPage ? PAGE : request, { ignoreSearch: true });
    if (kept) return kept;
  }
  return fetch(request);
}

export {};
