import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { openWindows } from './wine.ts';

/** The browser tests, all of them or those named, against the program of the Windows zip. */
const { env, program, close } = await openWindows();
try {
  const words = ['playwright', 'test', '-c', 'e2e', '--workers=1', ...process.argv.slice(2)];
  const child = spawn('npx', words, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...env,
      HOME: process.env.HOME,
      RACCORD_E2E_PROGRAM: join(ROOT, 'tools/dist/wine/raccord.js'),
      RACCORD_WINDOWS: program,
    },
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  close();
}
