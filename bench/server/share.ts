import type { ChildProcess } from 'node:child_process';

const PERIOD_MS = 40;

/**
 * Lets a process work for a part of the time only, as if it were alone on a small machine of its own. Answers how to let it go
 * again.
 */
export function giveShare(child: ChildProcess, share: number): () => void {
  let timer: NodeJS.Timeout;
  const go = (): void => {
    child.kill('SIGCONT');
    timer = setTimeout(hold, PERIOD_MS * share);
  };
  const hold = (): void => {
    child.kill('SIGSTOP');
    timer = setTimeout(go, PERIOD_MS * (1 - share));
  };
  go();
  return () => {
    clearTimeout(timer);
    child.kill('SIGCONT');
  };
}
