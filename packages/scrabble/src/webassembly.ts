/**
 * The little that this package needs of WebAssembly, and of base64. Node, pages and workers all have it, but the types of
 * a pure package know no host: hence the declarations.
 */
declare function atob(base64: string): string;

declare namespace WebAssembly {
  class Memory {
    constructor(size: { initial: number });
    readonly buffer: ArrayBuffer;
  }
  class Module {
    constructor(code: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: unknown;
  }
}

export type Memory = WebAssembly.Memory;
export type Module = WebAssembly.Module;

/** What a program is given, by the name of the file that declares it. */
type Imports = Readonly<Record<string, Readonly<Record<string, Memory | ((...numbers: number[]) => void)>>>>;

const PAGE_BYTES = 1 << 16;

/** A memory of at least so many bytes, all 0. */
export const createMemory = (bytes: number): Memory =>
  new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });

export function compile(base64: string): Module {
  const text = atob(base64);
  const code = new Uint8Array(text.length);
  for (let i = 0; i < code.length; i++) code[i] = text.charCodeAt(i);
  return new WebAssembly.Module(code);
}

/** Starts a program; gives what it exports. */
export const instantiate = (module: Module, imports: Imports): unknown =>
  new WebAssembly.Instance(module, imports).exports;
