import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readZip } from '../archive/testing.ts';
import { writeTree } from '../files.ts';
import { ENTRY } from '../program.ts';
import { ROOT, VERSION } from '../root.ts';

/** A Windows by Wine, with a profile of its own, and the folder of Raccord unpacked beside it. */
export interface Windows {
  readonly env: NodeJS.ProcessEnv;
  /** Where it keeps what programs have for its user: %LOCALAPPDATA%. */
  readonly localData: string;
  readonly profile: string;
  /** The folder of the zip. */
  readonly program: string;
  /** Runs a program of Windows to its end. */
  run(words: readonly string[]): Promise<{ readonly status: number | null; readonly stdout: string }>;
  /** Starts one, whose output goes to the file that is answered. */
  start(words: readonly string[]): { readonly child: ChildProcess; readonly output: string };
  close(): void;
}

export const ZIP = join(ROOT, `dist/raccord-${VERSION}-windows-x64.zip`);
export const INSTALLER = join(ROOT, `dist/raccord-${VERSION}-installation-windows-x64.exe`);

/** In a folder of the program. */
export const raccordIn = (folder: string, ...words: readonly string[]) => [
  join(folder, 'node.exe'),
  join(folder, ENTRY),
  ...words,
];

export async function openWindows(): Promise<Windows> {
  const directory = mkdtempSync(join(tmpdir(), 'raccord-wine-'));
  const display = await openDisplay();
  // A home of its own before the first start, which ties the desktop of Windows to that of the home.
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...{ HOME: directory, USER: 'arbitre', WINEPREFIX: join(directory, 'wine'), WINEDEBUG: '-all', LANG: 'C.UTF-8' },
    DISPLAY: display.name,
  };
  let count = 0;
  const start: Windows['start'] = (words) => {
    const output = join(directory, `sortie-${++count}.txt`);
    const file = openSync(output, 'w');
    // Files: Node under Wine understands no pipe.
    const faults = openSync(join(directory, 'erreurs.txt'), 'a');
    const child = spawn('wine', words, { env, cwd: directory, stdio: ['ignore', file, faults] });
    closeSync(file);
    closeSync(faults);
    return { child, output };
  };
  const run: Windows['run'] = async (words) => {
    const { child, output } = start(words);
    const [status] = await once(child, 'exit');
    return { status, stdout: readFileSync(output, 'utf8') };
  };
  spawnSync('wineboot', ['--init'], { env, stdio: 'ignore' });
  await run(['reg', 'add', 'HKCU\\Software\\Wine', '/v', 'Version', '/d', 'win10', '/f']);
  const { stdout } = await run(['cmd', '/c', 'echo %USERPROFILE%']);
  const profile = stdout.trim().replace(/^C:/, '').replaceAll('\\', '/');
  const home = join(directory, 'wine/drive_c', profile);
  mkdirSync(join(directory, 'zip'));
  writeTree(readZip(readFileSync(ZIP)), join(directory, 'zip'), new Date());
  return {
    ...{
      env,
      run,
      start,
      profile: home,
      localData: join(home, 'AppData/Local'),
      program: join(directory, 'zip/Raccord'),
    },
    close: () => {
      spawnSync('wineserver', ['--kill', '--wait'], { env });
      display.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A display that nobody sees: Wine writes shortcuts by one. */
async function openDisplay(): Promise<{ name: string; close(): void }> {
  const words = ['-displayfd', '3', '-screen', '0', '800x600x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [piece] = await once(child.stdio[3] as NodeJS.ReadableStream, 'data');
  return { name: `:${String(piece).trim()}`, close: () => child.kill() };
}
