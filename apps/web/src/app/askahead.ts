/** Once the page itself is there. */
const LATER_MS = 5_000;

/** Asks for a part a moment after the page, so that it is there when the network is not. */
export function askAhead(ask: () => Promise<unknown>): void {
  const askNow = (): void => void ask().catch(() => undefined);
  // Some browsers do not ask again for what failed once.
  setTimeout(() => {
    if (navigator.onLine) askNow();
    else addEventListener('online', askNow, { once: true });
  }, LATER_MS);
}
