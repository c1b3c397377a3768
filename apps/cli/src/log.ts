import { createWriteStream, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { CliFault } from './command.ts';
import { codeOf, reasonOf } from './files.ts';
import { printAlert } from './output.ts';
import { quote } from './text.ts';

/** The file that the server writes its log to, after what is there already. */
export interface Log {
  readonly path: string;
  write(line: string): void;
  close(): Promise<void>;
}

export function openLog(name: string): Log {
  const path = resolve(name);
  const stream = createWriteStream(path, { fd: opened(path), flags: 'a' });
  let isBroken = false;
  stream.on('error', (error) => {
    if (isBroken) return;
    isBroken = true;
    const remedy = codeOf(error) === 'ENOSPC' ? 'libérez de la place, puis redémarrez' : 'redémarrez pour le reprendre';
    printAlert(
      `Le journal ${quote(path)} ne s’écrit plus (${reasonOf(error)}) ; le serveur continue sans lui : ${remedy}.`,
    );
  });
  return {
    path,
    write: (line) => {
      if (!isBroken) stream.write(line);
    },
    close: () => new Promise((resolve) => (isBroken ? resolve() : stream.end(resolve))),
  };
}

function opened(path: string): number {
  try {
    return openSync(path, 'a', 0o600);
  } catch (error) {
    throw new CliFault(
      `Impossible d’écrire le journal ${quote(path)} (--journal ; ${reasonOf(error)}) : choisissez un autre fichier.`,
    );
  }
}
