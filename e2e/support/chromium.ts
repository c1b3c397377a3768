import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** Where systems put theirs. */
const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** The network of a test is its own machine. */
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-gpu'];
/** Fewer processes and threads to draw pages that nobody looks at. */
const SPARING = ['--in-process-gpu', '--num-raster-threads=1', '--disable-smooth-scrolling', '--process-per-site'];
/** V8 compiles for speed what ran seven times longer than by default: most of a test would hardly run again. */
export const SELDOM_OPTIMIZED = '--interrupt-budget=500000';
/**
 * The same in pages, whose V8 is a later one: it knows no such flag, and counts how often a function runs. What compiles and collects
 * beside a page costs more, with two cores for all, than it spares the page.
 */
const SPARING_PAGES = [
  '--single-threaded',
  ...['--invocation-count-for-maglev=4000', '--invocation-count-for-maglev-osr=1000'],
  ...['--invocation-count-for-turbofan=20000', '--invocation-count-for-osr=3000'],
].join(' ');
/** Where that of npm is kept once it is unpacked: `npm ci` takes it away. */
const KEPT = join(import.meta.dirname, '../../node_modules/.cache/chromium');
const OURS = join(KEPT, 'chromium');
const FONTS = 'fontconfig.xml';
const IS_ROOT = userInfo().uid === 0;

export interface Chromium {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/**
 * What `RACCORD_CHROMIUM` names, else the Chromium that comes from npm: the same for everybody, and a shell without windows, which
 * takes a quarter less of the processor (adr/0089). Where it does not run, that of the system.
 */
export async function chromium(): Promise<Chromium> {
  const { RACCORD_CHROMIUM: named, ...rest } = process.env;
  const args = [...QUIET, ...SPARING, `--js-flags=${SPARING_PAGES}`, ...(IS_ROOT ? ['--no-sandbox'] : [])];
  const env = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const isOurs = named === undefined && (existsSync(KEPT) || (await unpack()));
  if (isOurs)
    return {
      executablePath: OURS,
      args: [...args, '--no-sandbox', '--no-zygote'],
      env: { ...env, ...environment(KEPT) },
    };
  const executablePath = named ?? USUAL.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('No Chromium: RACCORD_CHROMIUM names one.');
  return { executablePath, args, env };
}

/** It unpacks itself into the temporary directory, as it would in the one place it knows: then it is put in its own, whole. */
async function unpack(): Promise<boolean> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  mkdirSync(dirname(KEPT), { recursive: true });
  const directory = mkdtempSync(`${KEPT}-`);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = directory;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  delete process.env.AWS_EXECUTION_ENV;
  writeFileSync(join(directory, FONTS), fontsIn(KEPT));
  const runs = spawnSync(executablePath, ['--version'], { env: environment(directory) }).status === 0;
  if (runs && !existsSync(KEPT)) renameSync(directory, KEPT);
  else rmSync(directory, { recursive: true });
  return runs;
}

const environment = (directory: string) => ({
  LD_LIBRARY_PATH: join(directory, 'al2023', 'lib'),
  FONTCONFIG_FILE: join(directory, FONTS),
});

/** Of a machine's own fonts, only what its font lacks (arrows): pictures would differ from one machine to the next. */
const fontsIn = (directory: string): string =>
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${directory}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${directory}</cachedir></fontconfig>
`;
