import { once } from 'node:events';

/** A window that a double click opened is gone with the program: what went wrong stays until it was read. */
export async function holdWindow({ stdin, stderr }: Pick<typeof process, 'stdin' | 'stderr'> = process): Promise<void> {
  if (!stdin.isTTY || !stderr.isTTY) return;
  stderr.write('Pressez Entrée pour fermer cette fenêtre.\n');
  const signals = (['SIGINT', 'SIGHUP'] as const).map((signal) => once(process, signal));
  await Promise.race([once(stdin, 'data'), once(stdin, 'end'), ...signals]);
  stdin.pause();
}
