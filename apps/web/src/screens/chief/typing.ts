import { createContext, useContext, useId, useLayoutEffect, useSyncExternalStore } from 'react';

/** A slip, or a notice that something can be taken back. */
type Held = 'text' | 'notice';

/** Whether something is being typed on the screen shown, which nothing may take away. */
export class Typing {
  readonly #held = new Map<string, Held>();
  readonly #listeners = new Set<() => void>();

  get isOn(): boolean {
    return [...this.#held.values()].includes('text');
  }

  /** Nothing is typed, and no notice waits for an answer. */
  get isFree(): boolean {
    return this.#held.size === 0;
  }

  begin(typist: string, held: Held): void {
    this.#held.set(typist, held);
    this.#tell();
  }

  end(typist: string): void {
    this.#held.delete(typist);
    this.#tell();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Of the screens from which a game is conducted. */
export const TypingContext = createContext<Typing | undefined>(undefined);

/** Says that something is being typed here, for as long as it is. */
export function useTyping(isTyping: boolean, held: Held = 'text'): void {
  const typing = useContext(TypingContext);
  const typist = useId();
  useLayoutEffect(() => {
    if (!typing || !isTyping) return;
    typing.begin(typist, held);
    return () => typing.end(typist);
  }, [typing, typist, isTyping, held]);
}

const NEVER = new Typing();

export function useIsTyping(): boolean {
  const typing = useContext(TypingContext) ?? NEVER;
  return useSyncExternalStore(typing.subscribe, () => typing.isOn);
}
