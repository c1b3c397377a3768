/** A new version that waits in this browser, for whoever shows it. */
let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

export const newVersion = (): ServiceWorker | undefined => waiting;

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the files of the page kept in this browser, where it can: over https, or on this machine. */
export async function registerServiceWorker(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  const registration = await container.register(new URL('sw.js', document.baseURI)).catch(() => undefined);
  if (!registration) return;
  const look = (): void => {
    // Without one in charge it is the first version: there is nothing to tell.
    waiting = container.controller ? (registration.waiting ?? undefined) : undefined;
    for (const listener of listeners) listener();
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}

/** Puts the new version in charge, then loads the page again with it. */
export function takeNewVersion(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take-over');
}
