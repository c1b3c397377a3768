/** `npm test` once the program is built: the checks and both kinds of tests side by side, so that no core is left idle. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const COMMANDS = {
  vitest: 'npm run -s check && vitest run',
  playwright: 'npm run -s build:static && playwright test -c e2e',
};

const width = Math.max(...Object.keys(COMMANDS).map(({ length }) => length));
const failed = (await Promise.all(Object.entries(COMMANDS).map(run))).filter((name) => name !== undefined);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Tells its lines as they come, each after its name, and answers its name where it fails. */
async function run([name, command]) {
  const env = { ...process.env, RACCORD_BUILT: 'yes' };
  const child = spawn(command, { env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    createInterface({ input: from }).on('line', (line) => to.write(`${name.padEnd(width)} │ ${line}\n`));
  }
  const isDone = await new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
  return isDone ? undefined : name;
}
