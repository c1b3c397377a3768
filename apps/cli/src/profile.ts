import { closeSync, openSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { resolve } from 'node:path';
import { CliFault } from './command.ts';
import { reasonOf } from './files.ts';
import { quote } from './text.ts';

/** Notes what the processor does from now on. Answers how to write it, as the tools of browsers and of editors read it. */
export function startProfile(name: string): () => void {
  const path = resolve(name);
  try {
    closeSync(openSync(path, 'w', 0o600));
  } catch (error) {
    throw new CliFault(
      `Impossible d’écrire le profil ${quote(path)} (--profil ; ${reasonOf(error)}) : choisissez un autre fichier.`,
    );
  }
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.start');
  return () => session.post('Profiler.stop', (_, { profile }) => writeFileSync(path, JSON.stringify(profile)));
}
