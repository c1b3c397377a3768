import { type Answered, createClient, type WorkProgress } from '@raccord/contract';
import { useRef, useState } from 'react';
import { typesetTexts } from '../texts/typeset.ts';
import { workTexts } from '../texts/work.ts';
import type { api, ServerFault } from './client.ts';
import { type Following, longFetch } from './longfetch.ts';

/** Something that takes long: how far it is, and how to give it up. */
export interface LongWork {
  readonly isRunning: boolean;
  /** Given up the last time, and nothing was asked since. */
  readonly isCancelled: boolean;
  /** Nothing where nothing is counted yet. */
  readonly progress: WorkProgress | undefined;
  /** None where giving it up would change nothing: what the server does at one stroke, or has worked out whole. */
  readonly cancel: (() => void) | undefined;
}

type Given<T> = (following: Following) => Promise<Answered<T>>;

export interface LongWorking extends LongWork {
  /** Has something brought here; given up, it answers `cancelled`. */
  follow<T>(work: Given<T>): Promise<Answered<T>>;
  /** The same of something that the server is asked to change. */
  ask<T>(call: (server: typeof api) => Promise<Answered<T>>): Promise<Answered<T>>;
}

const CANCELLED: ServerFault = { code: 'cancelled', text: workTexts.cancelled };

export function useWork(): LongWorking {
  const [stage, setStage] = useState<'idle' | 'followed' | 'asked' | 'cancelled'>('idle');
  const [progress, setProgress] = useState<WorkProgress>();
  const controller = useRef<AbortController>(undefined);
  const run = async <T>(as: 'followed' | 'asked', work: Given<T>): Promise<Answered<T>> => {
    const own = new AbortController();
    controller.current = own;
    setProgress(undefined);
    setStage(as);
    const answer = await work({ signal: own.signal, onTold: setProgress });
    const isCancelled = own.signal.aborted && !answer.ok;
    setStage(isCancelled ? 'cancelled' : 'idle');
    return isCancelled ? { ok: false, fault: CANCELLED } : answer;
  };
  // The server stops between two parts that it counts, and writes after the last one.
  const isCounting = progress !== undefined && progress.done < progress.total;
  return {
    progress,
    isRunning: stage === 'followed' || stage === 'asked',
    isCancelled: stage === 'cancelled',
    cancel: stage === 'followed' || isCounting ? () => controller.current?.abort() : undefined,
    follow: (work) => run('followed', work),
    ask: (call) =>
      run('asked', async (following) => {
        const answer = await call(createClient<AbortSignal>((url, init) => longFetch(url, init, following), ''));
        return answer.ok ? answer : { ok: false, fault: typesetTexts(answer.fault) };
      }),
  };
}
