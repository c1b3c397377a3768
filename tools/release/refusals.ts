import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConformitySummary } from '@raccord/conformity';

/** What each published format left, one folder a number (adr/0055). */
const FORMATS = 'apps/server/src/formats';
const RECORDED = /\/formats\/\d+\//;
const NUMBER = /^\d+\.\d+\.\d+$/;

/** Why the sources in this folder are not ready to be published under this number: a French sentence each. */
export function refusalsOf(root: string, number: string): readonly string[] {
  if (!NUMBER.test(number))
    return [
      `« ${number} » n’est pas un numéro de version : donnez-en un de la forme 1.0.0 (npm run release -- 1.0.0).`,
    ];
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, stdio: 'pipe' }).toString().trim();
  const published = git('tag', '--list', '--merged', 'HEAD', '--sort=-v:refname')
    .split('\n')
    .filter((tag) => NUMBER.test(tag));
  return [
    ...refusalsOfTree(git('status', '--porcelain')),
    ...refusalsOfNumber(root, number, git('tag', '--list', number) !== ''),
    ...refusalsOfChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), number),
    ...published.slice(0, 1).flatMap((tag) => refusalsOfFormats(tag, git)),
  ];
}

const refusalsOfTree = (changed: string): readonly string[] =>
  changed === ''
    ? []
    : [`Ces fichiers sont changés sans être dans un commit : faites-en un, ou rendez-les.\n${changed}`];

function refusalsOfNumber(root: string, number: string, isTaken: boolean): readonly string[] {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  return [
    ...(isTaken ? [`La version ${number} est déjà publiée (étiquette git) : prenez le numéro suivant.`] : []),
    ...(version === number
      ? []
      : [
          `package.json dit ${version} : lancez « npm version ${number} --no-git-tag-version », puis faites un commit.`,
        ]),
  ];
}

function refusalsOfChangelog(text: string, number: string): readonly string[] {
  const [first = ''] = /^## .*$/m.exec(text) ?? [];
  return new RegExp(`^## ${number.replaceAll('.', '\\.')} — \\d{1,2}(er)? \\p{L}+ \\d{4}$`, 'u').test(first)
    ? []
    : [
        `CHANGELOG.md commence par « ${first} » : donnez-lui le numéro et le jour, « ## ${number} — 1er janvier 2027 » par exemple.`,
      ];
}

/** A number that was published keeps its recorded folder to the byte. */
function refusalsOfFormats(tag: string, git: (...words: string[]) => string): readonly string[] {
  const changed = git('diff', '--name-only', '--no-renames', '--diff-filter=DM', tag, 'HEAD', '--', FORMATS)
    .split('\n')
    .filter((path) => RECORDED.test(path));
  return changed.length === 0
    ? []
    : [
        `Ce que la version ${tag} a publié comme format a changé : rendez-le et enregistrez un nouveau numéro (adr/0055).\n${changed.join('\n')}`,
      ];
}

/** The page « Conformité » speaks of the program that is published, of which nothing differs. */
export function refusalsOfDossier(root: string, program: string): readonly string[] {
  const { order, done, differences, faults } = JSON.parse(
    readFileSync(join(root, 'docs/conformite/conformite.json'), 'utf8'),
  ) as ConformitySummary;
  const isFound = faults.length > 0 && faults.every((fault) => fault.isFound);
  return [
    ...(order.program === program
      ? []
      : [
          `Le dossier de conformité est celui d’un autre programme (${order.program.slice(0, 12)}, non ${program.slice(0, 12)}) : refaites-le, docs/conformite/README.md dit comment.`,
        ]),
    ...(done === order.tournaments && differences.length === 0 && isFound
      ? []
      : ['Le dossier de conformité a des différences, des fautes non trouvées, ou n’est pas fini.']),
  ];
}
