import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LICENCE, ROOT, VERSION } from '../root.ts';
import { manifestOf, packagesOf } from './notices.ts';

/** Under which name it is in the packages: what tools of CycloneDX look for. */
export const SBOM_FILE = 'sbom.cdx.json';

interface Component {
  readonly type: 'application' | 'data' | 'library' | 'platform';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly scope?: 'optional';
  readonly purl?: string;
  readonly licenses: readonly [{ readonly expression: string }];
  readonly hashes?: readonly [{ readonly alg: 'SHA-512'; readonly content: string }];
}

const RACCORD = componentOf({ type: 'application', name: 'raccord', version: VERSION, licence: LICENCE });
/** Fonts are copied, and of no module. */
const FONTS = 'node_modules/@expo-google-fonts/source-sans-3';
const LEXICON = componentOf({
  type: 'data',
  name: 'hunspell-fr-comprehensive',
  version: '7.0',
  licence: 'MPL-2.0',
});

/** What may come besides. */
interface Besides {
  /** The version of the Node in the package. */
  readonly node?: string | undefined;
  /** The folder of what npm brings where it can. */
  readonly optional?: string;
}

/**
 * What a package is made of, for programs (CycloneDX): every package of npm with its licence and the sum of what was installed. It
 * has neither a time nor a number of its own: made again of the same sources, it is the same to the byte.
 */
export function makeSbom(modules: readonly string[], { node, optional }: Besides = {}): string {
  const folders = [...new Set([...packagesOf(modules), FONTS])].sort();
  const components = [
    LEXICON,
    ...folders.map(ofNpm),
    ...(optional === undefined ? [] : [{ ...ofNpm(optional), scope: 'optional' as const }]),
    ...(node === undefined ? [] : [componentOf({ type: 'platform', name: 'node', version: node, licence: 'MIT' })]),
  ];
  const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component: RACCORD }, components };
  return `${JSON.stringify(bom, null, 1)}\n`;
}

interface Told {
  readonly type: Component['type'];
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

function componentOf({ type, name, version, licence }: Told): Component {
  return { type, 'bom-ref': `${name}@${version}`, name, version, licenses: [{ expression: licence }] };
}

function ofNpm(folder: string): Component {
  const { name, version, licence } = manifestOf(folder);
  const { integrity = '' } = lockOf(folder);
  const [, sum] = /^sha512-(.+)$/.exec(integrity) ?? [];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    ...{ ...componentOf({ type: 'library', name, version, licence }), 'bom-ref': `${purl}#${folder}`, purl },
    ...(sum ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }] } : {}),
  };
}

function lockOf(folder: string): { readonly integrity?: string } {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
  };
  return packages[folder] ?? {};
}
