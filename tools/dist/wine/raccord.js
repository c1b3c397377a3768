import { spawn } from 'node:child_process';
import { createReadStream, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The `raccord` of Windows as the browser tests start it: what it writes to files, which Wine asks for, comes out of this process. */

const folder = process.env.RACCORD_WINDOWS;
const directory = await mkdtemp(join(tmpdir(), 'raccord-sortie-'));
const output = join(directory, 'sortie.txt');
const faults = join(directory, 'erreurs.txt');
const words = [join(folder, 'node.exe'), join(folder, 'apps/cli/bin/raccord.js'), ...process.argv.slice(2)];
const child = spawn('wine', words, { stdio: ['ignore', openSync(output, 'w'), openSync(faults, 'w')] });

/** Sends on what a file has since it was last looked at. */
function follow(path, target) {
  let seen = 0;
  return () =>
    new Promise((resolve) => {
      createReadStream(path, { start: seen })
        .on('data', (piece) => {
          seen += piece.length;
          target.write(piece);
        })
        .on('close', resolve);
    });
}

const looks = [follow(output, process.stdout), follow(faults, process.stderr)];
const look = () => Promise.all(looks.map((one) => one()));
let looking = Promise.resolve();
const timer = setInterval(() => {
  looking = looking.then(look);
}, 100);

process.on('SIGTERM', () => child.kill());
child.on('exit', async (code) => {
  clearInterval(timer);
  await looking;
  await look();
  await rm(directory, { recursive: true, force: true });
  process.exitCode = code ?? 0;
});
