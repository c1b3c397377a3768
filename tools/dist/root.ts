import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };

/** The repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The one place where it is written is the package.json of the repository. */
export const { version: VERSION, description: DESCRIPTION, license: LICENCE, engines: ENGINES } = manifest;
