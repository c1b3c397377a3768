/** `npx tsx data/lexicon/generator/main.ts [--source DIR]`: makes the free lexicon from the installed dictionary. */
import { relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { buildLexicon } from './lexicon.ts';
import { type Provenance, writeLexicon } from './output.ts';
import { DEFAULT_DICTIONARY_DIR, LEXICON_DIR, readSource } from './source.ts';

const USAGE = 'Usage : npx tsx data/lexicon/generator/main.ts [--source DOSSIER]';

process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  const dictionaryDir = dictionaryDirOf(args);
  if (dictionaryDir === undefined) {
    console.error(USAGE);
    return 2;
  }
  const source = readSource(dictionaryDir);
  if (!source.ok) {
    console.error(source.fault.text);
    return 2;
  }
  const start = performance.now();
  report(writeLexicon(buildLexicon(source.value), source.value, LEXICON_DIR), performance.now() - start);
  return 0;
}

function dictionaryDirOf(args: readonly string[]): string | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { source: { type: 'string' } } });
    return values.source ?? DEFAULT_DICTIONARY_DIR;
  } catch {
    return undefined;
  }
}

function report(provenance: Provenance, milliseconds: number): void {
  const seconds = decimal(milliseconds / 1000);
  console.log(
    `Lexique libre : ${integer(provenance.words)} mots, ${integer(provenance.analyses)} analyses, en ${seconds} s.`,
  );
  for (const [length, count] of Object.entries(provenance.wordsByLength)) {
    console.log(`  ${length.padStart(2)} lettres : ${integer(count).padStart(6)}`);
  }
  const dir = relative(process.cwd(), LEXICON_DIR) || '.';
  for (const [name, { bytes }] of Object.entries(provenance.outputs)) {
    console.log(`Écrit : ${dir}/${name} (${integer(Math.round(bytes / 1000))} ko)`);
  }
  console.log(`Écrit : ${dir}/provenance.json`);
}

function integer(value: number): string {
  return value.toLocaleString('fr-FR');
}

function decimal(value: number): string {
  return value.toLocaleString('fr-FR', { maximumFractionDigits: 1 });
}
