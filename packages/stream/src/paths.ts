/** What an event sets and what it relies on, as paths: `game/1/turn/3/entrant/7`. */
export interface Touches {
  readonly writes: readonly string[];
  readonly reads: readonly string[];
}

export const writes = (...paths: readonly string[]): Touches => ({ writes: paths, reads: [] });

/** Does something that came later rely on what something else set? */
export const relies = (later: Touches, earlier: Touches): boolean => new SetPaths(earlier).isReliedOnBy(later);

/** The paths that something has set, to be asked whether an event relies on one of them. */
export class SetPaths {
  readonly #paths = new Set<string>();

  constructor(...brought: readonly Touches[]) {
    for (const touched of brought) this.add(touched);
  }

  add({ writes }: Touches): void {
    for (const path of writes) this.#paths.add(path);
  }

  isReliedOnBy({ writes, reads }: Touches): boolean {
    return [...writes, ...reads].some((path) => this.#has(path));
  }

  /** The path itself, or one that it is under. */
  #has(path: string): boolean {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      if (this.#paths.has(path.slice(0, end))) return true;
    }
    return false;
  }
}
