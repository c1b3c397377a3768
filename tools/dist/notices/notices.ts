import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DistFault } from '../fault.ts';
import { ROOT } from '../root.ts';
import { INSIDE, WITHOUT_FILE, WITHOUT_NAME } from './byhand.ts';

const RULE = '='.repeat(80);
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/** Of what is in the packages, what others have written: who they are, and under which licence they give it. */
export function makeNotices(modules: readonly string[], nodeLicence?: string): string {
  const packages = packagesOf(modules);
  if (packages.length === 0)
    throw new DistFault(
      'Aucun paquet de npm n’est dans le programme, à en croire « dist-modules.json » : refaites-le.',
    );
  const sections = [
    PREFACE,
    section('Source Sans 3 (fonts of screens and papers), SIL Open Font License 1.1', [
      textOf('node_modules/@expo-google-fonts/source-sans-3/LICENSE_FONT'),
    ]),
    section('Free French lexicon (data/lexicon), Mozilla Public License 2.0', [textOf('data/lexicon/NOTICE.md')]),
    ...packages.map(sectionOf),
    ...(nodeLicence === undefined ? [] : [section('Node.js', [nodeLicence])]),
  ];
  return `${sections.join(`\n\n${RULE}\n`)}\n`;
}

const PREFACE = `Raccord is under the MIT licence (see its licence beside this file). It contains the following works of others, each under the licence given with it.
The source of the lexicon and the programs that make it are in the source of Raccord, in the folder data/lexicon.`;

/** The folders of the packages that these modules are of, and of what comes inside them, sorted. */
export function packagesOf(modules: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const id of modules) {
    const [folder] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
    if (folder === undefined) continue;
    folders.add(folder);
    for (const inner of INSIDE[folder] ?? []) folders.add(inner);
  }
  return [...folders].sort();
}

function sectionOf(folder: string): string {
  const { name, version, licence } = manifestOf(folder);
  const files = readdirSync(join(ROOT, folder)).filter((file) => LICENCE_FILE.test(file));
  const texts = files.length > 0 ? files.sort().map((file) => textOf(`${folder}/${file}`)) : byHand(name);
  return section(`${name} ${version}, ${licence}`, texts);
}

/** What a package says of itself. */
export function manifestOf(folder: string): Readonly<Record<'name' | 'version' | 'licence', string>> {
  const { name, version, license } = JSON.parse(textOf(`${folder}/package.json`)) as Record<string, string | undefined>;
  const licence = license ?? WITHOUT_NAME[name ?? ''];
  if (name === undefined || version === undefined || licence === undefined)
    throw new DistFault(
      `Le paquet « ${folder} » ne nomme pas sa licence : lisez-la, puis inscrivez-la dans tools/dist/notices/byhand.ts.`,
    );
  return { name, version, licence };
}

function byHand(name: string): readonly string[] {
  const written = WITHOUT_FILE[name];
  if (!written)
    throw new DistFault(
      `Le paquet « ${name} » est dans le programme et n’a pas de fichier de licence : inscrivez-le dans tools/dist/notices/byhand.ts.`,
    );
  return [written.copyright, textOf(`tools/dist/notices/${written.licence}.txt`)];
}

const section = (title: string, texts: readonly string[]): string =>
  [title, ...texts.map((text) => text.replaceAll('\r\n', '\n').trim())].join('\n\n');

function textOf(path: string): string {
  if (!existsSync(join(ROOT, path)))
    throw new DistFault(`Le fichier « ${path} » manque : lancez « npm ci », puis recommencez.`);
  return readFileSync(join(ROOT, path), 'utf8');
}
