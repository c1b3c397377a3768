/** A file of a package: its path with slashes, its bytes, and whether it can be run. */
export interface PackedFile {
  readonly path: string;
  readonly content: Uint8Array;
  readonly isProgram?: boolean;
}

/** What a package holds; the order of its files says nothing. */
export type Tree = readonly PackedFile[];

export const textFile = (path: string, text: string): PackedFile => ({ path, content: Buffer.from(text) });

export const programFile = (path: string, content: string | Uint8Array): PackedFile => ({
  path,
  content: Buffer.from(content),
  isProgram: true,
});

/** The same files in a folder. */
export const inFolder = (folder: string, tree: Tree): Tree =>
  tree.map((file) => ({ ...file, path: `${folder}/${file.path}` }));

export const modeOf = ({ isProgram }: PackedFile): number => (isProgram ? 0o755 : 0o644);

/** In the one order in which packages are written. */
export const sorted = (tree: Tree): Tree => [...tree].sort((a, b) => (a.path < b.path ? -1 : 1));

/** Every folder that these files need, outer ones first. */
export function foldersOf(tree: Tree): readonly string[] {
  const folders = new Set<string>();
  for (const { path } of tree) {
    const parts = path.split('/').slice(0, -1);
    parts.forEach((_, index) => {
      folders.add(parts.slice(0, index + 1).join('/'));
    });
  }
  return [...folders].sort();
}
