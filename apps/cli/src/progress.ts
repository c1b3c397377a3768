import { setImmediate } from 'node:timers/promises';
import { number } from '@raccord/french';
import { CLEAR_LINE, printAlert } from './output.ts';
import { USUAL_WIDTH } from './screen/screen.ts';

/** Tells a person at a terminal how far a long work is, and what he should know about it. */
export interface ProgressLine {
  /** The work named here begins, `done` (0 to 1) of the whole being behind. */
  step(label: string, done: number): Promise<void>;
  /** So many of so many are done. */
  count(label: string, done: number, total: number): Promise<void>;
  end(): void;
  alert(text: string): void;
}

const BAR_WIDTH = 24;

/** A bar on standard error, if that is a terminal; nothing at all for programs. */
export function makeProgress(json: boolean): ProgressLine {
  const { stderr } = process;
  const isShown = stderr.isTTY && !json;
  let isDrawn = false;
  const end = () => {
    if (isDrawn) stderr.write(CLEAR_LINE);
    isDrawn = false;
  };
  const draw = async (done: number, said: string): Promise<void> => {
    if (!isShown) return;
    const filled = Math.round(Math.min(1, done) * BAR_WIDTH);
    const line = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${said}`;
    stderr.write(`${CLEAR_LINE}${line.slice(0, (stderr.columns || USUAL_WIDTH) - 1)}`);
    isDrawn = true;
    await setImmediate();
  };
  return {
    step: (label, done) => draw(done, `${String(Math.round(done * 100)).padStart(3)} %  ${label}`),
    count: (label, done, total) =>
      draw(total === 0 ? 1 : done / total, `${number(done)} sur ${number(total)}  ${label}`),
    end,
    alert(text) {
      if (json) return;
      end();
      printAlert(text);
    },
  };
}

/** Shows how many tournaments of a club are read. */
export const tournamentsDone = (progress: ProgressLine) => ({
  tell: (done: number, total: number) => progress.count('tournois', done, total),
});
