import { readFileSync, statSync } from 'node:fs';
import { decodeText as decode } from '@raccord/files';
import { number, withoutCapital } from '@raccord/french';
import { CliFault } from './command.ts';
import { codeOf } from './files.ts';
import { quote } from './text.ts';

/** A file as it lies on the disk. `from` is what named it on the command line: `--grille`, `FICHIER`. */
export interface SourceFile {
  readonly path: string;
  readonly from: string;
  readonly bytes: Uint8Array;
}

/** A text and how to name where it comes from. */
export interface SourceText {
  readonly label: string;
  readonly text: string;
}

/** No list of words comes near; a compressed file that unfolds beyond it is a trap. */
const MOST_MEGABYTES = 256;
const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;

const STANDARD_INPUT = '-';

export async function readSource(path: string, from: string): Promise<SourceFile> {
  try {
    const { size } = statSync(path);
    if (size > MOST_BYTES) throw tooLarge(path, from);
    return { path, from, bytes: readFileSync(path) };
  } catch (error) {
    throw error instanceof CliFault ? error : unreadable(path, from, error);
  }
}

/** Reads a file, compressed or not; `-` is standard input. */
export async function readContent(path: string, from: string): Promise<SourceFile> {
  const source = path === STANDARD_INPUT ? await readStandardInput(from) : await readSource(path, from);
  return { ...source, bytes: await unfoldInput(source) };
}

/** Reads a text, compressed or not, in any usual encoding; `-` is standard input. */
export async function readText(path: string, from: string): Promise<SourceText> {
  const source = await readContent(path, from);
  return { label: inputLabel(source), text: decodeText(source.bytes, source) };
}

export const inputLabel = ({ path }: SourceFile): string =>
  path === STANDARD_INPUT ? 'l’entrée standard' : quote(path);

async function readStandardInput(from: string): Promise<SourceFile> {
  if (process.stdin.isTTY) process.stderr.write('Lecture au clavier ; finissez par Ctrl-D.\n');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    size += chunk.length;
    if (size > MOST_BYTES) throw tooLarge(STANDARD_INPUT, from);
    chunks.push(chunk);
  }
  return { path: STANDARD_INPUT, from, bytes: Buffer.concat(chunks) };
}

/** The content of a file: what gzip (known by its first bytes) or Brotli (by its name) has folded. */
export async function unfoldInput({ path, from, bytes }: SourceFile): Promise<Uint8Array> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip && !path.endsWith('.br')) return bytes;
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
  try {
    return (isGzip ? gunzipSync : brotliDecompressSync)(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(path, from);
    throw new CliFault(`Fichier compressé ${quote(path)} (${from}) : contenu abîmé ou tronqué, reprenez-en une copie.`);
  }
}

/** A text in any usual encoding. */
function decodeText(bytes: Uint8Array, { path, from }: { path: string; from: string }): string {
  const text = decode(bytes);
  if (!text.ok) throw new CliFault(`Fichier ${quote(path)} (${from}) : ${withoutCapital(text.fault.text)}`);
  return text.value;
}

const tooLarge = (path: string, from: string): CliFault =>
  new CliFault(
    `Fichier ${quote(path)} (${from}) : plus de ${number(MOST_MEGABYTES)} Mo une fois lu, Raccord n’en lit pas davantage.`,
  );

function unreadable(path: string, from: string, error: unknown): CliFault {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return new CliFault(`Fichier ${quote(path)} introuvable (${from}).`);
  if (code === 'EISDIR') return new CliFault(`${quote(path)} est un dossier ; il faut un fichier (${from}).`);
  if (code === 'EACCES' || code === 'EPERM') {
    return new CliFault(`Fichier ${quote(path)} illisible (${from}) : vous n’avez pas le droit de le lire.`);
  }
  return new CliFault(`Fichier ${quote(path)} illisible (${from}) : ${code ?? String(error)}.`);
}
