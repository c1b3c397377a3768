/** What a command of `raccord` is. All of them are listed in commands.ts. */
export interface CliCommand {
  /** As typed: `chercher`, `lexique info`. */
  readonly name: string;
  readonly summary: string;
  /** What follows the name, as in a manual. */
  readonly usage: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly operands?: OperandSpec;
  /** What an operand may be, and what each one means. */
  readonly choices?: { readonly title: string; readonly entries: readonly (readonly [string, string])[] };
  readonly notes?: readonly string[];
  /** Run as they stand, one after the other, in an empty folder. */
  readonly examples: readonly string[];
  run(call: Call): Promise<ExitStatus>;
}

export interface OptionSpec {
  readonly summary: string;
  /** What its value is called; an option without one is a switch. */
  readonly value?: string;
  readonly short?: string;
}

export interface OperandSpec {
  readonly label: string;
  readonly min: number;
  readonly max: number;
}

/** A command line once understood. */
export interface Call {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly operands: readonly string[];
  /** The switches given. */
  readonly switches: ReadonlySet<string>;
  readonly json: boolean;
}

/** 0: fine; 1: a check failed; 2, by a `CliFault`: the call or a file is wrong. */
export type ExitStatus = 0 | 1;

/** The call or a file is wrong: one French sentence, exit status 2. */
export class CliFault extends Error {}
