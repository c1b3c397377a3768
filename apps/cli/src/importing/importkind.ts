import type { Call, ExitStatus } from '../command.ts';
import type { SourceFile } from '../input.ts';

/** A file that somebody imports, unfolded if it was compressed; its text when it has one. */
export interface ImportedFile extends SourceFile {
  readonly text: string | undefined;
}

/** What one kind of file is known by, and what is done with it. */
export interface ImportKind {
  /** For people: « une partie ». */
  readonly what: string;
  /** The options that are for this kind of file, besides those for all of them. */
  readonly options: readonly string[];
  detects(file: ImportedFile): boolean;
  run(call: Call, file: ImportedFile): Promise<ExitStatus>;
}
