import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where packages go, and the date of all that is in them. */
export interface DistOrder {
  readonly directory: string;
  readonly date: Date;
  /** Told what is written, and what could not be. */
  readonly tell: (line: string) => void;
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1).replace('.', ',')} Mo`;

export function writePackage({ directory, tell }: DistOrder, name: string, bytes: Uint8Array): void {
  writeFileSync(join(directory, name), bytes);
  tell(`${name} : ${megabytes(bytes.length)}`);
}
