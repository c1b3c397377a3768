/** A Windows shortcut (MS-SHLLINK) to a program of its own folder, wherever that folder is. */

const CLASS_ID = '0114020000000000c000000000000046';
const HAS_NAME = 1 << 2;
const HAS_RELATIVE_PATH = 1 << 3;
const HAS_ARGUMENTS = 1 << 5;
const IS_UNICODE = 1 << 7;
/** Where it was made is nowhere on the machine where it is opened. */
const NO_LINK_INFO = 1 << 8;
const ORDINARY_FILE = 0x80;
const SHOW_NORMAL = 1;

export interface ShortcutOrder {
  readonly name: string;
  /** From the folder of the shortcut. */
  readonly target: string;
  readonly words: string;
}

export function makeShortcut({ name, target, words }: ShortcutOrder): Buffer {
  const header = Buffer.alloc(76);
  header.writeUInt32LE(header.length, 0);
  header.write(CLASS_ID, 4, 'hex');
  header.writeUInt32LE(HAS_NAME | HAS_RELATIVE_PATH | HAS_ARGUMENTS | IS_UNICODE | NO_LINK_INFO, 20);
  header.writeUInt32LE(ORDINARY_FILE, 24);
  header.writeUInt32LE(SHOW_NORMAL, 60);
  return Buffer.concat([header, counted(name), counted(target), counted(words), Buffer.alloc(4)]);
}

/** A text after its number of characters. */
function counted(text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16LE(text.length);
  return Buffer.concat([length, Buffer.from(text, 'utf16le')]);
}
