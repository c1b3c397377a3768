import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A window that a double click opened closes with the program: waits until what it says was read, or for so long. */
export async function holdWindow(
  ms?: number,
  { stdin, stderr }: Pick<typeof process, 'stdin' | 'stderr'> = process,
): Promise<void> {
  if (!stdin.isTTY || !stderr.isTTY) return;
  stderr.write('Pressez Entrée pour fermer cette fenêtre.\n');
  const signals = (['SIGINT', 'SIGHUP'] as const).map((signal) => once(process, signal));
  const awake = new AbortController();
  const limit = ms === undefined ? [] : [sleep(ms, undefined, awake).catch(() => undefined)];
  await Promise.race([once(stdin, 'data'), once(stdin, 'end'), ...signals, ...limit]);
  awake.abort();
  stdin.pause();
}
