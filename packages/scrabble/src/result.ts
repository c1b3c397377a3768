/** What a reader of foreign input answers: the value, or a fault with a code and a French sentence. */
export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault<Code> };

/** Why an input was refused: a code for programs, a sentence for people. */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  readonly text: string;
}

export const accept = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refuse = <Code extends string>(
  code: Code,
  text: string,
): { readonly ok: false; readonly fault: Fault<Code> } => ({ ok: false, fault: { code, text } });

/** The value of an input that the program itself made: a fault there is a programmer's mistake. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.text);
  return result.value;
}
