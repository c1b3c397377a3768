import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { scrypt } from '@noble/hashes/scrypt.js';
import { accept, FORMULA_NAMES, type Result, refuse } from '@raccord/scrabble';
import type { PreparedGame, PreparedTurn } from './prepared.ts';

/** A prepared game that nobody reads without its passphrase. Bytes are hexadecimal. */
export interface SealedGame {
  readonly format: 'raccord-sealed-game-1';
  /** In clear, so that the right game is opened. */
  readonly name: string;
  readonly formula: PreparedGame['formula'];
  readonly salt: string;
  readonly nonce: string;
  readonly content: string;
}

const FORMAT = 'raccord-sealed-game-1';
export const SALT_BYTES = 16;
export const NONCE_BYTES = 24;
export const SHORTEST_PASSPHRASE = 8;
/** The cost of a guess, which the format pins: 32 MB and some tenths of a second. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, dkLen: 32 };
/** Contents are filled up to a multiple of this, so that their length does not tell the number of turns. */
const BLOCK = 2048;
/** A content ends with its authentication code; no game comes near the largest one. */
const CODE_BYTES = 16;
const LARGEST_CONTENT = 32 * BLOCK;

/** A passphrase in the one form that opens: accents composed, no blanks around. */
export function readPassphrase(text: string): Result<string, 'passphrase-too-short'> {
  const passphrase = text.normalize('NFC').trim();
  if ([...passphrase].length >= SHORTEST_PASSPHRASE) return accept(passphrase);
  return refuse(
    'passphrase-too-short',
    `La phrase secrète est trop courte : il faut ${SHORTEST_PASSPHRASE} caractères au moins.`,
  );
}

/** Seals a game. Salt and nonce are bytes drawn at random for this game alone. */
export function sealGame(
  { name, formula, turns }: PreparedGame,
  passphrase: string,
  { salt, nonce }: { readonly salt: Uint8Array; readonly nonce: Uint8Array },
): Result<SealedGame, 'passphrase-too-short'> {
  if (salt.length !== SALT_BYTES || nonce.length !== NONCE_BYTES) throw new Error('Salt or nonce of a wrong length.');
  const read = readPassphrase(passphrase);
  if (!read.ok) return read;
  const text = JSON.stringify(turns.map(({ draw, word, reference }) => ({ draw, word, reference })));
  const bytes = utf8ToBytes(text);
  const content = new Uint8Array(Math.ceil(bytes.length / BLOCK) * BLOCK).fill(BLANK);
  content.set(bytes);
  const cipher = xchacha20poly1305(scrypt(read.value, salt, SCRYPT), nonce, inClear(name, formula));
  return accept({
    format: FORMAT,
    name,
    formula,
    salt: bytesToHex(salt),
    nonce: bytesToHex(nonce),
    content: bytesToHex(cipher.encrypt(content)),
  });
}

export type OpeningFaultCode = 'wrong-passphrase' | 'sealed-damaged';

/** Opens a sealed game: the very game that was sealed, or nothing. */
export function openGame(sealed: SealedGame, passphrase: string): Result<PreparedGame, OpeningFaultCode> {
  const field = damagedField(sealed);
  if (field) return damaged(field);
  const { name, formula } = sealed;
  const [salt, nonce, content] = [sealed.salt, sealed.nonce, sealed.content].map((hex) => hexToBytes(hex));
  const key = scrypt(passphrase.normalize('NFC').trim(), salt, SCRYPT);
  const text = decrypted(() => xchacha20poly1305(key, nonce, inClear(name, formula)).decrypt(content));
  if (text === undefined) {
    return refuse(
      'wrong-passphrase',
      `Cette phrase secrète n’ouvre pas la partie « ${name} » : vérifiez majuscules, accents et espaces ; si elle est juste, le fichier a été modifié, reprenez-en une copie.`,
    );
  }
  const turns = parseTurns(text);
  return turns ? accept({ name, formula, turns }) : damaged('content');
}

const BLANK = 0x20;

/** What stands in clear and is bound to the content: another name or formula does not open. */
const inClear = (name: string, formula: string): Uint8Array => utf8ToBytes(JSON.stringify([FORMAT, name, formula]));

function decrypted(decrypt: () => Uint8Array): string | undefined {
  try {
    return bytesToUtf8(decrypt());
  } catch {
    return undefined;
  }
}

function parseTurns(text: string): PreparedTurn[] | undefined {
  const list = parsedJson(text);
  if (!Array.isArray(list)) return undefined;
  const isTurn = (turn: unknown): turn is PreparedTurn =>
    isObject(turn) && [turn.draw, turn.word, turn.reference].every((value) => typeof value === 'string');
  return list.every(isTurn) ? list : undefined;
}

export type SealedFileFaultCode = 'sealed-foreign' | 'sealed-damaged';

/** Reads the file of a sealed game, which stays sealed. */
export function parseSealedGame(text: string): Result<SealedGame, SealedFileFaultCode> {
  const value = parsedJson(text);
  if (value === undefined && text.includes(FORMAT)) return damaged('JSON');
  if (!isObject(value) || value.format !== FORMAT) {
    return refuse('sealed-foreign', 'Ce n’est pas une partie scellée par cette version de Raccord.');
  }
  const field = damagedField(value);
  if (field) return damaged(field);
  const { name, formula, salt, nonce, content } = value as unknown as SealedGame;
  return accept({ format: FORMAT, name, formula, salt, nonce, content });
}

export const makeSealedGame = (sealed: SealedGame): string => `${JSON.stringify(sealed, null, 2)}\n`;

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The right form of each field. */
const FIELDS: Readonly<Record<Exclude<keyof SealedGame, 'format'>, (text: string) => boolean>> = {
  name: (text) => text.trim() !== '',
  formula: (text) => (FORMULA_NAMES as readonly string[]).includes(text),
  salt: (text) => isHexadecimal(text, SALT_BYTES),
  nonce: (text) => isHexadecimal(text, NONCE_BYTES),
  content: (text) => isHexadecimal(text, CODE_BYTES, LARGEST_CONTENT),
};

const isHexadecimal = (text: string, least: number, most = least): boolean =>
  text.length % 2 === 0 && text.length >= 2 * least && text.length <= 2 * most && /^[0-9a-f]*$/.test(text);

const damagedField = (sealed: object): string | undefined =>
  Object.entries(FIELDS).find(([field, isRight]) => {
    const value: unknown = (sealed as Record<string, unknown>)[field];
    return typeof value !== 'string' || !isRight(value);
  })?.[0];

const damaged = (field: string) =>
  refuse('sealed-damaged', `Partie scellée abîmée (${field}) : reprenez-en une copie.`);
