import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { toPlanes } from '@raccord/scrabble';
import type { Plugin } from 'vite';
import { makeNotices } from '../../../tools/dist/notices/notices.ts';
import { makeSbom, SBOM_FILE } from '../../../tools/dist/notices/sbom.ts';

const WEB = join(import.meta.dirname, '..');
const REPOSITORY = join(WEB, '../..');
const LEXICON = join(REPOSITORY, 'data/lexicon');
const FACTS = 'virtual:plainfiles';

export const SERVICE_WORKER = 'sw';
/** In the service worker, what is to be replaced by the files of this version. */
const PRECACHE = /(["'`])__PRECACHE__\1/;

const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** What a browser checks a file by. */
const integrity = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

interface Carried {
  readonly hash: string;
  readonly name: string;
  readonly content: Uint8Array;
}

/** A file of the lexicon as browsers unfold it by themselves, named by its content. */
function carry(source: string, name: string, shape = (content: Uint8Array) => content): Carried {
  const content = shape(brotliDecompressSync(readFileSync(join(LEXICON, source))));
  const hash = digest(content);
  return { hash, name: `${name}-${hash}.bin`, content: gzipSync(content, { level: 9 }) };
}

/**
 * All that a plain web host hands out beside the page: the lexicon, its natures, the pictures and the licences; and a service worker that
 * knows every file of this version, so that the page works without network.
 */
export function plainFiles(listModules: () => readonly string[]): Plugin {
  const words = carry('lexicon.bin.br', 'mots', toPlanes);
  const natures = carry('natures.bin.br', 'natures');
  const { version } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as { version: string };
  return {
    name: 'plain-files',
    resolveId: (source) => (source === FACTS ? FACTS : undefined),
    load: (id) =>
      id === FACTS
        ? `export const built = ${JSON.stringify({ version, words: { hash: words.hash, name: words.name }, natures: natures.name })};`
        : undefined,
    buildStart() {
      const emit = (fileName: string, source: Uint8Array) => this.emitFile({ type: 'asset', fileName, source });
      for (const { name, content } of [words, natures]) emit(name, content);
      emit('raccord.svg', readFileSync(join(WEB, 'public/raccord.svg')));
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[`${SERVICE_WORKER}.js`];
        if (worker?.type !== 'chunk') throw new Error('No service worker was built.');
        const files = new Map<string, string | Uint8Array>(
          Object.values(bundle)
            .filter((file) => file !== worker)
            .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
        );
        const licences = {
          'LICENSE.txt': readFileSync(join(REPOSITORY, 'LICENSE'), 'utf8'),
          'THIRD-PARTY.txt': makeNotices(listModules()),
          [SBOM_FILE]: makeSbom(listModules()),
        };
        for (const [fileName, source] of Object.entries(licences)) {
          this.emitFile({ type: 'asset', fileName, source });
          files.set(fileName, source);
        }
        const folder = join(WEB, 'static/public');
        for (const name of readdirSync(folder)) files.set(name, readFileSync(join(folder, name)));
        const listed = JSON.stringify(
          Object.fromEntries(
            [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, content]) => [name, integrity(content)]),
          ),
        );
        worker.code = worker.code.replace(PRECACHE, `{"version":"${digest(listed)}","files":${listed}}`);
      },
    },
  };
}
