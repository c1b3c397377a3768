import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const ID_BYTES = 9;

/** A secret that nobody guesses: it is given once, and only its hash is kept. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** An id that the same parts always give. */
export const derivedId = (...parts: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts))
    .digest('hex')
    .slice(0, 2 * ID_BYTES);

/** What keeps a text that is committed to from being guessed. */
export const newSalt = (): string => randomBytes(TOKEN_BYTES).toString('hex');

/** What names a link or a session among others; no secret, and nothing that a command line takes for an option. */
export const newId = (): string => randomBytes(ID_BYTES).toString('hex');

/** What an event is called that lost a name: as many bits as a page draws. */
export const newEventId = (): string => randomBytes(15).toString('base64url');
