import { ADDRESSES, addressOf } from '@raccord/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Engine, engine, loadingStage, onStage } from './engine.ts';
import { noteFailure, useEngineHealth } from './failure.ts';
import type { EnginePosition, EngineSurvey, KnownSource, LoadingStage, WordsSource } from './protocol.ts';

export interface Readiness {
  readonly isReady: boolean;
  /** Of the lexicon that is open; undefined until it is. */
  readonly hash: string | undefined;
  readonly stage: LoadingStage | undefined;
  /** Why the lexicon could not be opened. */
  readonly fault: string | undefined;
  /** Opens it again after a fault. */
  retry(): void;
}

/** A lexicon of the server. */
export const sourceOf = (hash: string | undefined): WordsSource | undefined =>
  hash === undefined ? undefined : { hash, from: addressOf(ADDRESSES.readLexicon, { params: { hash } }) };

/** Lemma and nature of the words of the free lexicon, by its hash on the server. */
export function knownSourceOf(hash: string | undefined): KnownSource | undefined {
  const words = sourceOf(hash);
  return words && { words, natures: ADDRESSES.readNatures.path };
}

/** Opens the lexicon of a tournament in the page. */
export const useLexicon = (hash: string | undefined): Readiness => useWords(sourceOf(hash));

/** Opens a lexicon in the page, wherever it comes from; in the engine unless told otherwise. */
export function useWords(source: WordsSource | undefined, asked: () => Pick<Engine, 'open'> = engine): Readiness {
  const hash = source?.hash;
  const stage = useSyncExternalStore(onStage, loadingStage);
  const { restarts } = useEngineHealth();
  const [opened, setOpened] = useState<{ readonly hash: string; readonly restarts: number; readonly fault?: string }>();
  const [tries, setTries] = useState(1);
  const retry = (): void => {
    setOpened(undefined);
    setTries(tries + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash says which one it is, and each try and each new engine opens it
  useEffect(() => {
    if (source === undefined) return;
    let isCurrent = true;
    // Come back to, it has to be opened again: another one was meanwhile.
    if (opened?.hash !== source.hash) setOpened(undefined);
    const settle = (fault?: string): void => {
      if (isCurrent) setOpened({ hash: source.hash, restarts, ...(fault === undefined ? {} : { fault }) });
    };
    asked()
      .open(source)
      .then(
        () => settle(),
        (thrown: Error) => settle(thrown.message),
      );
    return () => {
      isCurrent = false;
    };
  }, [hash, tries, restarts]);
  const isOpen = opened !== undefined && opened.hash === hash && opened.restarts === restarts;
  const isReady = isOpen && opened.fault === undefined;
  return { isReady, hash: isReady ? hash : undefined, stage, fault: isOpen ? opened.fault : undefined, retry };
}

export interface EngineAnswer<T> {
  /** What is asked now is answered, and this is the answer. */
  readonly isCurrent: boolean;
  readonly value: T | undefined;
  /** The last answer, to this or to what was asked before, for what must not flicker while somebody types; none where none comes. */
  readonly last: T | undefined;
}

/**
 * Asks the engine again whenever what is asked changes; an answer that comes late is dropped. `key` says what is asked:
 * undefined asks nothing. An engine that fails is told of by `EngineFailure`.
 */
export function useAnswer<T>(key: string | undefined, ask: () => Promise<T>): EngineAnswer<T> {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value: T }>();
  const { restarts } = useEngineHealth();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to ask again, as does a new engine
  useEffect(() => {
    if (key === undefined) {
      setAnswer(undefined);
      return;
    }
    let isCurrent = true;
    ask().then(
      (value) => {
        if (isCurrent) setAnswer({ key, value });
      },
      () => {
        if (!isCurrent) return;
        setAnswer(undefined);
        noteFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, restarts]);
  const isCurrent = key !== undefined && answer?.key === key;
  const last = key === undefined ? undefined : answer?.value;
  return { isCurrent, value: isCurrent ? last : undefined, last };
}

/**
 * What a turn has to offer; undefined until the engine knows.
 * @param lexicon hash of the one that is open.
 */
export function useSurvey(position: EnginePosition | undefined, lexicon: string | undefined): EngineSurvey | undefined {
  const key = position && lexicon !== undefined ? JSON.stringify([lexicon, position]) : undefined;
  return useAnswer(key, () => engine().survey(position as EnginePosition)).value;
}
