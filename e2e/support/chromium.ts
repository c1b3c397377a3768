import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

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
const IS_ROOT = userInfo().uid === 0;

export interface Chromium {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/** The Chromium of the system (or `RACCORD_CHROMIUM`), else the one that comes from npm with the libraries it needs. */
export async function chromium(): Promise<Chromium> {
  const { RACCORD_CHROMIUM } = process.env;
  const known = RACCORD_CHROMIUM ?? USUAL.find((path) => existsSync(path));
  const args = [...QUIET, ...SPARING, ...(IS_ROOT ? ['--no-sandbox'] : [])];
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined));
  if (known !== undefined && known !== 'npm')
    return { executablePath: known, args, env: env as Record<string, string> };
  return { ...(await fromNpm(env as Record<string, string>)), args: [...args, '--no-sandbox', '--no-zygote'] };
}

/** It unpacks itself, with its libraries, into the temporary directory, as it would in the one place it knows. */
async function fromNpm(env: Record<string, string>): Promise<Omit<Chromium, 'args'>> {
  const directory = join(tmpdir(), 'raccord-chromium');
  await mkdir(directory, { recursive: true });
  process.env.TMPDIR = directory;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  const fonts = join(directory, 'fontconfig.xml');
  await writeFile(fonts, fontsIn(join(directory, 'fonts'), directory));
  if (env.TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = env.TMPDIR;
  delete process.env.AWS_EXECUTION_ENV;
  const libraries = join(directory, 'al2023', 'lib');
  return { executablePath, env: { ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fonts } };
}

/** Of a machine's own fonts, only what its font lacks (arrows): pictures would differ from one machine to the next. */
const fontsIn = (fonts: string, cache: string): string =>
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${cache}</cachedir>
<alias binding="same"><family>monospace</family><prefer><family>Open Sans</family></prefer></alias></fontconfig>
`;
