import { gzipSync } from 'node:zlib';
import { makeTar } from './tar.ts';
import { inFolder, type Tree, textFile } from './tree.ts';

/** The files of a Debian package: where they go, what `dpkg` is told of them, and how they are packed. */
export interface DebOrder {
  readonly tree: Tree;
  readonly fields: Readonly<Record<string, string>>;
  readonly date: Date;
  readonly pack: (tar: Buffer) => { readonly bytes: Buffer; readonly extension: string };
}

/** A Debian package is an `ar` archive of three members, in this order. */
export function makeDeb({ tree, fields, date, pack }: DebOrder): Buffer {
  const size = Math.ceil(tree.reduce((sum, { content }) => sum + content.length, 0) / 1024);
  const lines = Object.entries({ ...fields, 'Installed-Size': String(size) }).map(
    ([name, value]) => `${name}: ${value}\n`,
  );
  const control = makeTar(inFolder('.', [textFile('control', lines.join(''))]), date);
  const { bytes, extension } = pack(makeTar(inFolder('.', tree), date));
  return makeAr(
    [
      ['debian-binary', Buffer.from('2.0\n')],
      ['control.tar.gz', gzipSync(control, { level: 9 })],
      [`data.tar.${extension}`, bytes],
    ],
    date,
  );
}

function makeAr(members: readonly (readonly [string, Buffer])[], date: Date): Buffer {
  const seconds = String(Math.floor(date.getTime() / 1000));
  const pieces = members.flatMap(([name, content]) => {
    const columns = [name.padEnd(16), seconds.padEnd(12), '0'.padEnd(6), '0'.padEnd(6), '100644'.padEnd(8)];
    const header = `${columns.join('')}${String(content.length).padEnd(10)}\x60\n`;
    return [Buffer.from(header), content, Buffer.from(content.length % 2 === 0 ? '' : '\n')];
  });
  return Buffer.concat([Buffer.from('!<arch>\n'), ...pieces]);
}
