let registration: ServiceWorkerRegistration | undefined;
let isNewVersion = false;
const listeners = new Set<() => void>();

/** This browser has a version newer than the page's: it waits, or another page has taken it already. */
export const hasNewVersion = (): boolean => isNewVersion;

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  isNewVersion = true;
  for (const listener of listeners) listener();
}

/** Has the files of the page kept in this browser, where it can: over https, or on this machine. */
export async function registerServiceWorker(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  let wasInCharge = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (wasInCharge) tell();
    wasInCharge = true;
  });
  registration = await container.register(new URL('sw.js', document.baseURI)).catch(() => undefined);
  if (!registration) return;
  const look = (): void => {
    // Without one before it is the first version: there is nothing to tell.
    if (registration?.waiting && registration.active) tell();
  };
  look();
  registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', () => registration?.installing?.addEventListener('statechange', look));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined);
  });
}

/** Puts the new version in charge, unless it is already, then loads the page again with it. */
export function takeNewVersion(): void {
  const waiting = registration?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}
