import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../apps/web/dist-static', import.meta.url));

/** The files of the static edition by their names. */
export type PlainFiles = ReadonlyMap<string, Buffer | string>;

/** The version that was built. */
export function readVersion(): PlainFiles {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(FOLDER, name)).isFile());
  return new Map(files.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(FOLDER, name))]));
}

const integrity = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A later version: none of its scripts and styles has the name that it had. */
export function nextVersion(files: PlainFiles): PlainFiles {
  const inAssets = [...files.keys()].filter((name) => name.startsWith('assets/')).map((name) => name.slice(7));
  const rename = (text: string): string =>
    inAssets.reduce((renamed, name) => renamed.replaceAll(name, name.replace('-', '-2')), text);
  const next = new Map<string, Buffer | string>();
  let worker = rename(String(files.get('sw.js')));
  for (const [name, content] of files) {
    const isText = /\.(?:js|css|html)$/.test(name);
    const renamed = isText ? rename(String(content)) : content;
    next.set(rename(name), renamed);
    worker = worker.replace(integrity(content), integrity(renamed));
  }
  next.set('sw.js', worker.replace(/(version["']?:["'`])/, '$12'));
  return next;
}
